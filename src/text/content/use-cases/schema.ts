import { z } from 'zod';
import { chat, picture, point, text } from '../contentSchemas.ts';
import { metaSchema } from '../metaSchema.ts';

const part = z.object({
  /** The anchor. */
  id: text,
  /** In the list of contents. */
  name: text,
  title: text,
  lead: text,
  steps: z.array(point).min(3),
  picture,
});

export const useCaseSchema = z.object({
  meta: metaSchema,
  /** question: what a customer asks, in quotes. */
  hero: z.object({ question: text, title: text, lead: text, chat }),
  contents: text,
  parts: z.array(part).min(3),
  statistics: z.object({ title: text, lead: text }),
  limits: z.object({ title: text, items: z.array(point).min(3) }),
});

export type UseCase = z.infer<typeof useCaseSchema>;

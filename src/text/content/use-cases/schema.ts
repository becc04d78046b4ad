import { z } from 'zod';
import { entrySections } from '../../../routes/pageSections.ts';
import { chat, fragment, picture, point, text } from '../contentSchemas.ts';
import { metaSchema } from '../metaSchema.ts';

const part = z.object({
  /** The anchor. */
  id: fragment,
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
  statistics: z.object({
    title: text,
    lead: text,
    /** Confirmed figures with their source; absent: those of statistics.ts. */
    figures: z
      .array(z.object({ percent: z.number().min(0).max(100), label: text, source: text }))
      .min(1)
      .exactOptional(),
  }),
  limits: z.object({ title: text, items: z.array(point).min(3) }),
  /** Absent: all. */
  sections: z.array(z.enum(entrySections['text-use-case'])).exactOptional(),
});

export type UseCase = z.infer<typeof useCaseSchema>;

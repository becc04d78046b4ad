import { z } from 'zod';
import { annotatedTranscript, fragment, text } from '../contentSchemas.ts';
import { metaSchema } from '../metaSchema.ts';

const dialogue = z.object({
  /** Fragment, stable and the same in both languages. */
  id: fragment,
  /** In the list of contents. */
  name: text,
  title: text,
  /** Sender, place and time. */
  situation: text,
  /** Speakers besides the assistant; `team` if a person takes over. */
  speakers: z.object({ visitor: text, team: text.exactOptional() }),
  talk: annotatedTranscript.min(6).max(10),
});

export const examplesSchema = z.object({
  meta: metaSchema,
  /** question: what a customer asks, in quotes. */
  hero: z.object({ question: text, title: text, lead: text }),
  dialogues: z.array(dialogue).length(6),
});

export type Examples = z.infer<typeof examplesSchema>;

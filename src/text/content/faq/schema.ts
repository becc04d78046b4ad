import { z } from 'zod';
import { pageId } from '../contentSchemas.ts';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

const entrySchema = z.strictObject({
  id,
  question: text,
  /** Paragraphs. */
  answer: z.array(text).min(1),
  /** Link to further information. */
  more: z.strictObject({ page: pageId, label: text }).optional(),
});

const groupSchema = z.strictObject({ id, title: text, lead: text, entries: z.array(entrySchema).min(5) });

export const faqSchema = z.array(groupSchema).length(6);

export type FaqGroup = z.infer<typeof groupSchema>;

/** Texts around the questions, by group; `more`: labels of further links, by entry. */
export type FaqGroupTexts = Record<string, { title: string; lead: string; more: Record<string, string> }>;

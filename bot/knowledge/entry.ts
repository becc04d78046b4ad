/**
 * Entries of the bot's knowledge base: `bot/knowledge/<locale>/<topic>.json`, one answer each with ways of asking for it.
 * Entries of both languages have the same ids (knowledge.test.ts).
 */
import { z } from 'zod';

const text = z.string().trim().min(1);
const section = z.string().regex(/^[a-z0-9/-]+(?:#[\w-]+)?$/);

/** Longer answers are not read in a chat window. */
export const maxAnswerLength = 350;

export const entrySchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** Plain sentences with tokens for figures and names. */
  answer: text,
  /** Section whose text states the answer, as `page#fragment` (routes/table.ts). */
  source: section,
  /** Further sections that state it. */
  also: z.array(section).max(3),
  /** The site does not settle this: the answer says so, and a person is offered as for a question without an answer. */
  isOpen: z.literal(true).optional(),
  /** Entries that people ask for next. */
  next: z.array(z.string()).max(3),
  /** Ways of asking. The first is shown as a suggestion, so it is a complete question. */
  asks: z.array(text).min(10),
});

export type KnowledgeEntry = z.infer<typeof entrySchema> & {
  /** By an editor: what its answer affirms is then unknown (verdict.ts). */
  isReworded?: true | undefined;
};

export const entriesSchema = z.array(entrySchema);

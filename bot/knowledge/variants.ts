/**
 * Variants of answers: `bot/knowledge/variants/<locale>.json`. An entry's answer begins with what most people ask; a
 * variant tells the same facts in another order, so that its first sentence answers some of the ways of asking.
 */
import { z } from 'zod';

const text = z.string().trim().min(1);

const entryVariantsSchema = z.strictObject({
  /** Ways of asking that the entry's own answer answers first. */
  main: z.array(text),
  variants: z.array(z.strictObject({ text, asks: z.array(text).min(1) })).min(1),
});

export type EntryVariants = z.infer<typeof entryVariantsSchema>;

/** By the id of the entry. */
export const variantsSchema = z.record(z.string(), entryVariantsSchema);

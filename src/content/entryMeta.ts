/**
 * Titles and descriptions of the pages of a slug family: they stand in the entry's own content file, beside its text,
 * under `meta`. Each family registers here how its entries are found; seo/head.ts asks here for pages with a family.
 */
import { z } from 'zod';
import type { FamilyName, Locale } from '../routes/table.ts';
import { withCompany } from '../words/words.ts';

/** Lengths are those that search engines show (quality.md); the tokens are filled in before they are counted. */
export const metaSchema = z.object({
  /** In breadcrumbs. */
  name: z.string().min(1),
  /** At most 60 characters with the brand. */
  title: z.string().min(1),
  /** On the social picture. */
  headline: z.string().min(1),
  /** 50 to 155 characters. */
  description: z.string().min(50),
});

export type EntryMeta = z.infer<typeof metaSchema>;

type MetaSource = (entry: string, locale: Locale) => EntryMeta | undefined;

const sources: Partial<Record<FamilyName, MetaSource>> = {};

/** The meta texts of an entry, tokens filled in; undefined when its family has none (yet). */
export function entryMeta({ name, entry }: { name: FamilyName; entry: string }, locale: Locale): EntryMeta | undefined {
  const meta = sources[name]?.(entry, locale);
  return meta && withCompany(meta);
}

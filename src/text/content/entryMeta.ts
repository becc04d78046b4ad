/**
 * Meta texts of the pages of a slug family, from the key `meta` of the entry's content file. Each family registers a
 * lookup here; metaOf.ts calls it for pages of a family.
 */
import type { FamilyName, Locale } from '../../routes/table.ts';
import { fillCompanyTokens } from '../words/words.ts';
import { articleMeta } from './blog/articles.ts';
import { themeExamples } from './examples.ts';
import { industry, isIndustry } from './industries.ts';
import { furtherPageMeta, topicMeta } from './listMeta.ts';
import type { EntryMeta } from './metaSchema.ts';
import { newsMeta } from './newsroom/news.ts';
import { productMeta } from './products.ts';
import { themeSolution } from './solutions.ts';
import { goalMeta } from './templates.ts';
import { isTheme } from './themes.ts';
import { themeUseCase } from './useCases.ts';

type MetaSource = (entry: string, locale: Locale) => EntryMeta | undefined;

const sources: Partial<Record<FamilyName, MetaSource>> = {
  blog: articleMeta,
  'blog-topics': topicMeta('blog'),
  'blog-pages': furtherPageMeta('blog'),
  examples: (entry, locale) => (isTheme(entry) ? themeExamples(entry, locale).meta : undefined),
  newsroom: newsMeta,
  solutions: (entry, locale) => (isTheme(entry) ? themeSolution(entry, locale).meta : undefined),
  'newsroom-topics': topicMeta('newsroom'),
  'newsroom-pages': furtherPageMeta('newsroom'),
  'use-cases': (entry, locale) => (isTheme(entry) ? themeUseCase(entry, locale).meta : undefined),
  industries: (entry, locale) => (isIndustry(entry) ? industry(entry, locale).meta : undefined),
  products: productMeta,
  templates: goalMeta,
};

/** The meta texts of an entry, tokens filled in; undefined if its family has none. */
export function entryMeta({ name, entry }: { name: FamilyName; entry: string }, locale: Locale): EntryMeta | undefined {
  const meta = sources[name]?.(entry, locale);
  return meta && fillCompanyTokens(meta);
}

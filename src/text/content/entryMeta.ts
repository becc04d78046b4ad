/**
 * Meta texts of the pages of a slug family, from the key `meta` of the entry's content file. Each family registers a
 * lookup here; metaOf.ts calls it for pages of a family.
 */
import type { FamilyName, Locale } from '../../routes/table.ts';
import { fillCompanyTokens } from '../words/words.ts';
import { articleMeta } from './blog/articles.ts';
import { themeExamples } from './examples.ts';
import { freePage } from './freePages.ts';
import { industry } from './industries.ts';
import { furtherPageMeta, topicMeta } from './listMeta.ts';
import type { EntryMeta } from './metaSchema.ts';
import { newsMeta } from './newsroom/news.ts';
import { productMeta } from './products.ts';
import { themeSolution } from './solutions.ts';
import { goalMeta } from './templates.ts';
import { themeUseCase } from './useCases.ts';

type MetaSource = (entry: string, locale: Locale) => EntryMeta | undefined;

const sources: Partial<Record<FamilyName, MetaSource>> = {
  blog: articleMeta,
  'blog-topics': topicMeta('blog'),
  'blog-pages': furtherPageMeta('blog'),
  examples: (entry, locale) => themeExamples(entry, locale)?.meta,
  newsroom: newsMeta,
  solutions: (entry, locale) => themeSolution(entry, locale)?.meta,
  'newsroom-topics': topicMeta('newsroom'),
  'newsroom-pages': furtherPageMeta('newsroom'),
  'use-cases': (entry, locale) => themeUseCase(entry, locale)?.meta,
  industries: (entry, locale) => industry(entry, locale)?.meta,
  pages: (entry, locale) => freePage(entry, locale)?.meta,
  products: productMeta,
  templates: goalMeta,
};

/** The meta texts of an entry, tokens filled in; undefined if its family has none. */
export function entryMeta({ name, entry }: { name: FamilyName; entry: string }, locale: Locale): EntryMeta | undefined {
  const meta = sources[name]?.(entry, locale);
  return meta && fillCompanyTokens(meta);
}

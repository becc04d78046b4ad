/** Addresses of the feeds: files beside the pages, the same in every language strategy. */
import { articleLists, type ListName } from './articleLists.ts';
import { type Locale, locales } from './table.ts';

const feedFiles = ['rss.xml', 'feed.json'] as const;
export type FeedFile = (typeof feedFiles)[number];

export type FeedId = { page: ListName; locale: Locale; file: FeedFile };

export const feedPath = (page: ListName, locale: Locale, file: FeedFile): string =>
  `${locale === 'en' ? '/en' : ''}/${page}/${file}`;

/** Every feed of the site by its address. */
export const feeds: ReadonlyMap<string, FeedId> = new Map(
  articleLists.flatMap((page) =>
    locales.flatMap((locale) =>
      feedFiles.map((file) => [feedPath(page, locale, file), { page, locale, file }] as const),
    ),
  ),
);

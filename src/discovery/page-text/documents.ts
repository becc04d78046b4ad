/** Which documents of the site are read: every published page that search engines may know, in each of its languages. */
import { toPublicPath } from '../../routes/strategy.ts';
import { type Locale, locales, type PageId, publishedPageIds, table } from '../../routes/table.ts';

export type SiteDocument = {
  page: PageId;
  locale: Locale;
  /** Internal path: names the prerendered file, and is what the renderer knows pages on demand by. */
  internalPath: string;
  /** Public path. */
  path: string;
  onDemand: boolean;
};

export const documents: readonly SiteDocument[] = publishedPageIds
  .filter((id) => table[id].indexed)
  .flatMap((page) =>
    locales.flatMap((locale) => {
      const { paths, onDemand } = table[page];
      const internalPath = paths[locale];
      if (internalPath === null) return [];
      return [{ page, locale, internalPath, path: toPublicPath(internalPath, locale), onDemand }];
    }),
  );

/** The documents whose text is read: every published, indexed page, in each of its languages. */
import { toPublicPath } from '../../routes/strategy.ts';
import { type Locale, locales, type PageId, publishedPageIds, table } from '../../routes/table.ts';

export type SiteDocument = {
  page: PageId;
  locale: Locale;
  /** Internal path: the name of the prerendered file, and the route of a page on demand. */
  internalPath: string;
  /** Public path. */
  path: string;
  onDemand: boolean;
};

export const siteDocuments: readonly SiteDocument[] = publishedPageIds
  .filter((id) => table[id].indexed)
  .flatMap((page) =>
    locales.flatMap((locale) => {
      const { paths, onDemand } = table[page];
      const internalPath = paths[locale];
      if (internalPath === null) return [];
      return [{ page, locale, internalPath, path: toPublicPath(internalPath, locale), onDemand }];
    }),
  );

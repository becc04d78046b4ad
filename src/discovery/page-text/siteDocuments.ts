/** The documents whose text is read: every published, indexed page, in each of its languages. */

import { pageOf, shownPageIds } from '../../routes/pageOf.ts';
import { toPublicPath } from '../../routes/strategy.ts';
import { type Locale, locales, type PageId } from '../../routes/table.ts';

export type SiteDocument = {
  page: PageId;
  locale: Locale;
  /** Internal path: the name of the prerendered file, and the route of a page on demand. */
  internalPath: string;
  /** Public path. */
  path: string;
  onDemand: boolean;
};

export const siteDocuments = (): SiteDocument[] =>
  shownPageIds()
    .filter((id) => pageOf(id).indexed)
    .flatMap((page) =>
      locales.flatMap((locale) => {
        const { paths, onDemand } = pageOf(page);
        const internalPath = paths[locale];
        if (internalPath === null) return [];
        return [{ page, locale, internalPath, path: toPublicPath(internalPath, locale), onDemand }];
      }),
    );

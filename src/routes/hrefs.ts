/** Links between pages, always through the table: a page that is not yet published resolves to its fallback. */

import { pageOf } from './pageOf.ts';
import { isHiddenAnchor } from './shownSections.ts';
import { toPublicPath } from './strategy.ts';
import { type Locale, locales, type PageId } from './table.ts';

type PageTarget = { page: PageId; hash?: string };

/**
 * Public path (with fragment) of a page in a language. Unpublished pages resolve to their declared fallback, pages
 * without that language to their declared `counterpart`. The anchor of a section that editors hid is left out.
 * @throws when the table declares neither (the table's test excludes this)
 */
export function href(id: PageId, locale: Locale, hash?: string): string {
  const { page, hash: fragment } = resolveTarget(hash ? { page: id, hash } : { page: id }, locale);
  const path = toPublicPath(pageOf(page).paths[locale] ?? '/', locale);
  return fragment && !isHiddenAnchor(page, fragment, locale) ? `${path}#${fragment}` : path;
}

function resolveTarget(target: PageTarget, locale: Locale): PageTarget {
  const { published, fallback, counterpart, paths } = pageOf(target.page);
  const instead = paths[locale] === null ? counterpart : published ? undefined : fallback;
  if (!instead && (!published || paths[locale] === null)) throw new Error(`No way to ${target.page} in ${locale}`);
  return instead ? resolveTarget(instead, locale) : target;
}

/** `href`, or null for an unpublished page, where a link to the fallback would mislead. */
export const publishedHref = (id: PageId, locale: Locale, hash?: string): string | null =>
  pageOf(id).published ? href(id, locale, hash) : null;

/** Languages in which a page has its own address. */
export const localesOf = (id: PageId): Locale[] => locales.filter((locale) => pageOf(id).paths[locale] !== null);

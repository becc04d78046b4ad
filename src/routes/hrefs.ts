/** Links between pages, always through the table: a page that is not yet published resolves to its fallback. */
import { toPublicPath } from './strategy.ts';
import { type Locale, locales, type PageId, table } from './table.ts';

type Place = { page: PageId; hash?: string };

/**
 * Public path (with fragment) of a page in a language. Unpublished pages resolve to their declared fallback,
 * pages without a twin in that language to the place that stands in for them.
 * @throws when the table declares neither, which the table's test rules out
 */
export function href(id: PageId, locale: Locale, hash?: string): string {
  const { page, hash: fragment } = resolveTarget(hash ? { page: id, hash } : { page: id }, locale);
  const path = toPublicPath(table[page].paths[locale] ?? '/', locale);
  return fragment ? `${path}#${fragment}` : path;
}

function resolveTarget(target: Place, locale: Locale): Place {
  const { published, fallback, twin, paths } = table[target.page];
  const instead = paths[locale] === null ? twin : published ? undefined : fallback;
  if (!instead && (!published || paths[locale] === null)) throw new Error(`No way to ${target.page} in ${locale}`);
  return instead ? resolveTarget(instead, locale) : target;
}

/** The same, or null for a page that is not published: where a link to a stand-in would mislead. */
export const publishedHref = (id: PageId, locale: Locale): string | null =>
  table[id].published ? href(id, locale) : null;

/** Languages in which a page exists at an address of its own. */
export const localesOf = (id: PageId): Locale[] => locales.filter((locale) => table[id].paths[locale] !== null);

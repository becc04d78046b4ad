/**
 * Lists filtered by the URL: `?ziel=terminbuchung&branche=handel`. Parameters and values are words of the page's
 * language. The server renders every state of a list; filter.client.ts only avoids navigation.
 */
import { href } from './hrefs.ts';
import type { Locale, PageId } from './table.ts';

export type Facet = {
  id: string;
  param: Record<Locale, string>;
  /** `slug`: null in a language that lacks the option. */
  options: readonly { id: string; slug: Readonly<Record<Locale, string | null>> }[];
};

/** Option id by facet id; missing facets are not filtered. */
export type FilterSelection = Readonly<Record<string, string>>;

/** Options an entry belongs to, by facet id. */
export type EntryFacets = Readonly<Record<string, readonly string[]>>;

/** A facet as a form control. */
export type FilterField = {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
};

/** Options from a slug family or any other table of slugs. */
export const optionsOf = (slugs: Readonly<Record<string, Record<Locale, string>>>): Facet['options'] =>
  Object.entries(slugs).map(([id, slug]) => ({ id, slug }));

/** Reads the filter from a query. Unknown values are dropped and reported as `unknown`. */
export function parseSelection(facets: readonly Facet[], locale: Locale, query: URLSearchParams) {
  const asked = facets.flatMap((facet) => {
    const value = query.get(facet.param[locale]);
    return value ? [{ facet, option: facet.options.find(({ slug }) => slug[locale] === value) }] : [];
  });
  const choice: FilterSelection = Object.fromEntries(
    asked.flatMap(({ facet, option }) => (option ? [[facet.id, option.id]] : [])),
  );
  return { choice, unknown: asked.some(({ option }) => !option) };
}

export const matchesSelection = (marks: EntryFacets, choice: FilterSelection): boolean =>
  Object.entries(choice).every(([facet, option]) => marks[facet]?.includes(option));

/** URL of a filtered list. */
export const filteredHref = (page: PageId, locale: Locale, facets: readonly Facet[], choice: FilterSelection): string =>
  href(page, locale) + selectionQuery(locale, facets, choice);

/** A choice as a query string in a language: `?ziel=...`, or empty. */
export function selectionQuery(locale: Locale, facets: readonly Facet[], choice: FilterSelection): string {
  const query = new URLSearchParams(
    facets.flatMap(({ id, param, options }) => {
      const slug = options.find((one) => one.id === choice[id])?.slug[locale];
      return slug ? [[param[locale], slug]] : [];
    }),
  );
  return query.size > 0 ? `?${query}` : '';
}

type FacetWords = { label: string; all: string; options: Readonly<Record<string, string>> };

export const filterFields = (
  facets: readonly Facet[],
  locale: Locale,
  choice: FilterSelection,
  words: Readonly<Record<string, FacetWords>>,
): FilterField[] =>
  facets.map(({ id, param, options }) => {
    const { label = '', all = '', options: names = {} } = words[id] ?? {};
    return {
      name: param[locale],
      label,
      value: options.find((option) => option.id === choice[id])?.slug[locale] ?? '',
      options: [
        { value: '', label: all },
        ...options.flatMap((option) => {
          const value = option.slug[locale];
          return value ? [{ value, label: names[option.id] ?? option.id }] : [];
        }),
      ],
    };
  });

/** 405 for methods other than GET and HEAD. */
export const methodNotAllowed = ({ method }: Request): Response | undefined =>
  method === 'GET' || method === 'HEAD'
    ? undefined
    : new Response(null, { status: 405, headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' } });

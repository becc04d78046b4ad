/**
 * The search of the server: one index per language, built at start from the files of the build. Pages that change are
 * replaced in it.
 */
import { type Locale, locales } from '../../routes/table.ts';
import { createEditableSearch, type EditableSearch, type Search } from './createSearch.ts';
import { languages } from './language.ts';
import type { SearchData, SearchPage } from './searchData.ts';

export type SearchService = Readonly<Record<Locale, Search>>;
export type EditableSearchService = SearchService & {
  /** `page` undefined: it is no more. */
  replacePage(id: string, locale: Locale, page: SearchPage | undefined): void;
  data(locale: Locale): SearchData;
};

/** Path to which the build writes the data, and from which browsers fetch it. */
export const searchFile = (locale: Locale): string => `/search/${locale}.json`;

/** Undefined if a language has no data. */
export function openSearchService(read: (path: string) => string | undefined): EditableSearchService | undefined {
  const searches = new Map<Locale, EditableSearch>();
  for (const locale of locales) {
    const text = read(searchFile(locale));
    if (text !== undefined) searches.set(locale, createEditableSearch(JSON.parse(text), languages[locale]));
  }
  const [de, en] = [searches.get('de'), searches.get('en')];
  if (!de || !en) return undefined;
  const editable = { de, en };
  return {
    ...{ de: de.search, en: en.search },
    replacePage: (id, locale, page) => editable[locale].replacePage(id, page),
    data: (locale) => editable[locale].data(),
  };
}

/**
 * The search of the server: one index per language, from the files of the build. Pages that change are replaced in it.
 * An index is made on its first use, because browsers with JavaScript search on their own.
 */
import type { Locale } from '../../routes/table.ts';
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
  const indexOf = (locale: Locale): (() => EditableSearch) | undefined => {
    const text = read(searchFile(locale));
    if (text === undefined) return undefined;
    let index: EditableSearch | undefined;
    return () => {
      index ??= createEditableSearch(JSON.parse(text), languages[locale]);
      return index;
    };
  };
  const [de, en] = [indexOf('de'), indexOf('en')];
  if (!de || !en) return undefined;
  const indexes = { de, en };
  return {
    de: (query, options) => de().search(query, options),
    en: (query, options) => en().search(query, options),
    replacePage: (id, locale, page) => indexes[locale]().replacePage(id, page),
    data: (locale) => indexes[locale]().data(),
  };
}

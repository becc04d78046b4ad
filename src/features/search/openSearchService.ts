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
  const texts = { de: read(searchFile('de')), en: read(searchFile('en')) };
  if (texts.de === undefined || texts.en === undefined) return undefined;
  const services = { de: openSearch(texts.de, 'de'), en: openSearch(texts.en, 'en') };
  return {
    de: services.de.search,
    en: services.en.search,
    replacePage: (id, locale, page) => services[locale].replacePage(id, page),
    data: (locale) => services[locale].data(),
  };
}

function openSearch(text: string, locale: Locale): EditableSearch {
  /** Until the index is made. */
  let known: SearchData | undefined;
  let index: EditableSearch | undefined;

  function data(): SearchData {
    if (index) return index.data();
    known ??= JSON.parse(text) as SearchData;
    return known;
  }

  return {
    data,
    search(query, options) {
      index ??= createEditableSearch(data(), languages[locale]);
      known = undefined;
      return index.search(query, options);
    },
    replacePage(id, page) {
      if (index) return index.replacePage(id, page);
      const { pages, ...rest } = data();
      known = { ...rest, pages: [...pages.filter((one) => one.id !== id), ...(page ? [page] : [])] };
    },
  };
}

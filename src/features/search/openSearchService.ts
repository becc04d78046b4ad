/** The search of the server: one index per language, built at start from the files of the build. */
import { type Locale, locales } from '../../routes/table.ts';
import { createSearch, type Search } from './createSearch.ts';
import { languages } from './language.ts';
import type { SearchData } from './searchData.ts';

export type SearchService = Readonly<Record<Locale, Search>>;

/** Path to which the build writes the data, and from which browsers fetch it. */
export const searchFile = (locale: Locale): string => `/search/${locale}.json`;

/** Undefined if a language has no data. */
export function openSearchService(read: (path: string) => string | undefined): SearchService | undefined {
  const searches = locales.flatMap((locale) => {
    const text = read(searchFile(locale));
    if (text === undefined) return [];
    const data: SearchData = JSON.parse(text);
    return [[locale, createSearch(data, languages[locale])] as const];
  });
  const [de, en] = locales.map((locale) => searches.find(([name]) => name === locale)?.[1]);
  return de && en && { de, en };
}

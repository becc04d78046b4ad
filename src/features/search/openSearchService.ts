/**
 * The search of the server: one index per language, from the files of the build. Pages that change are replaced in it.
 * An index is made on its first use, because browsers with JavaScript search on their own; other requests are
 * answered meanwhile.
 */
import type { Locale } from '../../routes/table.ts';
import { createEditableSearch, type EditableSearch, type Search } from './createSearch.ts';
import { languages } from './language.ts';
import type { SearchData, SearchPage } from './searchData.ts';

export type ServerSearch = {
  (...query: Parameters<Search>): Promise<ReturnType<Search>>;
  missing(query: string): Promise<readonly string[]>;
};
export type SearchService = Readonly<Record<Locale, ServerSearch>>;
export type EditableSearchService = SearchService & {
  /** `page` undefined: it is no more. */
  replacePage(id: string, locale: Locale, page: SearchPage | undefined): void;
  data(locale: Locale): SearchData;
};

/** Sections indexed in one turn of the event loop: about 10 ms. */
const chunkSize = 100;

/** Path to which the build writes the data, and from which browsers fetch it. */
export const searchFile = (locale: Locale): string => `/search/${locale}.json`;

/** `read` gives the JSON of a file. Undefined if a language has no data. */
export function openSearchService(
  read: (path: string) => Buffer | string | undefined,
): EditableSearchService | undefined {
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

/** `json`: in production the bytes of the served file; a string of them would be kept beside them. */
function openSearch(json: Buffer | string, locale: Locale): Omit<EditableSearch, 'search'> & { search: ServerSearch } {
  /** Until the index is made. */
  let known: SearchData | undefined;
  let index: EditableSearch | undefined;
  let making: Promise<EditableSearch> | undefined;
  /** While the index is made. */
  const replaced = new Map<string, SearchPage | undefined>();

  function data(): SearchData {
    if (index) return index.data();
    known ??= JSON.parse(json.toString()) as SearchData;
    return known;
  }

  async function makeIndex(): Promise<EditableSearch> {
    const made = await createEditableSearch(data(), languages[locale], chunkSize);
    for (const [id, page] of replaced) made.replacePage(id, page);
    replaced.clear();
    known = undefined;
    index = made;
    return made;
  }

  const made = async () => {
    making ??= makeIndex();
    return (await making).search;
  };
  const search = async (...query: Parameters<Search>) => (await made())(...query);
  return {
    data,
    search: Object.assign(search, { missing: async (query: string) => (await made()).missing(query) }),
    replacePage(id, page) {
      if (index) return index.replacePage(id, page);
      if (making) replaced.set(id, page);
      const { pages, ...rest } = data();
      known = { ...rest, pages: [...pages.filter((one) => one.id !== id), ...(page ? [page] : [])] };
    },
  };
}

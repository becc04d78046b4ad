/**
 * Finds the sections that match a query. A section is scored by its word scores (createSearchIndex.ts), and by the
 * share of words that it covers together with its page.
 */

import { createSearchIndex, type IndexEntry, type SectionMatches } from './createSearchIndex.ts';
import { type ExcerptPiece, excerpt } from './excerpt.ts';
import { type Language, wordsIn } from './language.ts';
import type { SearchData, SearchPage } from './searchData.ts';
import type { Vocabulary } from './vocabulary.ts';

export type SearchHit = {
  page: string;
  /** Path, with the section's fragment. */
  href: string;
  title: string;
  /** The page kind and page title, outermost first. */
  trail: readonly string[];
  excerpt: readonly ExcerptPiece[];
};

export type Search = {
  (query: string, options?: SearchOptions): readonly SearchHit[];
  /** The words of a query that are on no page, as the visitor wrote them; empty if none is found. */
  missing(query: string): readonly string[];
};

type SearchOptions = {
  limit?: number;
  /** Only sections of this page, each as a separate result. */
  within?: string | undefined;
};

type ScoredSection = { entry: IndexEntry; score: number; terms: ReadonlySet<string> };

/** Results below this share of the best score are dropped: they only happen to contain a word. */
const minRelativeScore = 0.12;

/** Share of the best section's score above which the page's head is shown instead of the section. */
const headScoreShare = 0.6;

/** A search whose pages can be replaced. */
export type EditableSearch = {
  search: Search;
  replacePage(id: string, page: SearchPage | undefined): void;
  /** The data of its pages now. */
  data(): SearchData;
};

export function createSearch(data: SearchData, language: Language): Search {
  const { index, documents, search } = prepare(data, language);
  index.addAll(documents);
  return search;
}

/** Like `createSearch`, but indexes in chunks, so that the browser stays responsive. */
export const createSearchInChunks = async (data: SearchData, language: Language): Promise<Search> =>
  (await createEditableSearch(data, language, 12)).search;

/** `chunkSize`: sections indexed in one turn of the event loop. */
export async function createEditableSearch(
  data: SearchData,
  language: Language,
  chunkSize: number,
): Promise<EditableSearch> {
  const { index, entries, documents, replacePage, search } = prepare(data, language);
  await index.addAllAsync(documents, { chunkSize });
  const pages = () => [...new Set([...entries.values()].map(({ page }) => page))];
  return { search, replacePage, data: () => ({ ...data, pages: pages() }) };
}

function prepare(data: SearchData, language: Language) {
  const { entries, vocabulary, index, documents, replacePage, lookUp } = createSearchIndex(data, language);
  // The last word can be unfinished while the visitor types.
  const look = (query: string) => lookUp(query, { unfinished: true });
  const hits = (query: string, { limit = 20, within }: SearchOptions = {}) => {
    const found = look(query).map((one) => one.matches);
    if (found.length === 0) return [];
    const all = [...entries.values()];
    const places = within === undefined ? bestOfEachPage(all, found) : sectionsOf(within, all, found);
    const best = Math.max(...places.map(({ score }) => score));
    return places
      .filter(({ score }) => score >= best * minRelativeScore)
      .sort((one, other) => other.score - one.score)
      .slice(0, limit)
      .map((place) => toSearchHit(place, vocabulary));
  };
  const missing = (query: string) => {
    const found = look(query);
    const gone = new Set(found.filter(({ matches }) => matches.size === 0).map(({ word }) => word));
    if (gone.size === found.length) return [];
    return [...new Set(wordsIn(query).map(({ word }) => word))].filter((word) => gone.has(language.fold(word)));
  };
  const search: Search = Object.assign(hits, { missing });
  return { index, entries, documents, replacePage, search };
}

/** Score of a section for all words: its own matches, and at half weight those only in the page's head. */
function scoreSection(
  entry: IndexEntry,
  head: IndexEntry | undefined,
  found: readonly SectionMatches[],
): ScoredSection {
  let score = 0;
  let covered = 0;
  const terms = new Set<string>();
  for (const word of found) {
    const own = word.get(entry.id);
    const above = head && word.get(head.id);
    score += Math.max(own?.score ?? 0, (above?.score ?? 0) / 2);
    if (own || above) covered += own ? 1 : 0.7;
    for (const term of own?.terms ?? above?.terms ?? []) terms.add(term);
  }
  return { entry, score: score * (covered / found.length) ** 2 * (entry.page.weight ?? 1), terms };
}

function bestOfEachPage(entries: readonly IndexEntry[], found: readonly SectionMatches[]): ScoredSection[] {
  const heads = new Map<SearchPage, IndexEntry>();
  for (const entry of entries) if (entry.nth === 0) heads.set(entry.page, entry);
  const pages = new Map<SearchPage, ScoredSection[]>();
  for (const entry of entries) {
    if (!found.some((word) => word.has(entry.id))) continue;
    const head = heads.get(entry.page);
    const place = scoreSection(entry, head === entry ? undefined : head, found);
    pages.set(entry.page, [...(pages.get(entry.page) ?? []), place]);
  }
  return [...pages.values()].flatMap((places) => {
    const [best, ...others] = places.sort((one, other) => other.score - one.score);
    if (!best) return [];
    // A query that names the page should lead to the page itself.
    const head = others.find(
      ({ entry, score }) => entry === heads.get(entry.page) && score > best.score * headScoreShare,
    );
    // A page with matches in many sections is more relevant than one with a single match.
    const more = others.slice(0, 5).reduce((sum, { score }) => sum + score, 0);
    return [{ ...(head ?? best), score: best.score + 0.1 * more }];
  });
}

const sectionsOf = (page: string, entries: readonly IndexEntry[], found: readonly SectionMatches[]): ScoredSection[] =>
  entries
    .filter((entry) => entry.page.id === page && entry.fragment && found.some((word) => word.has(entry.id)))
    .map((entry) => scoreSection(entry, undefined, found));

function toSearchHit({ entry, terms }: ScoredSection, { termsOf }: Vocabulary): SearchHit {
  const { page, heading, fragment, text, said } = entry;
  const isHit = (word: string) => termsOf(word).some((term) => terms.has(term));
  const hasHit = (one: string) => wordsIn(one).some(({ word }) => isHit(word));
  // Conversation lines are shown only if the text does not match.
  const shown = [text, said, fragment ? '' : page.about].find(hasHit) ?? (text || page.about);
  return {
    page: page.id,
    href: fragment ? `${page.path}#${fragment}` : page.path,
    title: heading || page.title,
    trail: [page.kind, heading ? page.title : ''].filter((part) => part !== ''),
    excerpt: excerpt(shown, isHit),
  };
}

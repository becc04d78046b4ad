/**
 * Finds the places of the site that answer a question. Every word of it is looked for by its stem, by what means the same
 * (synonyms), by the parts of a compound, and, when nothing of that occurs, by what is spelled nearly so. A place counts
 * by BM25+ (minisearch), more in titles and headings, and by how many of the words it covers together with its page.
 * Long because the steps of one ranking are tuned together.
 */
import MiniSearch from 'minisearch';
import type { SearchData, SearchPage } from './data.ts';
import { excerpt, type Piece } from './excerpt.ts';
import { type Language, wordsIn } from './language.ts';
import { asPart, createVocabulary, type Vocabulary } from './vocabulary.ts';

export type Result = {
  page: string;
  /** Path, with the fragment of the section. */
  href: string;
  title: string;
  /** What it is part of, from the outside in. */
  trail: readonly string[];
  excerpt: readonly Piece[];
};

export type Search = (query: string, options?: SearchOptions) => readonly Result[];

type SearchOptions = {
  limit?: number;
  /** Sections of this page only, each as a result of its own. */
  within?: string | undefined;
};

type Entry = { id: number; page: SearchPage; heading: string; fragment: string; text: string; said: string };
type Found = { entry: Entry; score: number; terms: ReadonlySet<string> };

/** Nobody asks with more words; what is longer costs more than it finds. */
export const longestQuery = 200;
const mostWords = 12;
/** Looking for what is spelled nearly so means looking at every word there is. */
const mostGuesses = 3;

/** What is worth less than this part of the best only happens to contain a word. */
const tail = 0.12;

/** From which part of the best section's worth on a page is shown as itself. */
const nameCounts = 0.6;

const boosts = { title: 6, heading: 3, text: 1, said: 0.4 };
const worth = { itself: 1, inCompound: 0.7, synonym: 0.6, part: 0.45, knownPart: 0.1, beginning: 0.3, misspelt: 0.5 };

export function createSearch(data: SearchData, language: Language): Search {
  const { index, documents, search } = prepare(data, language);
  index.addAll(documents);
  return search;
}

/** The same in small pieces, between which a browser can answer its visitor. */
export async function createSearchInPieces(data: SearchData, language: Language): Promise<Search> {
  const { index, documents, search } = prepare(data, language);
  await index.addAllAsync(documents, { chunkSize: 12 });
  return search;
}

function prepare(data: SearchData, language: Language) {
  const entries = entriesOf(data);
  const fields = ({ page, heading, fragment, text, said }: Entry) => {
    const isHead = !fragment && !heading;
    return {
      title: isHead ? `${page.title} ${page.headline}` : '',
      heading: `${heading} ${page.named?.[fragment] ?? ''}`,
      text: isHead ? `${page.about} ${text}` : text,
      said,
    };
  };
  const vocabulary = createVocabulary(
    entries.flatMap((entry) => Object.values(fields(entry))),
    language,
  );
  const synonyms = synonymsOf(data, language);

  const index = new MiniSearch({
    fields: Object.keys(boosts),
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: (word) => [...vocabulary.termsOf(word)],
  });
  const documents = entries.map((entry) => ({ id: entry.id, ...fields(entry) }));

  const search: Search = (query, { limit = 20, within } = {}) => {
    const asked = wordsAsked(query.slice(0, longestQuery), language);
    if (asked.length === 0) return [];
    let guesses = 0;
    const guess = (word: string) => (guesses++ < mostGuesses ? vocabulary.nearest(word) : []);
    const found = asked.map((one, nth) =>
      lookUp(index, variantsOf(one, { ...vocabulary, nearest: guess }, synonyms, language), {
        // Whoever is still typing has not finished the last word.
        unfinished: nth === asked.length - 1 && one.word.length > 2,
      }),
    );
    const places = within === undefined ? bestOfEachPage(entries, found) : sectionsOf(within, entries, found);
    const best = Math.max(...places.map(({ score }) => score));
    return places
      .filter(({ score }) => score >= best * tail)
      .sort((one, other) => other.score - one.score)
      .slice(0, limit)
      .map((place) => show(place, vocabulary));
  };
  return { index, documents, search };
}

function entriesOf({ pages }: SearchData): Entry[] {
  const entries = pages.flatMap((page) =>
    page.sections.map(([heading, fragment, text, said]) => ({ page, heading, fragment, text, said })),
  );
  return entries.map((entry, id) => ({ id, ...entry }));
}

type Asked = {
  word: string;
  /** With the next word: "help desk" is "Helpdesk", too. */
  joined: string;
};

/** Folded words of a question; if it is made of stop words only, these. */
function wordsAsked(query: string, { fold, stopWords }: Language): Asked[] {
  const words = wordsIn(query).map(({ word }) => fold(word));
  const all = words.map((word, nth) => ({ word, joined: word + (words[nth + 1] ?? '') }));
  const telling = all.filter(({ word }) => !stopWords.has(word));
  const asked = telling.length > 0 ? telling : all;
  return asked.filter(({ word }, nth) => asked.findIndex((one) => one.word === word) === nth).slice(0, mostWords);
}

/** For each stem: the other words of its groups, as stems. A synonym of several words must occur with all of them. */
function synonymsOf({ synonyms }: SearchData, { fold, stem }: Language): Map<string, string[][]> {
  const result = new Map<string, string[][]>();
  for (const group of synonyms) {
    const members = group.map((member) => wordsIn(member).map(({ word }) => stem(fold(word))));
    for (const member of members) {
      const [only, ...more] = member;
      if (only === undefined || more.length > 0) continue;
      result.set(only, [...(result.get(only) ?? []), ...members.filter((other) => other !== member)]);
    }
  }
  return result;
}

type Variant = { terms: readonly string[]; worth: number };

function variantsOf(
  { word, joined }: Asked,
  { has, hasPart, partsOf, nearest }: Vocabulary,
  synonyms: Map<string, string[][]>,
  { stem }: Language,
): Variant[] {
  const term = stem(word);
  const meant = [...new Set([term, stem(joined)])];
  const parts = partsOf(word);
  const whole: Variant[] = meant.flatMap((one) => [
    { terms: [one], worth: worth.itself },
    ...(synonyms.get(one) ?? []).map((terms) => ({ terms, worth: worth.synonym })),
  ]);
  // A compound that no page uses is sought as its parts; of one that is known they say little.
  const known = whole.some(({ terms }) => terms.every(has));
  if (parts.length > 0 && !known) whole.push({ terms: parts, worth: worth.itself });
  whole.push(...parts.map((part) => ({ terms: [part], worth: known ? worth.knownPart : worth.part })));
  const variants = whole.flatMap((variant) => {
    const [only = '', ...more] = variant.terms;
    const inCompound = { terms: [asPart(only)], worth: variant.worth * worth.inCompound };
    return [
      ...(variant.terms.every(has) ? [variant] : []),
      ...(more.length === 0 && hasPart(only) ? [inCompound] : []),
    ];
  });
  return variants.length > 0 ? variants : nearest(word).map((near) => ({ terms: [near], worth: worth.misspelt }));
}

type Score = { score: number; terms: string[] };

function lookUp(index: MiniSearch, variants: readonly Variant[], { unfinished }: { unfinished: boolean }) {
  const best = new Map<number, Score>();
  const search = (terms: readonly string[], factor: number, prefix = false) => {
    const asIs = { tokenize: (text: string) => text.split(' '), processTerm: (term: string) => term };
    const options = { ...asIs, boost: boosts, combineWith: 'AND', prefix } as const;
    for (const { id, score, terms: matched } of index.search(terms.join(' '), options)) {
      const before = best.get(id);
      const all = [...(before?.terms ?? []), ...matched];
      best.set(id, { score: Math.max(before?.score ?? 0, score * factor), terms: all });
    }
  };
  for (const { terms, worth: factor } of variants) search(terms, factor);
  const [itself] = variants;
  if (unfinished && itself) search(itself.terms, worth.beginning, true);
  return best;
}

/** What a place is worth for all words: those it has, and, at half, those that only the head of its page has. */
function judge(entry: Entry, head: Entry | undefined, found: readonly Map<number, Score>[]): Found {
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

function bestOfEachPage(entries: readonly Entry[], found: readonly Map<number, Score>[]): Found[] {
  const heads = new Map<SearchPage, Entry>();
  for (const entry of entries) if (!heads.has(entry.page)) heads.set(entry.page, entry);
  const pages = new Map<SearchPage, Found[]>();
  for (const entry of entries) {
    if (!found.some((word) => word.has(entry.id))) continue;
    const head = heads.get(entry.page);
    const place = judge(entry, head === entry ? undefined : head, found);
    pages.set(entry.page, [...(pages.get(entry.page) ?? []), place]);
  }
  return [...pages.values()].flatMap((places) => {
    const [best, ...others] = places.sort((one, other) => other.score - one.score);
    if (!best) return [];
    // Who asks for the page by its name wants the page.
    const head = others.find(({ entry, score }) => entry === heads.get(entry.page) && score > best.score * nameCounts);
    // A page that speaks of it in many places is more about it than one that mentions it once.
    const more = others.slice(0, 5).reduce((sum, { score }) => sum + score, 0);
    return [{ ...(head ?? best), score: best.score + 0.1 * more }];
  });
}

const sectionsOf = (page: string, entries: readonly Entry[], found: readonly Map<number, Score>[]): Found[] =>
  entries
    .filter((entry) => entry.page.id === page && entry.fragment && found.some((word) => word.has(entry.id)))
    .map((entry) => judge(entry, undefined, found));

function show({ entry, terms }: Found, { termsOf }: Vocabulary): Result {
  const { page, heading, fragment, text, said } = entry;
  const isHit = (word: string) => termsOf(word).some((term) => terms.has(term));
  const hasHit = (one: string) => wordsIn(one).some(({ word }) => isHit(word));
  // What is said in a conversation answers only if the text does not.
  const shown = [text, said, fragment ? '' : page.about].find(hasHit) ?? (text || page.about);
  return {
    page: page.id,
    href: fragment ? `${page.path}#${fragment}` : page.path,
    title: heading || page.title,
    trail: [page.kind, heading ? page.title : ''].filter((part) => part !== ''),
    excerpt: excerpt(shown, isHit),
  };
}

/**
 * Index of all sections of a language's pages. A query word matches by its stem, synonyms, parts of a compound, and, if
 * none of these occurs, by similar spelling. Sections are scored by BM25+ (minisearch), with boosts for titles and
 * headings. Callers combine the scores of several words (createSearch.ts, and the bot).
 * Over 200 lines: writing and reading share the terms.
 */
import MiniSearch from 'minisearch';
import { type Language, wordsIn } from './language.ts';
import type { SearchData, SearchPage } from './searchData.ts';
import { compoundPartTerm, createVocabulary, type Vocabulary } from './vocabulary.ts';

export type IndexEntry = {
  id: number;
  page: SearchPage;
  /** Place among the sections of its page. */
  nth: number;
  heading: string;
  fragment: string;
  text: string;
  said: string;
};

/** A section's score for one word, and the matched terms. */
export type SectionScore = { score: number; terms: string[] };

export type SectionMatches = ReadonlyMap<number, SectionScore>;

export type WordMatch = {
  /** The folded query word. */
  word: string;
  matches: SectionMatches;
  /** The word is on no page: the matches are similar spellings. */
  isCorrected: boolean;
};

/** Limit in characters: longer queries cost more than they improve. */
export const maxQueryLength = 200;
const maxWords = 12;
/** Finding similar spellings scans the whole vocabulary. */
const maxCorrections = 3;

const boosts = { title: 6, heading: 3, text: 1, said: 0.4 };
const matchWeights = {
  exact: 1,
  inCompound: 0.7,
  synonym: 0.6,
  part: 0.45,
  knownPart: 0.1,
  beginning: 0.3,
  misspelt: 0.5,
};

export function createSearchIndex(data: SearchData, language: Language) {
  const entries = new Map(data.pages.flatMap(entriesOf).map((entry, id) => [id, { ...entry, id }]));
  let nextId = entries.size;
  const vocabulary = createVocabulary(language);
  vocabulary.count([...entries.values()].flatMap(textsOf), 1);
  const synonyms = synonymsOf(data, language);

  const index = new MiniSearch({
    fields: Object.keys(boosts),
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: (word) => [...vocabulary.termsOf(word)],
  });
  const documents = [...entries.values()].map(documentOf);

  /** Replaces the sections of a page; without `page` they are removed. Costs as much as the sections that differ. */
  function replacePage(id: string, page: SearchPage | undefined): void {
    const before = [...entries.values()].filter((entry) => entry.page.id === id);
    const gone = new Map(before.map((entry) => [entry.id, entry]));
    const idsByText = new Map(before.map((entry) => [textOf(entry), entry.id]));
    const added: IndexEntry[] = [];
    for (const section of page ? entriesOf(page) : []) {
      const known = idsByText.get(textOf(section));
      const entry = { ...section, id: known !== undefined && gone.delete(known) ? known : nextId++ };
      if (entry.id !== known) added.push(entry);
      entries.set(entry.id, entry);
    }
    vocabulary.count(added.flatMap(textsOf), 1);
    vocabulary.count([...gone.values()].flatMap(textsOf), -1);
    for (const unused of gone.keys()) {
      index.discard(unused);
      entries.delete(unused);
    }
    for (const entry of added) index.add(documentOf(entry));
  }

  /** Each content word of a query with its matching sections. `unfinished`: the last word is still being typed. */
  function lookUp(query: string, { unfinished }: { unfinished: boolean }): WordMatch[] {
    const queryWords = queryWordsOf(query.slice(0, maxQueryLength), language);
    let guesses = 0;
    return queryWords.map((one, nth) => {
      let guessed = false;
      const guess = (word: string) => {
        guessed = true;
        return guesses++ < maxCorrections ? vocabulary.nearest(word) : [];
      };
      const found = findSections(index, variantsOf(one, { ...vocabulary, nearest: guess }, synonyms, language), {
        unfinished: unfinished && nth === queryWords.length - 1 && one.word.length > 2,
      });
      return { word: one.word, matches: found, isCorrected: guessed };
    });
  }

  return { entries, vocabulary, index, documents, replacePage, lookUp };
}

const entriesOf = (page: SearchPage) =>
  page.sections.map(([heading, fragment, text, said], nth) => ({ page, nth, heading, fragment, text, said }));

type Section = Omit<IndexEntry, 'id'>;

function fieldsOf({ page, heading, fragment, text, said }: Section) {
  const isHead = !fragment && !heading;
  return {
    title: isHead ? `${page.title} ${page.headline}` : '',
    heading: `${heading} ${page.named?.[fragment] ?? ''}`,
    text: isHead ? `${page.about} ${text}` : text,
    said,
  };
}

const textsOf = (section: Section): string[] => Object.values(fieldsOf(section));
const textOf = (section: Section): string => JSON.stringify(textsOf(section));
const documentOf = (entry: IndexEntry) => ({ id: entry.id, ...fieldsOf(entry) });

type QueryWord = {
  word: string;
  /** Joined with the next word: "help desk" also matches "Helpdesk". */
  joined: string;
};

/** Folded words of a query without stop words; if it has stop words only, these. */
function queryWordsOf(query: string, { fold, stopWords }: Language): QueryWord[] {
  const words = wordsIn(query).map(({ word }) => fold(word));
  const all = words.map((word, nth) => ({ word, joined: word + (words[nth + 1] ?? '') }));
  const keywords = all.filter(({ word }) => !stopWords.has(word));
  const queryWords = keywords.length > 0 ? keywords : all;
  return queryWords
    .filter(({ word }, nth) => queryWords.findIndex((one) => one.word === word) === nth)
    .slice(0, maxWords);
}

/** For each stem the other members of its groups, as stems. A synonym of several words must match with all of them. */
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
  { word, joined }: QueryWord,
  { has, hasPart, partsOf, nearest }: Vocabulary,
  synonyms: Map<string, string[][]>,
  { stem }: Language,
): Variant[] {
  const term = stem(word);
  const meant = [...new Set([term, stem(joined)])];
  const parts = partsOf(word);
  const whole: Variant[] = meant.flatMap((one) => [
    { terms: [one], worth: matchWeights.exact },
    ...(synonyms.get(one) ?? []).map((terms) => ({ terms, worth: matchWeights.synonym })),
  ]);
  // An unknown compound is searched by its parts; for a known one the parts have little weight.
  const known = whole.some(({ terms }) => terms.every(has));
  if (parts.length > 0 && !known) whole.push({ terms: parts, worth: matchWeights.exact });
  whole.push(...parts.map((part) => ({ terms: [part], worth: known ? matchWeights.knownPart : matchWeights.part })));
  const variants = whole.flatMap((variant) => {
    const [only = '', ...more] = variant.terms;
    const inCompound = { terms: [compoundPartTerm(only)], worth: variant.worth * matchWeights.inCompound };
    return [
      ...(variant.terms.every(has) ? [variant] : []),
      ...(more.length === 0 && hasPart(only) ? [inCompound] : []),
    ];
  });
  return variants.length > 0
    ? variants
    : nearest(word).map((near) => ({ terms: [near], worth: matchWeights.misspelt }));
}

function findSections(
  index: MiniSearch,
  variants: readonly Variant[],
  { unfinished }: { unfinished: boolean },
): SectionMatches {
  const best = new Map<number, SectionScore>();
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
  if (unfinished && itself) search(itself.terms, matchWeights.beginning, true);
  return best;
}

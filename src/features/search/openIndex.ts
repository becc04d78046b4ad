/**
 * The words of all sections of a language's pages, and where a word of a question is found: by its stem, by what means the
 * same (synonyms), by the parts of a compound, and, when nothing of that occurs, by what is spelled nearly so. A section
 * counts by BM25+ (minisearch), more in titles and headings. What all words together make of a section is up to who asks
 * (createSearch.ts, and the bot).
 */
import MiniSearch from 'minisearch';
import type { SearchData, SearchPage } from './data.ts';
import { type Language, wordsIn } from './language.ts';
import { asPart, createVocabulary, type Vocabulary } from './vocabulary.ts';

export type Entry = { id: number; page: SearchPage; heading: string; fragment: string; text: string; said: string };

/** What a section is worth for one word, and the terms that were found in it. */
export type Score = { score: number; terms: string[] };

export type Found = ReadonlyMap<number, Score>;

export type LookedUp = {
  /** Folded, as it was asked. */
  word: string;
  found: Found;
  /** Nothing is written so on our pages: what was found is only spelled nearly so. */
  guessed: boolean;
};

/** Nobody asks with more words; what is longer costs more than it finds. */
export const longestQuery = 200;
const mostWords = 12;
/** Looking for what is spelled nearly so means looking at every word there is. */
const mostGuesses = 3;

const boosts = { title: 6, heading: 3, text: 1, said: 0.4 };
const worth = { itself: 1, inCompound: 0.7, synonym: 0.6, part: 0.45, knownPart: 0.1, beginning: 0.3, misspelt: 0.5 };

export function openIndex(data: SearchData, language: Language) {
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

  /** Each telling word of a question with the sections in which it is found. `unfinished`: the last one is still typed. */
  function lookUp(query: string, { unfinished }: { unfinished: boolean }): LookedUp[] {
    const asked = wordsAsked(query.slice(0, longestQuery), language);
    let guesses = 0;
    return asked.map((one, nth) => {
      let guessed = false;
      const guess = (word: string) => {
        guessed = true;
        return guesses++ < mostGuesses ? vocabulary.nearest(word) : [];
      };
      const found = sectionsWith(index, variantsOf(one, { ...vocabulary, nearest: guess }, synonyms, language), {
        unfinished: unfinished && nth === asked.length - 1 && one.word.length > 2,
      });
      return { word: one.word, found, guessed };
    });
  }

  return { entries, vocabulary, index, documents, lookUp };
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

function sectionsWith(index: MiniSearch, variants: readonly Variant[], { unfinished }: { unfinished: boolean }): Found {
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

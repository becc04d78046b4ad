/**
 * The vocabulary of a language's pages, and compound splitting: "Kündigungsfrist" matches "Kündigung" and "Frist",
 * because both are words of our pages. No dictionary is needed, and words are split only into words.
 */
import { type Language, wordsIn } from './language.ts';

export type Vocabulary = {
  /**
   * Counts the words of texts that come to the pages (1) or go (-1). Compounds that are indexed keep their parts, so that
   * a changed page is the only one to be indexed again.
   */
  count(texts: readonly string[], change: 1 | -1): void;
  /** Whether a stem occurs. */
  has(term: string): boolean;
  /** Whether a stem occurs as part of a compound. */
  hasPart(term: string): boolean;
  /** The index terms of a word: its stem and, marked, those of its parts. */
  termsOf(word: string): readonly string[];
  /** Stems of the most similarly spelled words, for a word that is on no page. */
  nearest(folded: string): readonly string[];
  /** Stems of the two parts of a compound; empty for other words. */
  partsOf(folded: string): readonly string[];
};

/** The term of a compound part: "Team" in "Serviceteam" has a lower weight than the word alone. */
export const compoundPartTerm = (term: string): string => `~${term}`;

/** German linking letters between the parts of a compound. */
const links = ['', 's', 'n', 'en', 'es', 'er', 'e'];

export function createVocabulary(language: Language): Vocabulary {
  const { fold, stem, stopWords } = language;
  const words = new Map<string, number>();
  const stems = new Map<string, number>();

  function count(texts: readonly string[], change: 1 | -1): void {
    const occurring = new Map<string, number>();
    for (const text of texts) for (const { word } of wordsIn(text)) add(occurring, word, 1);
    for (const [word, times] of occurring) {
      const folded = fold(word);
      if (stopWords.has(folded)) continue;
      const isKnown = words.has(folded);
      add(words, folded, change * times);
      if (isKnown === words.has(folded)) continue;
      add(stems, stem(folded), change);
      nearest.forget();
      if (parts && !isKnown) for (const part of partsOf(folded)) parts.add(part);
    }
    // Parts of removed words stay; this bounds them.
    if (parts && parts.size > words.size) parts = undefined;
  }

  /** The word is on a page, or its stem is too long to match by chance ("lich" is not "Licht"). */
  const isWord = (part: string): boolean => words.has(part) || (stem(part).length > 4 && stems.has(stem(part)));

  const findParts = (folded: string): readonly string[] => {
    // Left to right: the longest last part that is a word wins ("frist" before "ist").
    for (let at = 3; at <= folded.length - 3; at++) {
      const last = folded.slice(at);
      if (!(last.length > 3 ? isWord(last) : words.has(last))) continue;
      const before = folded.slice(0, at);
      const first = links
        .filter((link) => before.endsWith(link) && before.length - link.length > 2)
        .map((link) => before.slice(0, before.length - link.length))
        .find((part) => isWord(part));
      if (first !== undefined) return [stem(first), stem(last)];
    }
    return [];
  };
  const isFixed = (folded: string): boolean => words.has(folded) || stopWords.has(folded);
  const partsOf = memoize(findParts, isFixed);

  let parts: Set<string> | undefined;
  const hasPart = (term: string): boolean => {
    parts ??= new Set([...words.keys()].flatMap(partsOf));
    return parts.has(term);
  };

  const findTerms = (word: string): readonly string[] => {
    const folded = fold(word);
    return stopWords.has(folded) ? [] : [stem(folded), ...partsOf(folded).map(compoundPartTerm)];
  };
  const termsOf = memoize(findTerms, (word) => isFixed(fold(word)));

  const nearest = memoize((folded) => {
    // Short words have too many neighbours for a useful guess.
    let least = folded.length < 4 ? 0 : folded.length < 8 ? 1 : 2;
    let found = new Set<string>();
    for (const word of words.keys()) {
      const distance = distanceWithin(folded, word, least);
      if (distance < least) found = new Set();
      if (distance <= least) found.add(stem(word));
      least = Math.min(least, distance);
    }
    return least === 0 ? [] : [...found];
  });

  return { count, has: (term) => stems.has(term), hasPart, termsOf, partsOf, nearest };
}

/** Memoizes: the same few thousand words recur. `isKept`: those whose result does not change with the pages. */
function memoize(compute: (word: string) => readonly string[], isKept: (word: string) => boolean = () => true) {
  const known = new Map<string, readonly string[]>();
  const memoized = (word: string): readonly string[] => {
    const before = known.get(word);
    if (before) return before;
    const result = compute(word);
    // Bounded: words of our pages come first; visitors' input must not fill the memory.
    if (known.size < 8_000 && word.length <= 60 && isKept(word)) known.set(word, result);
    return result;
  };
  return Object.assign(memoized, { forget: () => known.clear() });
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

/**
 * Edit distance: insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). Infinity if
 * it is more than `most`.
 */
export function distanceWithin(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let [before, above]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > most) return Number.POSITIVE_INFINITY;
    [before, above] = [above, current];
  }
  return above[other.length] ?? Number.POSITIVE_INFINITY;
}

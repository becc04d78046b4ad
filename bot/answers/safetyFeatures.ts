/**
 * Features of a message for the safety model. A person's or a company's name is one word for all of them, and so is each
 * group of words (bot/safety/wordGroups.*.json), such as weapons or records: what counts is who does or wants what. The
 * words themselves count less.
 */
import { languages, wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';
import { bucketOf, type Concepts, createFeatureReader, type FeatureReader } from './questionFeatures.ts';

/** Stands for any name. */
const someName = 'xname';
/** A word of at most so many ways of asking is a name if it is written like one. */
const rarest = 2;
const ownWordWeight = 0.25;
const kindWeights = { token: 1, pair: 0.7, distantPair: 0.45, groupPair: 0.7, mark: 0.7, length: 0.5 };
/** In words: the longest phrase first. */
const phraseLengths = [3, 2, 1];
/** Later words add nothing. */
const maxTokens = 80;

/** `groups`: stemmed; `words`: stems of the ways of asking with their number. */
export function createSafetyReader(
  groups: Concepts,
  words: ReadonlyMap<string, number>,
  locale: Locale,
): FeatureReader {
  const { fold, stem, stopWords } = languages[locale];
  const readWords = createFeatureReader({}, locale);
  const groupsOf = new Map<string, string[]>();
  for (const [name, phrases] of Object.entries(groups))
    for (const phrase of phrases) groupsOf.set(phrase, [...(groupsOf.get(phrase) ?? []), name]);

  const isRare = (word: string): boolean =>
    word.length > 1 && wordsIn(word).every((part) => (words.get(stem(fold(part.word))) ?? 0) <= rarest);

  /** In a text without capital letters every rare word may be a name. */
  function withoutNames(text: string): string {
    const isLower = !/\p{Lu}/u.test(text);
    let isAfterName = false;
    return text.replace(/[\p{L}\p{M}'’-]+/gu, (word) => {
      const isName = (isLower || /^\p{Lu}/u.test(word)) && isRare(word);
      const shown = isName ? (isAfterName ? '' : someName) : word;
      isAfterName = isName;
      return shown;
    });
  }

  /** Groups, stop words and names in their order; each place has the groups of one phrase. */
  function tokensIn(text: string): string[][] {
    const folded = wordsIn(text).map(({ word }) => fold(word));
    const stems = folded.map(stem);
    const tokens: string[][] = [];
    for (let at = 0; at < folded.length && tokens.length < maxTokens; ) {
      const length = phraseLengths.find((count) => groupsOf.has(stems.slice(at, at + count).join(' ')));
      const word = folded[at] ?? '';
      if (length) tokens.push(groupsOf.get(stems.slice(at, at + length).join(' ')) ?? []);
      else if (word === someName || stopWords.has(word)) tokens.push([word]);
      at += length ?? 1;
    }
    return tokens;
  }

  return (text) => {
    const plain = withoutNames(text);
    const counts = new Map([...readWords(plain)].map(([bucket, weight]) => [bucket, weight * ownWordWeight]));
    const add = (name: string, weight: number) => {
      const bucket = bucketOf(name);
      counts.set(bucket, Math.max(counts.get(bucket) ?? 0, weight));
    };
    const tokens = [['^'], ...tokensIn(plain), ['$']];
    tokens.forEach((places, at) => {
      for (const token of places) {
        add(`W${token}`, kindWeights.token);
        for (const distance of [1, 2, 3])
          for (const other of tokens[at + distance] ?? [])
            add(
              `${distance === 1 ? 'P' : 'S'}${token} ${other}`,
              distance === 1 ? kindWeights.pair : kindWeights.distantPair,
            );
      }
    });
    const named = [...new Set(tokens.flat().filter((token) => token === someName || token in groups))].sort();
    named.forEach((one, at) => {
      for (const other of named.slice(at + 1)) add(`C${one} ${other}`, kindWeights.groupPair);
    });
    add(text.includes('?') ? 'M?' : 'M', kindWeights.mark);
    const length = wordsIn(plain).length;
    add(`L${[3, 7, 13].find((most) => length <= most) ?? ''}`, kindWeights.length);
    return counts;
  };
}

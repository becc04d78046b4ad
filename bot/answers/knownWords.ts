/** The words that the knowledge base contains: which of a text it knows, and which one a misspelt word means. */
import { languages, wordsIn } from '../../src/features/search/language.ts';
import { distanceWithin } from '../../src/features/search/vocabulary.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { EntryModel } from './entryModel.ts';

export type WordSignals = {
  /** Share of the words that the knowledge base contains, weighted by rarity; number of the others, six at most. */
  known: number;
  unknown: number;
  /** Logarithm of the number of words, plus 1. */
  length: number;
};

export type KnownWords = {
  wordSignals(text: string): WordSignals;
  /** The text with misspelt words replaced by the stems of the words meant. */
  corrected(text: string): string;
  /** Number of the words of a text that the knowledge base contains. */
  countKnownWords(text: string): number;
  /** Log likelihood of the words of a text in this language. */
  languageLikelihood(text: string): number;
};

/** How much of a corrected word counts as known: a short one may be another word. */
const correctionShare = { short: 0.7, long: 1 };
/** What counts as known if a text has only stop words. */
const stopWordsOnly = 0.85;
/** For `languageLikelihood`: the share of the texts that contain a frequent word, and the count of an unseen one. */
const stopWordShare = 0.1;
const unseenCount = 0.3;
const maxUnknown = 6;
/** A text has fewer unknown words. */
const maxCorrections = 500;

export function readKnownWords(model: Pick<EntryModel, 'words' | 'texts'>, locale: Locale): KnownWords {
  const { fold, stem, stopWords } = languages[locale];

  /** Of unknown words only: each is compared with all known ones. */
  const corrections = new Map<string, string>();

  /** The known stem that a misspelt word most probably means; the word itself if it is known or like none. */
  function correct(word: string): string {
    if (stopWords.has(word) || model.words.has(stem(word)) || word.length < 5 || /\d/.test(word)) return word;
    const before = corrections.get(word);
    if (before !== undefined) return before;
    const found = findNearest(word);
    if (corrections.size >= maxCorrections) corrections.clear();
    corrections.set(word, found);
    return found;
  }

  function findNearest(word: string): string {
    const root = stem(word);
    const tolerance = root.length < 8 ? 1 : 2;
    let [best, least] = [word, tolerance + 1];
    for (const [known, count] of model.words) {
      if (known[0] !== root[0] || count < 2 || known.length < 4) continue;
      if (Math.abs(known.length - root.length) > tolerance) continue;
      const distance = distanceWithin(known, root, tolerance);
      if (distance < least) [best, least] = [known, distance];
    }
    return best;
  }

  const corrected = (text: string): string =>
    text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
      const folded = fold(word);
      const meant = correct(folded);
      return meant === folded ? word : meant;
    });

  function wordSignals(text: string): WordSignals {
    const words = wordsIn(text)
      .map(({ word }) => fold(word))
      .filter((word) => !stopWords.has(word) && !/^\d+$/.test(word));
    let [all, known, unknown] = [0, 0, 0];
    for (const word of words) {
      const count = model.words.get(stem(word)) ?? 0;
      const rarity = Math.log(1 + model.texts / Math.max(1, count));
      all += rarity;
      if (count > 0) known += rarity;
      else if (correct(word) !== word) known += rarity * correctionShare[word.length < 8 ? 'short' : 'long'];
      else unknown += 1;
    }
    return {
      known: all > 0 ? known / all : stopWordsOnly,
      unknown: Math.min(unknown, maxUnknown),
      length: Math.log(1 + words.length),
    };
  }

  return {
    wordSignals,
    corrected,
    countKnownWords: (text) =>
      wordsIn(text).filter(({ word }) => stopWords.has(fold(word)) || model.words.has(stem(fold(word)))).length,
    languageLikelihood(text) {
      const shareOf = (word: string): number =>
        stopWords.has(word) ? stopWordShare : ((model.words.get(stem(word)) ?? 0) + unseenCount) / model.texts;
      return wordsIn(text).reduce((sum, { word }) => sum + Math.log(shareOf(fold(word))), 0);
    },
  };
}

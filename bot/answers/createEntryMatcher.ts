/** Ranks the entries of the knowledge base for a text, with the signals from which decideOutcome.ts decides. */
import { languages, wordsIn } from '../../src/features/search/language.ts';
import { distanceWithin } from '../../src/features/search/vocabulary.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { EntryModel } from './entryModel.ts';
import {
  addContextFeatures,
  type Concepts,
  createFeatureReader,
  type Features,
  normaliseFeatures,
} from './questionFeatures.ts';
import { softmax } from './trainClassifier.ts';

export type RankedEntry = { id: string; probability: number };

/** The names are those of `calibration` in decideOutcome.ts. */
export type Signals = {
  /** Log odds of the best entry, and of "no entry". */
  best: number;
  none: number;
  /** Log odds that the site does not answer this, by the second classifier. */
  outside: number;
  /** Logarithm of the ratio of the best entry to the second. */
  margin: number;
  /** Share of the words that the knowledge base contains, weighted by rarity; number of the others, six at most. */
  known: number;
  unknown: number;
  /** Logarithm of the number of words, plus 1. */
  length: number;
};

export type EntryMatch = { ranked: readonly RankedEntry[]; signals: Signals };

/** What a follow-up refers to. */
export type FollowUpContext = {
  /** The earlier questions. */
  before: string;
  /** Entries that people ask for next. */
  likely: ReadonlySet<string>;
};

export type EntryMatcher = {
  /** The ten most probable entries, best first. */
  match(text: string, context?: FollowUpContext): EntryMatch;
  /** The text with misspelt words replaced by the stems of the words meant. */
  corrected(text: string): string;
  /** Number of the words of a text that the knowledge base contains. */
  countKnownWords(text: string): number;
  /** Log likelihood of the words of a text in this language. */
  languageLikelihood(text: string): number;
};

/** Measured with the development conversations. */
const followUpWeights = { joined: 0.6, likely: 1 };
/** How much of a corrected word counts as known: a short one may be another word. */
const correctionShare = { short: 0.7, long: 1 };
/** What counts as known if a text has only stop words. */
const stopWordsOnly = 0.85;
/** Words. */
const shortQuestion = 7;
const generalBonus = 1;
/** For `languageLikelihood`: the share of the texts that contain a frequent word, and the count of an unseen one. */
const stopWordShare = 0.1;
const unseenCount = 0.3;
const maxRanked = 10;
const maxUnknown = 6;

/** `general`: entries that answer the most frequent questions (the FAQ and the prices). */
export function createEntryMatcher(
  model: EntryModel,
  concepts: Concepts,
  locale: Locale,
  general: ReadonlySet<string> = new Set(),
): EntryMatcher {
  const { ids, idf, bias, starts, labels, values, step } = model;
  const { fold, stem, stopWords } = languages[locale];
  const read = createFeatureReader(concepts, locale);
  const none = ids.length;

  function scoresOf(buckets: Uint16Array, weights: Float32Array): Float64Array {
    const scores = Float64Array.from(bias);
    buckets.forEach((bucket, nth) => {
      const scale = (weights[nth] ?? 0) * step;
      const end = starts[bucket + 1] ?? 0;
      for (let at = starts[bucket] ?? 0; at < end; at++) {
        const label = labels[at] ?? 0;
        scores[label] = (scores[label] ?? 0) + scale * (values[at] ?? 0);
      }
    });
    return scores;
  }

  /** The known stem that a misspelt word most probably means; the word itself if it is known or like none. */
  function correct(word: string): string {
    if (stopWords.has(word) || model.words.has(stem(word)) || word.length < 5 || /\d/.test(word)) return word;
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

  function wordSignals(text: string): Pick<Signals, 'known' | 'unknown' | 'length'> {
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

  const labelOf = new Map(ids.map((id, label) => [id, label]));
  const addTo = (scores: Float64Array, favoured: ReadonlySet<string>, bonus: number): void => {
    for (const id of favoured) {
      const label = labelOf.get(id);
      if (label !== undefined) scores[label] = (scores[label] ?? 0) + bonus;
    }
  };

  /** The labels with the highest scores, best first; sorting all of them would take a third of an answer's time. */
  function bestOf(scores: Float64Array): RankedEntry[] {
    const best: RankedEntry[] = [];
    for (let label = 0; label < ids.length; label++) {
      const probability = scores[label] ?? 0;
      if (best.length === maxRanked && probability <= (best.at(-1)?.probability ?? 0)) continue;
      const at = best.findIndex((other) => other.probability < probability);
      best.splice(at < 0 ? best.length : at, 0, { id: ids[label] ?? '', probability });
      if (best.length > maxRanked) best.pop();
    }
    return best;
  }

  const outsideOf = ({ buckets, weights }: Features): number =>
    buckets.reduce((sum, bucket, nth) => sum + (weights[nth] ?? 0) * (model.outside[bucket] ?? 0), model.outsideBias);

  /** The text alone tells what is asked, together with the earlier questions it tells of what. */
  function addContext(scores: Float64Array, joined: Features, { likely }: FollowUpContext): void {
    const together = scoresOf(joined.buckets, joined.weights);
    for (let label = 0; label < scores.length; label++)
      scores[label] = (scores[label] ?? 0) + followUpWeights.joined * (together[label] ?? 0);
    addTo(scores, likely, followUpWeights.likely);
  }

  return {
    match(text, context) {
      const counts = read(corrected(text));
      const { buckets, weights } = normaliseFeatures(counts, idf);
      const scores = scoresOf(buckets, weights);
      const joined = context && normaliseFeatures(addContextFeatures(counts, read(context.before)), idf);
      // A short question without details is rather the general one than one about a detail.
      if (wordsIn(text).length <= shortQuestion) addTo(scores, general, generalBonus);
      if (joined) addContext(scores, joined, context);
      softmax(scores);
      const own = outsideOf({ buckets, weights });
      const outside = joined ? (own + outsideOf(joined)) / 2 : own;
      const ranked = bestOf(scores);
      const [first = 0, second = 0] = ranked.map(({ probability }) => probability);
      return {
        ranked,
        signals: {
          best: logOdds(first),
          none: logOdds(scores[none] ?? 0),
          outside,
          margin: Math.log((first + tiny) / (second + tiny)),
          ...wordSignals(text),
        },
      };
    },
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

const tiny = 1e-6;
const logOdds = (probability: number): number => Math.log((probability + tiny) / (1 - probability + tiny));

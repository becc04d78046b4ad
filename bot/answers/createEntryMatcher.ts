/** Ranks the entries of the knowledge base for a text, with the signals from which decideOutcome.ts decides. */
import { wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { EntryModel } from './entryModel.ts';
import { type KnownWords, readKnownWords, type WordSignals } from './knownWords.ts';
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
export type Signals = WordSignals & {
  /** Log odds of the best entry, and of "no entry". */
  best: number;
  none: number;
  /** Log odds that the site does not answer this, by the second classifier. */
  outside: number;
  /** Logarithm of the ratio of the best entry to the second. */
  margin: number;
};

export type EntryMatch = { ranked: readonly RankedEntry[]; signals: Signals };

/** What a follow-up refers to. */
export type FollowUpContext = {
  /** The earlier questions. */
  before: string;
  /** Entries that people ask for next. */
  likely: ReadonlySet<string>;
};

export type EntryMatcher = KnownWords & {
  /** The ten most probable entries, best first. */
  match(text: string, context?: FollowUpContext): EntryMatch;
};

/** Measured with the development conversations. */
const followUpWeights = { joined: 0.6, likely: 1 };
/** Words. */
const shortQuestion = 7;
const generalBonus = 1;
const maxRanked = 10;

/** `general`: entries that answer the most frequent questions (the FAQ and the prices). */
export function createEntryMatcher(
  model: EntryModel,
  concepts: Concepts,
  locale: Locale,
  general: ReadonlySet<string> = new Set(),
): EntryMatcher {
  const { ids, idf, bias, starts, labels, values, step } = model;
  const known = readKnownWords(model, locale);
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
      const counts = read(known.corrected(text));
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
          ...known.wordSignals(text),
        },
      };
    },
    ...known,
  };
}

const tiny = 1e-6;
const logOdds = (probability: number): number => Math.log((probability + tiny) / (1 - probability + tiny));

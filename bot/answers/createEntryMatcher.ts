/** Ranks the entries of the knowledge base for a text, with the signals from which decideOutcome.ts decides. */
import { wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { FollowUps } from '../knowledge/joinFollowUps.ts';
import { createFollowUpRanker, type RankedEntryTexts } from './createFollowUpRanker.ts';
import { type EntryModel, zeroWeight } from './entryModel.ts';
import { pageOfEntry } from './entryRelations.ts';
import { type KnownWords, readKnownWords, type WordSignals } from './knownWords.ts';
import { createNetworkScorer, type RankingNetwork } from './network.ts';
import {
  addContextFeatures,
  createFeatureReader,
  type FeatureCounts,
  type Features,
  lengthOf,
  normaliseFeatures,
} from './questionFeatures.ts';
import { readAsked, refersOnly } from './readAsked.ts';
import { type Recall, recallSimilar } from './recallSimilar.ts';
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

export type EntryMatch = {
  ranked: readonly RankedEntry[];
  /** Of the text alone. */
  features: Features;
  signals: Signals;
};

/** What a follow-up refers to. */
export type FollowUpContext = {
  /** The earlier questions. */
  before: string;
  /** The entries answered last. */
  answeredIds: readonly string[];
};

/** What is known of an entry's yes-or-no questions. */
export type VerdictEvidence = {
  /** How similar a question is to those of each verdict, by `verdictKey` (verdict.ts). */
  recall: (question: string) => Recall;
  /** How many questions have each verdict, by the same key. */
  counts: ReadonlyMap<string, number>;
};

export type EntryMatcher = KnownWords & {
  /** The ten most probable entries, best first. */
  match(text: string, context?: FollowUpContext): EntryMatch;
  /** The questions that this entry answers with yes, with no, or with neither. */
  verdictsOf(id: string): VerdictEvidence;
};

/** Measured with stories of other trades before the development questions (docs/decisions/0332). */
const storyWeight = 0.7;
/** Words. */
const shortQuestion = 7;
const generalBonus = 1;
const maxRanked = 10;
/** Of the scores; measured with strangers' questions (docs/decisions/0353). */
const networkShare = 0.45;

export function createEntryMatcher(
  model: EntryModel,
  locale: Locale,
  entries: readonly RankedEntryTexts[],
  verdicts: FollowUps = {},
  networks: readonly RankingNetwork[] = [],
): EntryMatcher {
  const { ids, idf, bias, starts, postings, step } = model;
  const known = readKnownWords(model, locale);
  const read = createFeatureReader(model.concepts, locale);
  const none = ids.length;
  const labelOf = new Map(ids.map((id, label) => [id, label]));
  const rankFollowUp = createFollowUpRanker(model, entries, locale);
  const featuresOf = (text: string) => normaliseFeatures(read(text), idf);
  const general = new Set(entries.filter(isGeneral).map(({ id }) => id));

  /** By label of a network. The entries that it does not know keep the scores of the linear classifier. */
  const others = networks.map((network) => ({
    scoresOf: createNetworkScorer(network),
    labels: [...network.ids.map((id) => labelOf.get(id)), none],
  }));

  /** `share`: weight of the networks, from 0 to 1; the rest is that of the linear classifier. */
  function withNetworks(linear: Float64Array, features: Features, share: number, answeredIds: readonly string[] = []) {
    const scores = linear.slice();
    for (const { scoresOf, labels } of others)
      scoresOf(features, answeredIds).forEach((score, nth) => {
        const label = labels[nth];
        if (label === undefined) return;
        scores[label] = (scores[label] ?? 0) + (share / others.length) * (score - (linear[label] ?? 0));
      });
    return scores;
  }

  function linearScores({ buckets, weights }: Features): Float64Array {
    const scores = Float64Array.from(bias);
    for (let nth = 0; nth < buckets.length; nth++) {
      const bucket = buckets[nth] ?? 0;
      const scale = (weights[nth] ?? 0) * step;
      const end = starts[bucket + 1] ?? 0;
      let label = -1;
      for (let at = starts[bucket] ?? 0; at < end; at += 2) {
        label += postings[at] ?? 0;
        scores[label] = (scores[label] ?? 0) + scale * ((postings[at + 1] ?? 0) - zeroWeight);
      }
    }
    return scores;
  }

  const generalLabels = ids.flatMap((id, label) => (general.has(id) ? [label] : []));

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

  /** The question decides: what the message tells beside it counts less. */
  function withStory(question: FeatureCounts, story: string): FeatureCounts {
    if (story === '') return question;
    const beside = read(known.corrected(story));
    const share = Math.min(1, lengthOf(question, idf) / lengthOf(beside, idf));
    return addContextFeatures(question, beside, storyWeight * share);
  }

  /** A text alone. The latest one is kept: most are matched a second time, with the question before them. */
  function analyse(text: string) {
    const { asked, story } = readAsked(text);
    const refers = refersOnly(asked, locale);
    const question = refers ? text : asked;
    const corrected = known.corrected(question);
    const counts = refers ? read(corrected) : withStory(read(corrected), story);
    const alone = normaliseFeatures(counts, idf);
    const own = withNetworks(linearScores(alone), alone, networkShare);
    // A short question without details is rather the general one than one about a detail.
    if (wordsIn(question).length <= shortQuestion)
      for (const label of generalLabels) own[label] = (own[label] ?? 0) + generalBonus;
    return { text, corrected, counts, alone, own, words: known.wordSignals(question) };
  }
  let latest: ReturnType<typeof analyse> | undefined;

  const outsideOf = ({ buckets, weights }: Features): number =>
    buckets.reduce((sum, bucket, nth) => sum + (weights[nth] ?? 0) * (model.outside[bucket] ?? 0), model.outsideBias);

  return {
    match(text, context) {
      latest = latest?.text === text ? latest : analyse(text);
      const { corrected, counts, alone, own } = latest;
      const earlier = context && read(context.before);
      const joined = earlier && normaliseFeatures(addContextFeatures(counts, earlier), idf);
      const linear = joined && linearScores(joined);
      const scores = linear
        ? rankFollowUp(
            corrected,
            { joined: linear, after: withNetworks(linear, alone, 1, context.answeredIds) },
            context.answeredIds,
          )
        : own.slice();
      softmax(scores);
      const outside = joined ? (outsideOf(alone) + outsideOf(joined)) / 2 : outsideOf(alone);
      const ranked = bestOf(scores);
      const [first = 0, second = 0] = ranked.map(({ probability }) => probability);
      return {
        ranked,
        features: alone,
        signals: {
          best: logOdds(first),
          none: logOdds(scores[none] ?? 0),
          outside,
          margin: Math.log((first + tiny) / (second + tiny)),
          ...latest.words,
        },
      };
    },
    verdictsOf: (id) => ({
      recall: (text) => recallSimilar(featuresOf(known.corrected(text)), verdicts[id] ?? [], featuresOf),
      counts: countOf((verdicts[id] ?? []).map(([, verdict]) => verdict)),
    }),
    ...known,
  };
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Answers the most frequent questions: sections of the FAQ and of the prices. */
const isGeneral = (entry: RankedEntryTexts): boolean => ['faq', 'pricing'].includes(pageOfEntry(entry));

const tiny = 1e-6;
const logOdds = (probability: number): number => Math.log((probability + tiny) / (1 - probability + tiny));

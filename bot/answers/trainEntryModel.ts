/** Trains the model of the knowledge base on the ways of asking and on questions that the site does not answer. */
import { languages, wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';
import { actOfId } from '../knowledge/acts.ts';
import type { FollowUps } from '../knowledge/joinFollowUps.ts';
import type { NumberRoleExample } from '../knowledge/numberRoleExamples.ts';
import type { EntryVariants } from '../knowledge/variants.ts';
import { type EntryModel, zeroWeight } from './entryModel.ts';
import {
  addContextFeatures,
  bucketCount,
  bucketOf,
  type Concepts,
  createFeatureReader,
  type FeatureReader,
  inverseFrequencies,
  normaliseFeatures,
  stemPhrases,
} from './questionFeatures.ts';
import { type Classifier, type Example, trainClassifier } from './trainClassifier.ts';
import { trainNumberRoles } from './trainNumberRoles.ts';
import { type SafetyTraining, trainSafetyModel } from './trainSafetyModel.ts';
import { trainVariants } from './trainVariants.ts';

/** All texts have their tokens filled. */
export type TrainingData = {
  entries: readonly {
    id: string;
    answer: string;
    asks: readonly string[];
    moreAsks?: readonly string[];
    next?: readonly string[];
  }[];
  /** Questions and other messages that the site does not answer. */
  unanswered: readonly string[];
  followUps: FollowUps;
  /** These and all further follow-ups, for the networks alone: the further ones made the linear classifier worse (0347, 0355). */
  allFollowUps?: FollowUps | undefined;
  concepts: Concepts;
  safety?: SafetyTraining | undefined;
  numberRoles?: readonly NumberRoleExample[] | undefined;
  /** By the id of the entry. */
  variants?: Readonly<Record<string, EntryVariants>> | undefined;
};

/** An answer shares words with its questions, but it is not a question. */
const answerWeight = 0.5;
/** So that they do not outweigh questions that stand alone. */
const followUpWeight = 0.5;
/** There are some thirty times more questions with an answer. */
const outsideWeight = 8;
/** Six give the same rates and take half as long again. */
const rounds = 4;
/** Smaller weights decide nothing and would make the model twelve times larger. */
const leastWeight = 0.33;
/** Of those that are kept: twice as many rank as well and take 3 MB more (docs/decisions/0355). */
const mostWeights = 2_400_000;

/** What both models of the knowledge base learn from (network.ts). The label after the last entry means "no entry". */
export function readExamples({ entries, unanswered, ...data }: TrainingData, locale: Locale) {
  const concepts = stemPhrases(data.concepts, locale);
  const texts = [
    ...entries.flatMap(({ answer, asks, moreAsks = [] }, label) => [
      ...asks.map((text) => ({ text, label, weight: 1 })),
      { text: answer, label, weight: answerWeight },
      ...moreAsks.map((text) => ({ text, label, weight: 1 })),
    ]),
    ...unanswered.map((text) => ({ text, label: entries.length, weight: 1 })),
  ];
  const read = createFeatureReader(concepts, locale);
  const counts = texts.map(({ text }) => read(text));
  const idf = inverseFrequencies(counts);
  const alone = texts.map(({ label, weight }, at) => ({
    ...{ label, weight },
    features: normaliseFeatures(counts[at] ?? new Map(), idf),
  }));
  // Most are read above.
  const known = new Map(texts.map(({ text }, at) => [text, alone[at]?.features]));
  const featuresOf = (text: string) => known.get(text) ?? normaliseFeatures(read(text), idf);
  return { concepts, idf, featuresOf, alone, followUps: followUpExamples({ ...data, entries, unanswered }, read, idf) };
}

export function trainEntryModel(data: TrainingData, locale: Locale): EntryModel {
  const { entries, safety, numberRoles, variants } = data;
  const { concepts, idf, featuresOf, alone, followUps } = readExamples(data, locale);
  const none = entries.length;
  const classifier = trainClassifier([...alone, ...followUps], none + 1, rounds);
  const outside = trainClassifier(
    alone.map(({ features, label }) =>
      label === none ? { features, label: 1, weight: outsideWeight } : { features, label: 0 },
    ),
    2,
  );
  const words = countWords(entries, locale);
  return {
    ids: entries.map(({ id }) => id),
    idf,
    ...toSparse(classifier),
    outside: Float32Array.from({ length: bucketCount }, (_, bucket) => {
      const at = outside.stride * bucket;
      return (outside.weights[at + 1] ?? 0) - (outside.weights[at] ?? 0);
    }),
    outsideBias: (outside.bias[1] ?? 0) - (outside.bias[0] ?? 0),
    words,
    safety: safety && trainSafetyModel(safety, { ...ordinaryTexts(data), words }, locale),
    numberRoles: numberRoles && trainNumberRoles(numberRoles, locale),
    variants: variants && trainVariants(variants, answersOf(entries), featuresOf),
    texts: alone.length,
    concepts,
  };
}

const answersOf = (entries: TrainingData['entries']) => {
  const answers = new Map(entries.map(({ id, answer }) => [id, answer]));
  return (id: string) => answers.get(id) ?? '';
};

/**
 * For the safety model, two of three ways of asking: with half of them it takes more ordinary messages for a request.
 * Chosen by their text, so that one more example does not change which.
 */
export function ordinaryTexts({ entries, followUps, unanswered }: TrainingData) {
  const asked = [
    // As ordinary texts, harsh words about other firms would hide threats from the safety model.
    ...entries.flatMap(({ id, asks }) => (actOfId(id) === 'competitors' ? [] : asks)),
    ...Object.values(followUps).flatMap((pairs) => pairs.map(([text]) => text)),
  ];
  return { asked: asked.filter((text) => bucketOf(text) % 3 > 0), unanswered };
}

/** Each follow-up with the question that it follows, as the matcher reads them (createEntryMatcher.ts). */
function followUpExamples({ entries, followUps }: TrainingData, read: FeatureReader, idf: Float32Array): Example[] {
  const labels = new Map(entries.map(({ id }, label) => [id, label]));
  labels.set('none', entries.length);
  return entries.flatMap(({ id, asks }) =>
    (followUps[id] ?? []).flatMap(([text, target], nth) => {
      const label = labels.get(target);
      const before = `${asks[(7 * nth + 1) % asks.length]} ${asks[0]}`;
      const features = normaliseFeatures(addContextFeatures(read(text), read(before)), idf);
      return label === undefined ? [] : [{ features, label, weight: followUpWeight }];
    }),
  );
}

function toSparse({
  classes,
  stride,
  bias,
  weights,
}: Classifier): Pick<EntryModel, 'bias' | 'starts' | 'postings' | 'step'> {
  const weightOf = (bucket: number, label: number) => weights[bucket * stride + label] ?? 0;
  const sizes: number[] = [];
  for (let bucket = 0; bucket < bucketCount; bucket++)
    for (let label = 0; label < classes; label++) {
      const size = Math.abs(weightOf(bucket, label));
      if (size >= leastWeight) sizes.push(size);
    }
  const ordered = Float32Array.from(sizes).sort();
  const least = ordered.at(-mostWeights) ?? leastWeight;
  const step = (ordered.at(-1) ?? 0) / 127;
  const starts = new Uint32Array(bucketCount + 1);
  const postings: number[] = [];
  for (let bucket = 0; bucket < bucketCount; bucket++) {
    let before = -1;
    for (let label = 0; label < classes; label++) {
      const weight = weightOf(bucket, label);
      if (Math.abs(weight) < least) continue;
      for (; label - before > longestDistance; before += longestDistance) postings.push(longestDistance, zeroWeight);
      postings.push(label - before, Math.round(weight / step) + zeroWeight);
      before = label;
    }
    starts[bucket + 1] = postings.length;
  }
  return { bias, starts, postings: Uint8Array.from(postings), step };
}

/** Fits into a byte. */
const longestDistance = 255;

/** Stems of the ways of asking and of the answers. */
export function countWords(entries: TrainingData['entries'], locale: Locale): Map<string, number> {
  const { fold, stem } = languages[locale];
  const counts = new Map<string, number>();
  for (const text of entries.flatMap(({ answer, asks }) => [...asks, answer]))
    for (const word of new Set(wordsIn(text).map(({ word }) => stem(fold(word)))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Features of a text for the entry classifier, as hashed buckets with weights: words, pairs of words, character n-grams
 * (they tolerate typos, inflection and German compounds), and concepts: groups of words that mean the same
 * (bot/knowledge/concepts).
 */
import { languages, wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';

/** Groups of words and phrases that mean the same, by the name of the group. */
export type Concepts = Readonly<Record<string, readonly string[]>>;

/** Parallel lists: bucket numbers without duplicates, and their weights. */
export type Features = { buckets: Uint16Array; weights: Float32Array };

/** Weights by bucket, before the inverse document frequency. */
export type FeatureCounts = ReadonlyMap<number, number>;

export type FeatureReader = (text: string) => FeatureCounts;

/** Buckets fit into 16 bits. */
export const bucketCount = 32_768;

/** Measured with the development questions (docs/decisions/0291-the-bot-answers-from-a-trained-knowledge-base.md). */
const kindWeights = { word: 1, stopWord: 0.45, pair: 0.6, gram: 0.32, concept: 1, conceptPair: 0.5 };
const gramLengths = [3, 4, 5];
/** A visitor may send 1,000 characters; later words add nothing. */
const maxWords = 80;
/** Texts with more concepts have more pairs than they tell. */
const maxPairedConcepts = 14;
/** Longest phrase of a concept, in words. */
const maxPhrase = 3;

/** The stems of each phrase, separated by spaces: a third of the time until the first answer, so the build makes them. */
export function stemPhrases(concepts: Concepts, locale: Locale): Concepts {
  const { fold, stem } = languages[locale];
  const stemmed = (phrase: string) =>
    wordsIn(phrase)
      .map(({ word }) => stem(fold(word)))
      .join(' ');
  return Object.fromEntries(
    Object.entries(concepts).map(([name, phrases]) => [name, [...new Set(phrases.map(stemmed))]]),
  );
}

/** `concepts`: with stemmed phrases. */
export function createFeatureReader(concepts: Concepts, locale: Locale): FeatureReader {
  const { fold, stem, stopWords } = languages[locale];
  const byPhrase = new Map<string, string[]>();
  for (const [name, phrases] of Object.entries(concepts)) {
    // Most phrases belong to one concept: its list is shared.
    const alone = [name];
    for (const phrase of phrases) {
      const others = byPhrase.get(phrase);
      byPhrase.set(phrase, others ? [...others, name] : alone);
    }
  }

  function conceptsIn(stems: readonly string[]): string[] {
    const found = new Set<string>();
    const addAll = (phrase: string) => {
      for (const name of byPhrase.get(phrase) ?? []) found.add(name);
    };
    stems.forEach((word, at) => {
      for (let length = 1; length <= maxPhrase; length++) addAll(stems.slice(at, at + length).join(' '));
      if (word.length > 7 && !byPhrase.has(word)) for (const part of partsOf(word)) addAll(part);
    });
    return [...found].sort();
  }

  return (text) => {
    const counts = new Map<number, number>();
    const add = (name: string, weight: number) => {
      const bucket = bucketOf(name);
      counts.set(bucket, Math.max(counts.get(bucket) ?? 0, weight));
    };
    const words = wordsIn(text)
      .slice(0, maxWords)
      .map(({ word }) => fold(word));
    let before = '^';
    for (const word of words) {
      const isStopWord = stopWords.has(word);
      const term = isStopWord ? word : stem(word);
      add(`w${term}`, isStopWord ? kindWeights.stopWord : kindWeights.word);
      add(`p${before} ${term}`, kindWeights.pair);
      before = term;
      if (!isStopWord) for (const gram of gramsOf(word)) add(`g${gram}`, kindWeights.gram);
    }
    const named = conceptsIn(words.map(stem));
    for (const name of named) add(`k${name}`, kindWeights.concept);
    if (named.length < maxPairedConcepts)
      for (const [nth, name] of named.entries())
        for (const other of named.slice(nth + 1)) add(`kk${name} ${other}`, kindWeights.conceptPair);
    return counts;
  };
}

/** Both halves of each cut of a long word: German compounds. */
function* partsOf(word: string): Generator<string> {
  for (let at = 3; at <= word.length - 3; at++) {
    if (at >= 4) yield word.slice(0, at);
    if (word.length - at >= 4) yield word.slice(at);
  }
}

function* gramsOf(word: string): Generator<string> {
  const framed = `_${word}_`;
  for (const length of gramLengths)
    for (let at = 0; at + length <= framed.length; at++) yield framed.slice(at, at + length);
}

/** How much the words of the question before count. */
const beforeWeight = 0.7;

/** A question together with its context, such as the question before it. */
export function addContextFeatures(
  own: FeatureCounts,
  context: FeatureCounts,
  contextWeight = beforeWeight,
): FeatureCounts {
  const joined = new Map(own);
  for (const [bucket, weight] of context) joined.set(bucket, Math.max(joined.get(bucket) ?? 0, weight * contextWeight));
  return joined;
}

/** Multiplies by the inverse document frequencies and scales to length 1. */
export function normaliseFeatures(counts: FeatureCounts, idf: ArrayLike<number>): Features {
  const buckets = new Uint16Array(counts.size);
  const weights = new Float32Array(counts.size);
  let [nth, sum] = [0, 0];
  for (const [bucket, count] of counts) {
    const weight = Math.fround(count * (idf[bucket] ?? 0));
    buckets[nth] = bucket;
    weights[nth++] = weight;
    sum += weight * weight;
  }
  const factor = sum > 0 ? 1 / Math.sqrt(sum) : 0;
  for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) * factor;
  return { buckets, weights };
}

/** Euclidean length, weighted by the inverse document frequencies. */
export const lengthOf = (counts: FeatureCounts, idf: ArrayLike<number>): number =>
  Math.sqrt([...counts].reduce((sum, [bucket, count]) => sum + (count * (idf[bucket] ?? 0)) ** 2, 0));

/** Inverse document frequency per bucket; a bucket of no document counts like one of a single document. */
export function inverseFrequencies(documents: readonly FeatureCounts[]): Float32Array {
  const seen = new Uint32Array(bucketCount);
  for (const document of documents) for (const bucket of document.keys()) seen[bucket] = (seen[bucket] ?? 0) + 1;
  return Float32Array.from(seen, (count) => Math.log(1 + documents.length / Math.max(1, count)));
}

/** FNV-1a, folded. */
export function bucketOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % bucketCount;
}

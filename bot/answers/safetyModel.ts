/**
 * A linear model over safetyFeatures.ts: whether a message asks for the data of others, threatens, insults or complains.
 * Part of the model file of a language (entryModel.ts).
 */
import type { Locale } from '../../src/routes/table.ts';
import { type Concepts, normaliseFeatures } from './questionFeatures.ts';
import { createSafetyReader } from './safetyFeatures.ts';

export const safetyKinds = ['others', 'threat', 'insult', 'complaint'] as const;
export type SafetyKind = (typeof safetyKinds)[number];

/** How much more probable than an ordinary message, as the logarithm of the odds. */
export type SafetyScores = Readonly<Record<SafetyKind, number>>;

export type SafetyModel = {
  /** Stemmed. */
  groups: Concepts;
  idf: Float32Array;
  bias: readonly number[];
  step: number;
  /** By bucket and kind, divided by `step`. */
  weights: Int8Array;
};

export function createSafetyScorer(
  model: SafetyModel,
  words: ReadonlyMap<string, number>,
  locale: Locale,
): (text: string) => SafetyScores {
  const read = createSafetyReader(model.groups, words, locale);
  return (text) => {
    const { buckets, weights } = normaliseFeatures(read(text), model.idf);
    const scoreOf = (kind: SafetyKind): number => {
      const nth = safetyKinds.indexOf(kind);
      let sum = 0;
      for (let at = 0; at < buckets.length; at++)
        sum += (model.weights[(buckets[at] ?? 0) * safetyKinds.length + nth] ?? 0) * (weights[at] ?? 0);
      return (model.bias[nth] ?? 0) + sum * model.step;
    };
    return {
      others: scoreOf('others'),
      threat: scoreOf('threat'),
      insult: scoreOf('insult'),
      complaint: scoreOf('complaint'),
    };
  };
}

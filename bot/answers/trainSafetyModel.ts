/** Trains the safety model (safetyModel.ts) on bot/safety and on the ways of asking. */
import type { Locale } from '../../src/routes/table.ts';
import { bucketCount, type Concepts, inverseFrequencies, normaliseFeatures, stemPhrases } from './questionFeatures.ts';
import { createSafetyReader } from './safetyFeatures.ts';
import { type SafetyKind, type SafetyModel, safetyKinds } from './safetyModel.ts';
import { trainClassifier } from './trainClassifier.ts';

export type SafetyLabel = SafetyKind | 'ordinary';
export type SafetyExample = { text: string; label: SafetyLabel; weight: number };
export type SafetyTraining = { groups: Concepts; examples: readonly SafetyExample[] };

/** There are some ten times more ways of asking. */
const unansweredWeight = 2;

/** `asked`, `unanswered`: other messages to the bot; `words`: their stems with their number. */
export function trainSafetyModel(
  { groups, examples }: SafetyTraining,
  {
    asked,
    unanswered,
    words,
  }: Record<'asked' | 'unanswered', readonly string[]> & { words: ReadonlyMap<string, number> },
  locale: Locale,
): SafetyModel {
  const stemmed = stemPhrases(groups, locale);
  const read = createSafetyReader(stemmed, words, locale);
  const labels: readonly SafetyLabel[] = ['ordinary', ...safetyKinds];
  const requests = new Set(examples.filter(({ label }) => label !== 'ordinary').map(({ text }) => text));
  const all: SafetyExample[] = [
    ...asked.map((text) => ({ text, label: 'ordinary' as const, weight: 1 })).filter(({ text }) => !requests.has(text)),
    ...unanswered.map((text) => ({ text, label: 'ordinary' as const, weight: unansweredWeight })),
    ...examples,
  ];
  const counts = all.map(({ text }) => read(text));
  const idf = inverseFrequencies(counts);
  const { stride, bias, weights } = trainClassifier(
    all.map(({ label, weight }, at) => ({
      ...{ label: labels.indexOf(label), weight },
      features: normaliseFeatures(counts[at] ?? new Map(), idf),
    })),
    labels.length,
  );
  const margins = Float32Array.from({ length: bucketCount * safetyKinds.length }, (_, at) => {
    const row = Math.floor(at / safetyKinds.length) * stride;
    return (weights[row + 1 + (at % safetyKinds.length)] ?? 0) - (weights[row] ?? 0);
  });
  const step = margins.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  return {
    groups: stemmed,
    idf,
    bias: safetyKinds.map((_, at) => (bias[at + 1] ?? 0) - (bias[0] ?? 0)),
    step,
    weights: Int8Array.from(margins, (one) => Math.round(one / step)),
  };
}

/** Trains which variant of an entry's answer a question asks for (answerVariants.ts). */
import type { EntryVariants } from '../knowledge/variants.ts';
import type { VariantModel } from './answerVariants.ts';
import type { Features } from './questionFeatures.ts';

const rounds = 6;
const firstRate = 4;
const rateDecay = 0.1;
const biasRate = 0.05;
/** Smaller ones change nothing and cost most of the time. */
const leastError = 0.02;
/** A text shares words with its questions, but it is not a question. */
const textWeight = 0.5;
/** Of the weights of a class; the others decide little. */
const mostWeights = 200;

type Example = { features: Features; label: number; weight: number };

/** `answerOf`: an entry's own answer; `featuresOf`: of a text with filled tokens. */
export function trainVariants(
  variants: Readonly<Record<string, EntryVariants>>,
  answerOf: (id: string) => string,
  featuresOf: (text: string) => Features,
): VariantModel {
  const classes = Object.entries(variants).flatMap(([id, { main, variants: others }]) => {
    const all = [{ text: answerOf(id), asks: main }, ...others];
    const examples = all.flatMap(({ text, asks }, label) => [
      { features: featuresOf(text), label, weight: textWeight },
      ...asks.map((ask) => ({ features: featuresOf(ask), label, weight: 1 })),
    ]);
    return trainEntry(examples, all.length);
  });
  const all = classes.flatMap(({ weights }) => weights);
  const step = all.reduce((most, [, weight]) => Math.max(most, Math.abs(weight)), 0) / 127 || 1;
  const starts = Uint32Array.from([0, ...classes.map(({ weights }) => weights.length)]);
  starts.forEach((length, at) => {
    if (at > 0) starts[at] = length + (starts[at - 1] ?? 0);
  });
  return {
    counts: Object.fromEntries(Object.entries(variants).map(([id, { variants: others }]) => [id, others.length + 1])),
    bias: Float32Array.from(classes, ({ bias }) => bias),
    starts,
    buckets: Uint16Array.from(all, ([bucket]) => bucket),
    weights: Int8Array.from(all, ([, weight]) => Math.round(weight / step)),
    step,
  };
}

type ClassWeights = { bias: number; weights: (readonly [bucket: number, weight: number])[] };

function trainEntry(examples: readonly Example[], count: number): ClassWeights[] {
  const buckets = [...new Set(examples.flatMap(({ features }) => [...features.buckets]))];
  const columnOf = new Map(buckets.map((bucket, column) => [bucket, column]));
  const rows = examples.map(({ features, ...example }) => ({
    ...example,
    columns: Uint16Array.from(features.buckets, (bucket) => columnOf.get(bucket) ?? 0),
    values: features.weights,
  }));
  const bias = new Float64Array(count);
  const weights = Array.from({ length: count }, () => new Float64Array(buckets.length));
  for (let round = 0; round < rounds; round++) {
    const rate = firstRate / (1 + rateDecay * round);
    for (const { columns, values, label, weight } of rows) {
      const odds = weights.map((own, nth) => {
        let sum = bias[nth] ?? 0;
        for (let at = 0; at < columns.length; at++) sum += (own[columns[at] ?? 0] ?? 0) * (values[at] ?? 0);
        return Math.exp(sum);
      });
      const all = odds.reduce((sum, one) => sum + one, 0);
      weights.forEach((own, nth) => {
        const error = ((odds[nth] ?? 0) / all - (nth === label ? 1 : 0)) * weight;
        if (Math.abs(error) < leastError) return;
        const gradient = error * rate;
        bias[nth] = (bias[nth] ?? 0) - biasRate * gradient;
        for (let at = 0; at < columns.length; at++) {
          const column = columns[at] ?? 0;
          own[column] = (own[column] ?? 0) - gradient * (values[at] ?? 0);
        }
      });
    }
  }
  return weights.map((own, nth) => {
    const least = own.map(Math.abs).sort().at(-mostWeights) ?? 0;
    const kept = buckets.map((bucket, column) => [bucket, own[column] ?? 0] as const);
    return { bias: bias[nth] ?? 0, weights: kept.filter(([, weight]) => Math.abs(weight) >= least) };
  });
}

import type { Features } from './questionFeatures.ts';

/** By key: similarity to the most similar text with this key, from 0 to 1. */
export type Recall = ReadonlyMap<string, number>;

/** `known`: texts with their keys. */
export function recallSimilar(
  { buckets, weights }: Features,
  known: readonly (readonly [text: string, key: string, ...unknown[]])[],
  featuresOf: (text: string) => Features,
): Recall {
  const asked = new Map([...buckets].map((bucket, nth) => [bucket, weights[nth] ?? 0]));
  const recall = new Map<string, number>();
  for (const [text, key] of known) {
    const own = featuresOf(text);
    let similarity = 0;
    for (let nth = 0; nth < own.buckets.length; nth++)
      similarity += (own.weights[nth] ?? 0) * (asked.get(own.buckets[nth] ?? 0) ?? 0);
    if (similarity > (recall.get(key) ?? 0)) recall.set(key, similarity);
  }
  return recall;
}

/**
 * Which variant of an entry's answer a question asks for: multinomial regression per entry over the features of the
 * question (docs/decisions/0355). Trained by trainVariants.ts.
 */
import type { Features } from './questionFeatures.ts';

/** Class 0 of an entry is its own answer, then come its variants. The classes of all entries follow each other. */
export type VariantModel = {
  /** Number of classes by the id of the entry. */
  counts: Readonly<Record<string, number>>;
  bias: Float32Array;
  /** The weights of a class are in `buckets` and `weights` at `starts[class]` to `starts[class + 1]`. */
  starts: Uint32Array;
  buckets: Uint16Array;
  /** Divided by `step`. */
  weights: Int8Array;
  step: number;
};

/** The probability of each class; empty for an entry without variants. */
export type VariantScorer = (id: string, features: Features) => readonly number[];

export function createVariantScorer({ counts, bias, starts, buckets, weights, step }: VariantModel): VariantScorer {
  const firstOf = new Map<string, number>();
  let classes = 0;
  for (const [id, count] of Object.entries(counts)) {
    firstOf.set(id, classes);
    classes += count;
  }
  return (id, features) => {
    const first = firstOf.get(id);
    if (first === undefined) return [];
    const asked = new Map<number, number>();
    features.buckets.forEach((bucket, nth) => {
      asked.set(bucket, features.weights[nth] ?? 0);
    });
    const odds = Array.from({ length: counts[id] ?? 0 }, (_, nth) => {
      let sum = 0;
      for (let at = starts[first + nth] ?? 0; at < (starts[first + nth + 1] ?? 0); at++)
        sum += (asked.get(buckets[at] ?? 0) ?? 0) * (weights[at] ?? 0);
      return Math.exp((bias[first + nth] ?? 0) + sum * step);
    });
    const all = odds.reduce((sum, one) => sum + one, 0);
    return odds.map((one) => one / all);
  };
}

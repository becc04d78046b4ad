/**
 * Multinomial logistic regression with AdaGrad (Duchi et al., 2011), the classifier of the bot's knowledge base.
 * Deterministic.
 */
import { createRowScorer } from './createRowScorer.ts';
import { bucketCount, type Features } from './questionFeatures.ts';

/** `weight`: how much the example counts, 1 by default. */
export type Example = { features: Features; label: number; weight?: number };

/** Weights by bucket and class: `weights[bucket * stride + label]`; the sums of squares are between the rows. */
export type Classifier = { classes: number; stride: number; bias: Float32Array; weights: Float32Array };

const mostRounds = 6;
const learningRate = 0.35;
const rateDecay = 0.15;
const biasRate = 0.02;
const firstSquare = 1e-3;
/** Gradients of improbable classes are skipped: they change nothing and cost most of the time. */
const leastGradient = 4e-3;

export function trainClassifier(examples: readonly Example[], classes: number, rounds = mostRounds): Classifier {
  const { stride, spareAt, weights, scores, add } = createRowScorer(bucketCount, classes);
  const squares = weights.subarray(spareAt);
  for (let row = 0; row < squares.length; row += stride) squares.fill(firstSquare, row, row + spareAt);
  const bias = new Float32Array(classes);
  const active = new Uint16Array(classes);
  const order = examples.map((_, at) => at);
  const random = createRandom(11);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    const rate = learningRate / (1 + rateDecay * round);
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const { features, label, weight = 1 } = example;
      scores.set(bias);
      add(features.buckets, features.weights);
      softmax(scores);
      let count = 0;
      for (let nth = 0; nth < classes; nth++) {
        const gradient = ((scores[nth] ?? 0) - (nth === label ? 1 : 0)) * weight;
        if (Math.abs(gradient) < leastGradient) continue;
        scores[nth] = gradient;
        active[count++] = nth;
        bias[nth] = (bias[nth] ?? 0) - biasRate * rate * gradient;
      }
      const { buckets, weights: values } = features;
      for (let index = 0; index < buckets.length; index++) {
        const start = (buckets[index] ?? 0) * stride;
        const value = values[index] ?? 0;
        for (let one = 0; one < count; one++) {
          const nth = active[one] ?? 0;
          const slope = (scores[nth] ?? 0) * value;
          const square = (squares[start + nth] ?? 0) + slope * slope;
          squares[start + nth] = square;
          weights[start + nth] = (weights[start + nth] ?? 0) - (rate * slope) / Math.sqrt(square);
        }
      }
    }
  }
  return { classes, stride, bias, weights };
}

/** In place. */
export function softmax(scores: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let nth = 0; nth < scores.length; nth++) {
    const share = Math.exp((scores[nth] ?? 0) - most);
    scores[nth] = share;
    sum += share;
  }
  for (let nth = 0; nth < scores.length; nth++) scores[nth] = (scores[nth] ?? 0) / sum;
}

/** Linear congruential generator, so that the order is the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] ?? 0, list[at] ?? 0];
  }
}

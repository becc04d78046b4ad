/**
 * Multinomial logistic regression with AdaGrad (Duchi et al., 2011), the classifier of the bot's knowledge base.
 * Deterministic; some ten seconds per language.
 */
import { bucketCount, type Features } from './questionFeatures.ts';

/** `weight`: how much the example counts, 1 by default. */
export type Example = { features: Features; label: number; weight?: number };

/** Weights by bucket and class: `weights[bucket * classes + label]`. */
export type Classifier = { classes: number; bias: Float32Array; weights: Float32Array };

const rounds = 6;
const learningRate = 0.35;
const rateDecay = 0.15;
const biasRate = 0.02;
const firstSquare = 1e-3;
/** Gradients of improbable classes are skipped: they change nothing and cost most of the time. */
const leastGradient = 4e-3;

export function trainClassifier(examples: readonly Example[], classes: number): Classifier {
  const weights = new Float32Array(bucketCount * classes);
  const squares = new Float32Array(bucketCount * classes).fill(firstSquare);
  const bias = new Float32Array(classes);
  const model = { classes, bias, weights };
  const scores = new Float64Array(classes);
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
      scoreInto(scores, features, model);
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
        const start = (buckets[index] ?? 0) * classes;
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
  return model;
}

/**
 * Writes the scores before softmax into `scores`: half of the training's time. Eight buckets per pass, because each
 * pass loads and stores all scores; named numbers, because arrays of eight would be slower.
 */
function scoreInto(scores: Float64Array, { buckets, weights: values }: Features, model: Classifier): void {
  const { classes, bias, weights } = model;
  for (let nth = 0; nth < classes; nth++) scores[nth] = bias[nth] ?? 0;
  for (let index = 0; index < buckets.length; index += 8) {
    // A missing bucket counts 0 times.
    const start = (step: number) => (buckets[index + step] ?? 0) * classes;
    const value = (step: number) => values[index + step] ?? 0;
    const [start1, start2, start3, start4] = [start(0), start(1), start(2), start(3)];
    const [start5, start6, start7, start8] = [start(4), start(5), start(6), start(7)];
    const [value1, value2, value3, value4] = [value(0), value(1), value(2), value(3)];
    const [value5, value6, value7, value8] = [value(4), value(5), value(6), value(7)];
    for (let nth = 0; nth < classes; nth++) {
      scores[nth] =
        (scores[nth] ?? 0) +
        value1 * (weights[start1 + nth] ?? 0) +
        value2 * (weights[start2 + nth] ?? 0) +
        value3 * (weights[start3 + nth] ?? 0) +
        value4 * (weights[start4 + nth] ?? 0) +
        value5 * (weights[start5 + nth] ?? 0) +
        value6 * (weights[start6 + nth] ?? 0) +
        value7 * (weights[start7 + nth] ?? 0) +
        value8 * (weights[start8 + nth] ?? 0);
    }
  }
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
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] ?? 0, list[at] ?? 0];
  }
}

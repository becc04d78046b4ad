/**
 * Trains the network of the knowledge base (network.ts) on the examples of the linear classifier: softmax regression over
 * a hidden layer, with AdaGrad and with dropout of features and of hidden units. Deterministic.
 */
import type { Locale } from '../../src/routes/table.ts';
import { createRowScorer } from './createRowScorer.ts';
import { type Network, quantizeNetwork } from './network.ts';
import { bucketCount } from './questionFeatures.ts';
import { createRandom, type Example, shuffle, softmax } from './trainClassifier.ts';
import { readExamples, type TrainingData } from './trainEntryModel.ts';

/** Measured with a fifth of the ways of asking left out, and with strangers' questions (docs/decisions/0353). */
const width = 256;
const rounds = 12;
const learningRate = 0.1;
const rateDecay = 0.15;
const biasRate = 0.1;
const featureDropout = 0.2;
const unitDropout = 0.5;
const firstSquare = 1e-3;
/** Gradients of improbable labels are skipped: they change nothing and cost half of the time. */
const leastGradient = 2e-3;
/** Spread of the first weights of the hidden layer. */
const firstSpread = 0.1;

/** From the same texts as the linear classifier. */
export function trainEntryNetwork(data: TrainingData, locale: Locale, seed: number): Network {
  const { alone, followUps } = readExamples(data, locale);
  return trainNetwork(
    [...alone, ...followUps],
    data.entries.map(({ id }) => id),
    seed,
  );
}

/** `ids`: by label; the label after the last one means "no entry". Takes some two minutes. */
function trainNetwork(examples: readonly Example[], ids: readonly string[], seed: number): Network {
  const labels = ids.length + 1;
  const random = createRandom(seed);
  const hidden = createRowScorer(bucketCount, width);
  const output = createRowScorer(width, labels);
  fillRows(hidden, bucketCount, width, () => firstSpread * normal(random));
  fillRows(output, width, labels, () => normal(random) / Math.sqrt(width));
  for (let row = 0; row < width; row++) {
    const start = row * output.stride + output.spareAt;
    output.weights.fill(firstSquare, start, start + labels);
  }
  const hiddenBias = new Float32Array(width);
  const labelBias = new Float32Array(labels);
  const [rowSquares, biasSquares] = [new Float32Array(bucketCount), new Float32Array(labels)].map((squares) =>
    squares.fill(firstSquare),
  ) as [Float32Array, Float32Array];
  const units = new Float64Array(width);
  const slopes = new Float64Array(width);
  const active = new Uint16Array(labels);
  const order = examples.map((_, at) => at);

  function learn({ features, label, weight = 1 }: Example, rate: number): void {
    const { buckets, weights } = dropped(features, random);
    hidden.scores.set(hiddenBias);
    hidden.add(buckets, weights);
    const kept: number[] = [];
    const values: number[] = [];
    for (let unit = 0; unit < width; unit++) {
      const value = Math.tanh(hidden.scores[unit] ?? 0);
      units[unit] = value;
      if (random() < unitDropout) continue;
      kept.push(unit);
      values.push(value / (1 - unitDropout));
    }
    output.scores.set(labelBias);
    output.add(Uint16Array.from(kept), Float32Array.from(values));
    softmax(output.scores);
    let count = 0;
    for (let nth = 0; nth < labels; nth++) {
      const gradient = ((output.scores[nth] ?? 0) - (nth === label ? 1 : 0)) * weight;
      if (Math.abs(gradient) < leastGradient) continue;
      output.scores[nth] = gradient;
      active[count++] = nth;
      const square = (biasSquares[nth] ?? 0) + gradient * gradient;
      biasSquares[nth] = square;
      labelBias[nth] = (labelBias[nth] ?? 0) - (biasRate * rate * gradient) / Math.sqrt(square);
    }
    let length = 0;
    for (let index = 0; index < kept.length; index++) {
      const unit = kept[index] ?? 0;
      const slope = backOutput(unit, values[index] ?? 0, count, rate);
      const own = (slope * (1 - (units[unit] ?? 0) ** 2)) / (1 - unitDropout);
      slopes[index] = own;
      length += own * own;
    }
    length /= width;
    for (let nth = 0; nth < buckets.length; nth++) {
      const bucket = buckets[nth] ?? 0;
      const value = weights[nth] ?? 0;
      const square = (rowSquares[bucket] ?? 0) + length * value * value;
      rowSquares[bucket] = square;
      const step = (rate * value) / Math.sqrt(square);
      const start = bucket * hidden.stride;
      for (let index = 0; index < kept.length; index++) {
        const at = start + (kept[index] ?? 0);
        hidden.weights[at] = (hidden.weights[at] ?? 0) - step * (slopes[index] ?? 0);
      }
    }
  }

  /** The slope of a unit, and the weights from it to the active labels. */
  function backOutput(unit: number, value: number, count: number, rate: number): number {
    const start = unit * output.stride;
    const squares = start + output.spareAt;
    let slope = 0;
    for (let one = 0; one < count; one++) {
      const nth = active[one] ?? 0;
      const gradient = output.scores[nth] ?? 0;
      const weight = output.weights[start + nth] ?? 0;
      slope += gradient * weight;
      const change = gradient * value;
      const square = (output.weights[squares + nth] ?? 0) + change * change;
      output.weights[squares + nth] = square;
      output.weights[start + nth] = weight - (rate * change) / Math.sqrt(square);
    }
    return slope;
  }

  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    const rate = learningRate / (1 + rateDecay * round);
    for (const at of order) {
      const example = examples[at];
      if (example) learn(example, rate);
    }
  }
  return quantizeNetwork({
    ...{ ids, width, hiddenBias, labelBias },
    rows: Float32Array.from({ length: bucketCount * width }, (_, at) => {
      const bucket = Math.floor(at / width);
      return hidden.weights[bucket * hidden.stride + (at % width)] ?? 0;
    }),
    labelRows: Float32Array.from({ length: labels * width }, (_, at) => {
      const label = Math.floor(at / width);
      return output.weights[(at % width) * output.stride + label] ?? 0;
    }),
  });
}

type Rows = Pick<ReturnType<typeof createRowScorer>, 'stride' | 'weights'>;

function fillRows({ stride, weights }: Rows, height: number, length: number, next: () => number): void {
  for (let row = 0; row < height; row++) for (let at = 0; at < length; at++) weights[row * stride + at] = next();
}

/** Some features are left out, so that a text is known without any one of them; the others count more. */
function dropped({ buckets, weights }: Example['features'], random: () => number): Example['features'] {
  const kept = [...buckets.keys()].filter(() => random() >= featureDropout);
  return {
    buckets: Uint16Array.from(kept, (nth) => buckets[nth] ?? 0),
    weights: Float32Array.from(kept, (nth) => (weights[nth] ?? 0) / (1 - featureDropout)),
  };
}

/** From a normal distribution (Box and Muller, 1958). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

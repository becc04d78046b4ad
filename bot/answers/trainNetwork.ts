/**
 * Trains the network of the knowledge base (network.ts) on the examples of the linear classifier: softmax regression over
 * a hidden layer, with AdaGrad and with dropout of features and of hidden units. Deterministic.
 */
import type { Locale } from '../../src/routes/table.ts';
import { createRowScorer } from './createRowScorer.ts';
import { topicOf } from './entryRelations.ts';
import { type Network, quantizeNetwork, rowOfAnswered } from './network.ts';
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

/** How often a text that stands alone is learnt after any answer, and after one of its neighbours. */
const contextShares = { any: 0.45, near: 0.3 };

/** `answered`: label of the entry before a follow-up. */
type NetworkExample = Example & { answered?: number };

/** From the texts of the linear classifier, and from all follow-ups. */
export function trainEntryNetwork(data: TrainingData, locale: Locale, seed: number): Network {
  const { entries } = data;
  const { alone, featuresOf } = readExamples(data, locale);
  const labels = new Map([...entries.map(({ id }, label) => [id, label] as const), ['none', entries.length] as const]);
  const followUps = Object.entries(data.allFollowUps ?? {}).flatMap(([id, messages]) =>
    messages.flatMap(([text, target]): NetworkExample[] => {
      const [label, answered] = [labels.get(target), labels.get(id)];
      return label === undefined || answered === undefined ? [] : [{ features: featuresOf(text), label, answered }];
    }),
  );
  return trainNetwork([...alone, ...followUps], entries, seed);
}

/** By label: the entries with the same topic, and those that people ask for next. */
function neighboursOf(entries: TrainingData['entries']): number[][] {
  const labels = new Map(entries.map(({ id }, label) => [id, label]));
  const near = entries.map(() => new Set<number>());
  const byTopic = Map.groupBy(entries.keys(), (label) => topicOf(entries[label] ?? { id: '' }));
  for (const same of byTopic.values()) for (const label of same) for (const other of same) near[label]?.add(other);
  entries.forEach(({ next = [] }, label) => {
    for (const id of next) {
      const other = labels.get(id);
      if (other === undefined) continue;
      near[label]?.add(other);
      near[other]?.add(label);
    }
  });
  return near.map((others, label) => [...others].filter((other) => other !== label));
}

/** `entries`: by label; the label after the last one means "no entry". Takes some minutes. */
function trainNetwork(examples: readonly NetworkExample[], entries: TrainingData['entries'], seed: number): Network {
  const ids = entries.map(({ id }) => id);
  const near = neighboursOf(entries);
  const all = [...ids.keys()];
  const labels = ids.length + 1;
  const inputs = rowOfAnswered(ids.length);
  const random = createRandom(seed);
  const hidden = createRowScorer(inputs, width);
  const output = createRowScorer(width, labels);
  fillRows(hidden, inputs, width, () => firstSpread * normal(random));
  fillRows(output, width, labels, () => normal(random) / Math.sqrt(width));
  for (let row = 0; row < width; row++) {
    const start = row * output.stride + output.spareAt;
    output.weights.fill(firstSquare, start, start + labels);
  }
  const hiddenBias = new Float32Array(width);
  const labelBias = new Float32Array(labels);
  const [rowSquares, biasSquares] = [new Float32Array(inputs), new Float32Array(labels)].map((squares) =>
    squares.fill(firstSquare),
  ) as [Float32Array, Float32Array];
  const units = new Float64Array(width);
  const slopes = new Float64Array(width);
  const active = new Uint16Array(labels);
  const order = examples.map((_, at) => at);

  /** A text that stands alone may come after any answer, and means the same then. */
  function answeredBefore({ answered, label }: NetworkExample): number | undefined {
    if (answered !== undefined) return answered;
    const chance = random();
    const others = chance < contextShares.any ? all : (near[label] ?? []);
    const isAlone = chance >= contextShares.any + contextShares.near || others.length === 0;
    return isAlone ? undefined : others[Math.floor(random() * others.length)];
  }

  function learn(example: NetworkExample, rate: number): void {
    const { label, weight = 1 } = example;
    const { buckets, weights } = withAnswered(dropped(example.features, random), answeredBefore(example));
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
    rows: Float32Array.from({ length: inputs * width }, (_, at) => {
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

const withAnswered = ({ buckets, weights }: Example['features'], answered: number | undefined) =>
  answered === undefined
    ? { buckets, weights }
    : {
        buckets: Uint16Array.of(...buckets, rowOfAnswered(answered)),
        weights: Float32Array.of(...weights, 1),
      };

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

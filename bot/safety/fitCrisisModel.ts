/**
 * Logistic regression with AdaGrad; each text counts by its window with the highest danger score (multiple-instance
 * learning). Deterministic. Weights are averages of the last rounds, because those of the last one alone depend on the
 * order of the examples.
 */
import type { FeatureWindow } from '../../src/features/safety/crisisFeatures.ts';
import {
  buckets,
  type CrisisKind,
  type CrisisModel,
  highestScoringWindow,
  lengthFactor,
  type Scorer,
  scoreOf,
} from '../../src/features/safety/crisisModel.ts';

/** `weight`: how much it counts; 1 is a whole wording. */
export type CrisisExample = { windows: readonly FeatureWindow[]; kind: CrisisKind | 'none'; weight: number };

type Learner = Scorer & { weights: Float64Array; learn(window: FeatureWindow, isOne: boolean, weight: number): void };

const rounds = 20;
/** Rounds before the averaging begins. */
const warmUp = 10;
const rate = 0.3;
const decay = 3e-4;
/** Without it the first step of a rare feature is as long as any, and every text unlike the training scores at random. */
const initialSquare = 0.02;

/** `seed`: of the order of the examples. */
export const fitDanger = (examples: readonly CrisisExample[], seed: number): Scorer =>
  trainScorer(examples, buckets.danger, seed, (learner, { windows, kind, weight }) => {
    const most = highestScoringWindow(windows, learner);
    if (most) learner.learn(most.window, kind !== 'none', weight);
  });

export function fitKinds(examples: readonly CrisisExample[], danger: Scorer, seed: number): CrisisModel['kinds'] {
  const dangerous = examples.flatMap(({ windows, kind }) => {
    const most = kind === 'none' ? undefined : highestScoringWindow(windows, danger);
    return most ? [{ window: most.window, kind }] : [];
  });
  const kindOf = (sought: CrisisKind) =>
    trainScorer(dangerous, buckets.kind, seed, (learner, { window, kind }) =>
      learner.learn(window, kind === sought, 1),
    );
  return { self: kindOf('self'), violence: kindOf('violence'), medical: kindOf('medical') };
}

export const averageOf = (scorers: readonly Scorer[]): Scorer => ({
  bias: scorers.reduce((sum, { bias }) => sum + bias, 0) / scorers.length,
  weights: Array.from(
    { length: scorers[0]?.weights.length ?? 0 },
    (_, at) => scorers.reduce((sum, { weights }) => sum + (weights[at] ?? 0), 0) / scorers.length,
  ),
});

function trainScorer<T>(
  examples: readonly T[],
  size: number,
  seed: number,
  learn: (learner: Learner, one: T) => void,
): Scorer {
  const learner = createLearner(size);
  const shuffle = createShuffle(seed);
  const order = [...examples];
  const sum = { bias: 0, weights: new Float64Array(size) };
  for (let round = 0; round < rounds; round++) {
    for (const one of shuffle(order)) learn(learner, one);
    if (round < warmUp) continue;
    sum.bias += learner.bias;
    for (let at = 0; at < size; at++) sum.weights[at] = (sum.weights[at] ?? 0) + (learner.weights[at] ?? 0);
  }
  const averaged = rounds - warmUp;
  return { bias: sum.bias / averaged, weights: sum.weights.map((weight) => weight / averaged) };
}

function createLearner(size: number): Learner {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(initialSquare);
  let squareOfBias = 1e-8;
  return {
    bias: 0,
    weights,
    learn(window, isOne, weight) {
      const error = weight * (1 / (1 + Math.exp(-scoreOf(window, this))) - (isOne ? 1 : 0));
      const slope = error * lengthFactor(window);
      for (const one of window) {
        const bucket = one % size;
        const gradient = slope + weight * decay * (weights[bucket] ?? 0);
        const square = (squares[bucket] ?? 0) + gradient ** 2;
        squares[bucket] = square;
        weights[bucket] = (weights[bucket] ?? 0) - (rate * gradient) / Math.sqrt(square);
      }
      squareOfBias += error ** 2;
      this.bias -= (0.2 * rate * error) / Math.sqrt(squareOfBias);
    },
  };
}

/** Fisher-Yates shuffle with its own generator, so the order is the same in every run. */
function createShuffle(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32;
  };
  return <T>(list: T[]): T[] => {
    for (let at = list.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      const [one, two] = [list[at], list[other]];
      if (one !== undefined && two !== undefined) [list[at], list[other]] = [two, one];
    }
    return list;
  };
}

/**
 * Quantizes the weights of the danger score and corrects them until no harmless question is above the threshold: a
 * helpline offered to a buyer is the worst answer to a question that is known beforehand.
 */
import {
  dangerThreshold,
  highestScoringWindow,
  lengthFactor,
  type Scorer,
} from '../../src/features/safety/crisisModel.ts';
import type { CrisisExample } from './fitCrisisModel.ts';

/** The letter `d` is 0; each further letter adds one `step`. */
type QuantizedScorer = { bias: number; step: number; letters: string };

/** Seven steps are enough (docs/decisions/0256); a letter per weight compresses to a quarter of a byte. */
const mostSteps = 3;
const corrections = 100;
/** Of the score: how far a correction moves an example, and how far from the threshold an example has to be. */
const move = 0.15;
const margin = { none: 0.1, danger: 0.2 };
/** The corrections aim below the threshold in use. */
const aim = dangerThreshold - 0.1;
/** Questions that score less than this below the threshold stay there: corrections are small. */
const reach = 2;

export function quantize({ bias, weights }: Scorer, step = stepOf(weights)): QuantizedScorer {
  const letters = Array.from(weights, (weight) => 'abcdefg'[mostSteps + levelOf(weight, step)]);
  return { bias: Number(bias.toFixed(4)), step, letters: letters.join('') };
}

/** Throws if some question remains above the threshold. */
export function quantizeDanger(
  { bias, weights }: Scorer,
  { wordings, questions }: Record<'wordings' | 'questions', readonly CrisisExample[]>,
): QuantizedScorer {
  const step = stepOf(weights);
  const exact = Float64Array.from(weights);
  const rounded = { bias: Number(bias.toFixed(4)), weights: exact.map((weight) => levelOf(weight, step) * step) };
  const correct = ({ windows, kind }: CrisisExample) => {
    const most = highestScoringWindow(windows, rounded);
    if (!most) return false;
    const over = most.score - aim;
    const isWrong = kind === 'none' ? over > -margin.none : over < margin.danger;
    if (!isWrong) return false;
    const change = (kind === 'none' ? -move : move) / (lengthFactor(most.window) * most.window.length);
    for (const bucket of most.window) {
      exact[bucket] = Math.max(-mostSteps * step, Math.min(mostSteps * step, (exact[bucket] ?? 0) + change));
      rounded.weights[bucket] = levelOf(exact[bucket] ?? 0, step) * step;
    }
    return kind === 'none' && over > 0;
  };
  const scoreOf = ({ windows }: CrisisExample) => highestScoringWindow(windows, rounded)?.score ?? -Infinity;
  const near = questions.filter((question) => scoreOf(question) > aim - reach);
  const dangerous = wordings.filter(({ kind }) => kind !== 'none');
  for (let round = 0; round < corrections; round++) {
    for (const one of [...dangerous, ...near]) correct(one);
    if (near.every((question) => scoreOf(question) < aim)) break;
  }
  const alarms = questions.filter((question) => scoreOf(question) >= aim).length;
  if (alarms > 0) throw new Error(`${alarms} questions are still taken for a crisis`);
  return quantize({ bias, weights: exact }, step);
}

const levelOf = (weight: number, step: number): number =>
  Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step)));

function stepOf(weights: ArrayLike<number>): number {
  const sizes = Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort((one, other) => one - other);
  return Number(((sizes[Math.floor(sizes.length * 0.995)] ?? 1) / mostSteps).toPrecision(6));
}

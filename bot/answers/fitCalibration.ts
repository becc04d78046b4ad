/** Fits the calibration of decideOutcome.ts to questions that did not train the model. */

import type { Locale } from '../../src/routes/table.ts';
import { fill } from '../../src/text/words/words.ts';
import { knowledgeTokens } from '../knowledge/knowledgeTokens.ts';
import type { ExplainingBot } from './createBot.ts';
import { type Calibration, signalNames } from './decideOutcome.ts';
import type { QuestionFile } from './evaluateBot.ts';

type Sample = { values: readonly number[]; isAnswerable: boolean };

const rounds = 4_000;
const rate = 1;
/** Keeps the weights small (L2). */
const penalty = 0.002;

/** Logistic regression over the signals, by gradient descent on scaled values. */
export function fitCalibration(
  bot: Pick<ExplainingBot, 'explain'>,
  files: readonly { locale: Locale; questions: QuestionFile }[],
): Calibration {
  const samples = files.flatMap(({ locale, questions: { answerable, unanswerable } }) => {
    const tokens = knowledgeTokens(locale);
    const sampleOf = (question: string, isAnswerable: boolean): Sample => {
      const { signals } = bot.explain({ botId: 'calibrate', locale, text: fill(question, tokens), history: [] });
      return { values: signalNames.map((name) => signals[name]), isAnswerable };
    };
    return [
      ...answerable.map(({ question }) => sampleOf(question, true)),
      ...unanswerable.map((question) => sampleOf(question, false)),
    ];
  });
  const count = samples.length;
  const sum = (of: (sample: Sample) => number) => samples.reduce((total, sample) => total + of(sample), 0);
  const means = signalNames.map((_, at) => sum(({ values }) => values[at] ?? 0) / count);
  const spreads = signalNames.map(
    (_, at) => Math.sqrt(sum(({ values }) => ((values[at] ?? 0) - (means[at] ?? 0)) ** 2) / count) || 1,
  );
  const scaled = samples.map(({ values }) =>
    values.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  );
  const weights = signalNames.map(() => 0);
  let constant = 0;
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight) => penalty * weight);
    let slope = 0;
    samples.forEach(({ isAnswerable }, nth) => {
      const values = scaled[nth] ?? [];
      const score = values.reduce((total, value, at) => total + value * (weights[at] ?? 0), constant);
      const error = (1 / (1 + Math.exp(-score)) - (isAnswerable ? 1 : 0)) / count;
      slope += error;
      values.forEach((value, at) => {
        slopes[at] = (slopes[at] ?? 0) + error * value;
      });
    });
    constant -= rate * slope;
    slopes.forEach((one, at) => {
      weights[at] = (weights[at] ?? 0) - rate * one;
    });
  }
  const raw = weights.map((weight, at) => weight / (spreads[at] ?? 1));
  const shift = raw.reduce((total, weight, at) => total + weight * (means[at] ?? 0), 0);
  const round = (value: number) => Math.round(value * 1_000) / 1_000;
  return Object.fromEntries([
    ['constant', round(constant - shift)],
    ...signalNames.map((name, at) => [name, round(raw[at] ?? 0)]),
  ]) as Calibration;
}

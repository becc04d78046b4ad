/**
 * `npx node bot/safety/trainCrisisModel.ts` trains the crisis model of src/features/safety on its `wordings/training.*.json`
 * and, as harmless texts, on questions to the bot and the newest build of the site; writes crisisWeights.ts. With
 * `--measure` a third of the questions trains nothing; prints how many of them are false alarms, and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { dangerThreshold, highestScoringWindow } from '../../src/features/safety/crisisModel.ts';
import { crisisExamples } from './crisisExamples.ts';
import { averageOf, type CrisisExample, fitDanger, fitKinds } from './fitCrisisModel.ts';
import { quantize, quantizeDanger } from './quantizeDanger.ts';

/** Score from which a harmless question is near a false alarm. */
const least = -0.5;
/** Questions outnumber the wordings five to one: with more weight the model misses more. */
const weightOfQuestion = 0.5;
const seeds = [7, 8];

const isMeasuring = process.argv.includes('--measure');
const { wordings, texts, heldOut, ...others } = await crisisExamples();
const questions = [...others.questions, ...(isMeasuring ? [] : heldOut)];
const base = [...wordings, ...texts];
const first = fitDanger(base, 7);
const near = questions.filter(({ windows }) => (highestScoringWindow(windows, first)?.score ?? least) > least);
const all = questions.map((question) => ({ ...question, weight: weightOfQuestion }));
// The near questions alone miss less, all questions alarm less; their average is better than either.
const danger = averageOf(
  seeds.flatMap((seed) => [fitDanger([...base, ...near], seed), fitDanger([...base, ...all], seed)]),
);
if (isMeasuring) {
  const isAlarm = ({ windows }: CrisisExample) =>
    (highestScoringWindow(windows, danger)?.score ?? -Infinity) > dangerThreshold;
  console.log(`${heldOut.filter(isAlarm).length} of ${heldOut.length} questions held out are taken for a crisis`);
} else {
  const kinds = fitKinds(wordings, danger, 7);
  const scorers = {
    danger: quantizeDanger(danger, { wordings, questions }),
    ...{ self: quantize(kinds.self), violence: quantize(kinds.violence), medical: quantize(kinds.medical) },
  };
  const entries = Object.entries(scorers).map(
    ([name, { bias, step, letters }]) =>
      `  ${name}: {\n    bias: ${bias},\n    step: ${step},\n    letters:\n      '${letters}',\n  },\n`,
  );
  writeFileSync(
    new URL('../../src/features/safety/crisisWeights.ts', import.meta.url),
    `/** Written by trainCrisisModel.ts. Each weight is a letter: \`d\` is 0, a letter more is a \`step\` more. */
export const crisisWeights = {
${entries.join('')}};
`,
  );
}

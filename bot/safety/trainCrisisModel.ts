/**
 * `npx node bot/safety/trainCrisisModel.ts` trains the crisis model of src/features/safety on its `wordings/training.*.json`
 * and, as harmless texts, on questions to the bot and the newest build of the site; writes crisisWeights.ts.
 */
import { writeFileSync } from 'node:fs';
import { highestScoringWindow, type Scorer } from '../../src/features/safety/crisisModel.ts';
import { crisisExamples } from './crisisExamples.ts';
import { averageOf, fitDanger, fitKinds } from './fitCrisisModel.ts';

/**
 * Quantizes weights to seven steps, which is enough (docs/decisions/0256); a letter per weight compresses to a quarter
 * of a byte.
 */
function packed({ bias, weights }: Scorer) {
  const sizes = Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort((one, other) => one - other);
  const step = (sizes[Math.floor(sizes.length * 0.995)] ?? 1) / 3;
  const letters = Array.from(weights, (weight) => 'abcdefg'[3 + Math.max(-3, Math.min(3, Math.round(weight / step)))]);
  return { bias: Number(bias.toFixed(4)), step: Number(step.toPrecision(6)), letters: letters.join('') };
}

/** Score from which a harmless question is near a false alarm. */
const least = -0.5;
/** Questions outnumber the wordings five to one: with more weight the model misses more. */
const weightOfQuestion = 0.5;
const seeds = [7, 8];

const { wordings, texts, questions } = await crisisExamples();
const base = [...wordings, ...texts];
const first = fitDanger(base, 7);
const near = questions.filter(({ windows }) => (highestScoringWindow(windows, first)?.score ?? least) > least);
const all = questions.map((question) => ({ ...question, weight: weightOfQuestion }));
// The near questions alone miss less, all questions alarm less; their average is better than either.
const danger = averageOf(
  seeds.flatMap((seed) => [fitDanger([...base, ...near], seed), fitDanger([...base, ...all], seed)]),
);
const kinds = fitKinds(wordings, danger, 7);
const entries = Object.entries({ danger, ...kinds }).map(([name, scorer]) => {
  const { bias, step, letters } = packed(scorer);
  return `  ${name}: {\n    bias: ${bias},\n    step: ${step},\n    letters:\n      '${letters}',\n  },\n`;
});
writeFileSync(
  new URL('../../src/features/safety/crisisWeights.ts', import.meta.url),
  `/** Written by trainCrisisModel.ts. Each weight is a letter: \`d\` is 0, a letter more is a \`step\` more. */
export const crisisWeights = {
${entries.join('')}};
`,
);

/**
 * `node bot/safety/trainCrisisModel.ts` trains the crisis model of src/features/safety on its `wordings/training.*.json`
 * and, as harmless texts, on questions to the bot and the newest build of the site; writes crisisWeights.ts. Deterministic. Logistic regression with AdaGrad;
 * each text counts by its window with the highest danger score (multiple-instance learning).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readBuiltPages } from '../../src/discovery/page-text/readBuiltPages.ts';
import { type FeatureWindow, windowsOf } from '../../src/features/safety/crisisFeatures.ts';
import {
  buckets,
  type CrisisKind,
  type CrisisModel,
  crisisKinds,
  highestScoringWindow,
  lengthFactor,
  type Scorer,
  scoreOf,
} from '../../src/features/safety/crisisModel.ts';
import { ordinaryQuestions } from './ordinaryQuestions.ts';

type Wordings = Record<CrisisKind | 'none', readonly string[]>;
type Example = { windows: FeatureWindow[]; kind: CrisisKind | 'none' };
type Learner = Scorer & { weights: Float64Array; learn(window: FeatureWindow, isOne: boolean): void };

const rounds = 25;
const rate = 0.3;
const decay = 3e-4;
/** Score from which a harmless question is near a false alarm. */
const least = -0.5;

const file = (name: string) => new URL(`../../src/features/safety/${name}`, import.meta.url);
const read = (name: string): Wordings => JSON.parse(readFileSync(file(`wordings/${name}.json`), 'utf8'));

function learner(size: number): Learner {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-8);
  let squareOfBias = 1e-8;
  return {
    bias: 0,
    weights,
    learn(window, isOne) {
      const error = 1 / (1 + Math.exp(-scoreOf(window, this))) - (isOne ? 1 : 0);
      const slope = error * lengthFactor(window);
      for (const bucket of window.map((one) => one % size)) {
        const gradient = slope + decay * (weights[bucket] ?? 0);
        squares[bucket] = (squares[bucket] ?? 0) + gradient ** 2;
        weights[bucket] = (weights[bucket] ?? 0) - (rate * gradient) / Math.sqrt(squares[bucket]);
      }
      squareOfBias += error ** 2;
      this.bias -= (0.2 * rate * error) / Math.sqrt(squareOfBias);
    },
  };
}

/** Fisher-Yates shuffle with its own generator, so the order is the same in every run. */
function shuffler(seed: number) {
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

function train(examples: Example[]): CrisisModel {
  const shuffle = shuffler(7);
  const danger = learner(buckets.danger);
  for (let round = 0; round < rounds; round++) {
    for (const { windows, kind } of shuffle(examples)) {
      const most = highestScoringWindow(windows, danger);
      if (most) danger.learn(most.window, kind !== 'none');
    }
  }
  const kindOf = (sought: CrisisKind): Scorer => {
    const scorer = learner(buckets.kind);
    for (let round = 0; round < rounds; round++) {
      for (const { windows, kind } of shuffle(examples.filter(({ kind: one }) => one !== 'none'))) {
        const most = highestScoringWindow(windows, danger);
        if (most) scorer.learn(most.window, kind === sought);
      }
    }
    return scorer;
  };
  return { danger, kinds: { self: kindOf('self'), violence: kindOf('violence'), medical: kindOf('medical') } };
}

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

/** Texts of the site as harmless examples, without the helplines. */
async function textsOfSite(): Promise<string[]> {
  const pages = await readBuiltPages('dist/current');
  const texts = pages.flatMap(({ title, description, passages }) => [
    title,
    description,
    ...passages.map(({ text }) => text),
  ]);
  return [...new Set(texts)].filter((text) => text !== '' && !/112|999|116|Seelsorge|Samaritans/i.test(text));
}

/**
 * What visitors ask the bot (bot/knowledge), without every third entry, on which ordinaryQuestions.test.ts measures, and
 * without those about emergencies.
 */
const questions = ['de', 'en'].flatMap((locale) => ordinaryQuestions(locale).training);

const wordings = ['training.de', 'training.en'].flatMap((name) =>
  Object.entries(read(name)).flatMap(([kind, texts]) =>
    texts.map((text) => ({ text, kind: crisisKinds.find((one) => one === kind) ?? 'none' }) as const),
  ),
);
const exampleOf = ({ text, kind }: { text: string; kind: Example['kind'] }): Example => ({
  kind,
  windows: windowsOf(text, buckets.danger),
});
const harmless = (text: string) => exampleOf({ text, kind: 'none' });
const base = [...wordings.map(exampleOf), ...(await textsOfSite()).map(harmless)];
// All questions would outnumber the wordings, and the model would miss more: only those near a false alarm are added.
const first = train([...base]);
const near = questions
  .map(harmless)
  .filter(({ windows }) => (highestScoringWindow(windows, first.danger)?.score ?? least) > least);
const { danger, kinds } = train([...base, ...near]);
const entries = Object.entries({ danger, ...kinds }).map(([name, scorer]) => {
  const { bias, step, letters } = packed(scorer);
  return `  ${name}: {\n    bias: ${bias},\n    step: ${step},\n    letters:\n      '${letters}',\n  },\n`;
});
writeFileSync(
  file('crisisWeights.ts'),
  `/** Written by trainCrisisModel.ts. Each weight is a letter: \`d\` is 0, a letter more is a \`step\` more. */
export const crisisWeights = {
${entries.join('')}};
`,
);

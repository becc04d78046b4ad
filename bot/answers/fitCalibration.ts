/** Fits the calibration of decideOutcome.ts to questions that did not train the model (docs/decisions/0344). */
import { readFileSync } from 'node:fs';
import { type Locale, locales } from '../../src/routes/table.ts';
import { fill } from '../../src/text/words/words.ts';
import { isActId } from '../knowledge/acts.ts';
import { fillTrainingData } from '../knowledge/fillTrainingData.ts';
import { knowledgeTokens } from '../knowledge/knowledgeTokens.ts';
import { readKnowledgeFile } from '../knowledge/readKnowledgeFile.ts';
import { createEntryMatcher } from './createEntryMatcher.ts';
import { type Calibration, signalNames } from './decideOutcome.ts';
import { decodeModel, type EntryModel } from './entryModel.ts';
import { questionFileSchema } from './evaluateBot.ts';
import { decodeNetwork, inMemory, keptNetwork, networkSeeds, type RankingNetwork } from './network.ts';
import { trainCachedModel } from './trainCachedModel.ts';
import { trainInWorker, trainNetworkInWorker } from './trainInWorker.ts';

type Question = { text: string; isAnswerable: boolean; weight: number };
type Sample = { values: readonly number[]; isAnswerable: boolean; weight: number };

/** Models per language that each leave out a part of the training. */
const parts = 4;
/** Of a text that was left out; a development question counts 1. */
const leftOutWeight = 0.3;
/** Ways of asking of one entry that each model leaves out and that may count. */
const mostOfEntry = 3;
const rounds = 4_000;
const rate = 1;
/** Keeps the weights small (L2). */
const penalty = 0.003;

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../knowledge/questions/${name}`, import.meta.url), 'utf8'));

/** Trains up to ten models, the languages at the same time: some minutes. */
export async function fitCalibration(): Promise<Calibration> {
  return regress((await Promise.all(locales.map(samplesOf))).flat());
}

async function samplesOf(locale: Locale): Promise<Sample[]> {
  const file = readKnowledgeFile(locale);
  const data = fillTrainingData(file, locale);
  const tokens = knowledgeTokens(locale);
  const near: readonly string[] = read(`unanswered.${locale}.json`).near;
  const { answerable, unanswerable } = questionFileSchema.parse(read(`development.${locale}.json`));
  const openIds = new Set(file.entries.filter(({ isOpen }) => isOpen).map(({ id }) => id));

  function samplesFrom(
    model: EntryModel,
    networks: readonly RankingNetwork[],
    questions: readonly Question[],
  ): Sample[] {
    const matcher = createEntryMatcher(model, locale, file.entries, undefined, networks);
    return questions.flatMap(({ text, isAnswerable, weight }) => {
      const { ranked, signals } = matcher.match(text);
      const first = ranked[0]?.id ?? '';
      const best = ranked.find(({ id }) => !isActId(id))?.id ?? '';
      // Acts and entries that say "the site does not settle this" are answered whatever the confidence.
      if (isActId(first) || openIds.has(best)) return [];
      return [{ values: signalNames.map((name) => signals[name]), isAnswerable, weight }];
    });
  }

  const networks = networkSeeds.map((seed) => inMemory(decodeNetwork(readFileSync(keptNetwork(locale, seed)))));
  const samples = samplesFrom(decodeModel(await trainCachedModel(data, locale)), networks, [
    ...answerable.map(({ question }) => ({ text: fill(question, tokens), isAnswerable: true, weight: 1 })),
    ...unanswerable.map((question) => ({ text: fill(question, tokens), isAnswerable: false, weight: 1 })),
  ]);
  for (let part = 0; part < parts; part++) {
    const isLeftOut = (at: number) => at > 0 && at % parts === part;
    const nearLeftOut = near.filter((_, at) => at % parts === part);
    const trained = {
      ...data,
      entries: data.entries.map((entry) =>
        isActId(entry.id) ? entry : { ...entry, asks: entry.asks.filter((_, at) => !isLeftOut(at)) },
      ),
      unanswered: data.unanswered.filter((text) => !nearLeftOut.includes(text)),
    };
    // A third of them: more would say the same.
    const asked = data.entries
      .flatMap(({ id, asks }) => (isActId(id) ? [] : asks.filter((_, at) => isLeftOut(at)).slice(0, mostOfEntry)))
      .filter((_, at) => at % 3 === 0);
    const leftOut = [
      ...asked.map((text) => ({ text, isAnswerable: true, weight: leftOutWeight })),
      ...nearLeftOut.map((text) => ({ text, isAnswerable: false, weight: leftOutWeight })),
    ];
    const model = await trainInWorker(trained, locale);
    samples.push(...samplesFrom(model, [inMemory(await trainNetworkInWorker(trained, locale, 1))], leftOut));
  }
  return samples;
}

/** Logistic regression by gradient descent on scaled values; both kinds of questions have half of the weight. */
function regress(samples: readonly Sample[]): Calibration {
  const totalOf = (isAnswerable: boolean) =>
    samples.reduce((sum, one) => sum + (one.isAnswerable === isAnswerable ? one.weight : 0), 0);
  const totals = { yes: totalOf(true), no: totalOf(false) };
  const count = samples.length;
  const sum = (of: (sample: Sample) => number) => samples.reduce((total, sample) => total + of(sample), 0);
  const means = signalNames.map((_, at) => sum(({ values }) => values[at] ?? 0) / count);
  const spreads = signalNames.map(
    (_, at) => Math.sqrt(sum(({ values }) => ((values[at] ?? 0) - (means[at] ?? 0)) ** 2) / count) || 1,
  );
  const scaled = samples.map(({ values, isAnswerable, weight }) => ({
    values: values.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
    target: isAnswerable ? 1 : 0,
    share: (0.5 * weight) / (isAnswerable ? totals.yes : totals.no),
  }));
  const weights = signalNames.map(() => 0);
  let constant = 0;
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight) => penalty * weight);
    let slope = 0;
    for (const { values, target, share } of scaled) {
      const score = values.reduce((total, value, at) => total + value * (weights[at] ?? 0), constant);
      const error = (1 / (1 + Math.exp(-score)) - target) * share;
      slope += error;
      values.forEach((value, at) => {
        slopes[at] = (slopes[at] ?? 0) + error * value;
      });
    }
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

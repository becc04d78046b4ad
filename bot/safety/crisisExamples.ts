/** What the crisis model is trained on: wordings of danger and look-alikes, texts of the site, questions to the bot. */
import { readFileSync } from 'node:fs';
import { readBuiltPages } from '../../src/discovery/page-text/readBuiltPages.ts';
import { windowsOf } from '../../src/features/safety/crisisFeatures.ts';
import { buckets, type CrisisKind, crisisKinds } from '../../src/features/safety/crisisModel.ts';
import { locales } from '../../src/routes/table.ts';
import { everydayMessages } from './everydayMessages.ts';
import type { CrisisExample } from './fitCrisisModel.ts';
import { ordinaryQuestions } from './ordinaryQuestions.ts';

type Wordings = Record<CrisisKind | 'none', readonly string[]>;

/** `questions` and `heldOut`: of visitors to the bot, harmless like the `texts` of the site. */
export async function crisisExamples(): Promise<
  Record<'wordings' | 'texts' | 'questions' | 'heldOut', CrisisExample[]>
> {
  const wordings = locales.flatMap((locale) =>
    Object.entries(wordingsOf(locale)).flatMap(([kind, texts]) =>
      texts.map((text) =>
        exampleOf(
          text,
          crisisKinds.find((one) => one === kind),
        ),
      ),
    ),
  );
  const everyday = locales.flatMap(everydayMessages).map((text) => exampleOf(text));
  const questions = locales.map(ordinaryQuestions);
  return {
    wordings: [...wordings, ...everyday],
    texts: (await textsOfSite()).map((text) => exampleOf(text)),
    questions: questions.flatMap(({ training }) => training).map((text) => exampleOf(text)),
    heldOut: questions.flatMap(({ heldOut }) => heldOut).map((text) => exampleOf(text)),
  };
}

const exampleOf = (text: string, kind: CrisisExample['kind'] = 'none'): CrisisExample => ({
  ...{ kind, weight: 1 },
  windows: windowsOf(text, buckets.danger),
});

const wordingsOf = (locale: string): Wordings =>
  JSON.parse(
    readFileSync(new URL(`../../src/features/safety/wordings/training.${locale}.json`, import.meta.url), 'utf8'),
  );

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

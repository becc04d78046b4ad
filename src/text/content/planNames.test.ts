import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { entriesSchema } from '../../../bot/knowledge/entry.ts';
import { wholeWordPattern } from '../../../checks/wholeWordPattern.ts';
import { openContentSource } from '../../cms/openContentSource.ts';
import { seedEntries } from '../../cms/seedEntries.ts';
import { calculationPageContent } from '../../features/savings/calculationPageContent.ts';
import { calculatorTexts } from '../../features/savings/components/calculatorTexts.ts';
import { formFieldTokens } from '../../forms/definitions/formFieldTokens.ts';
import { type Locale, locales } from '../../routes/table.ts';
import { cmsToken, startFakeCms } from '../../testing/startFakeCms.testing.ts';
import { testBot } from '../../testing/testBot.testing.ts';
import { commonTokens } from '../words/words.ts';
import { withContent } from './currentContent.ts';
import { faqFor } from './faq.ts';
import { legalPage } from './legal/legalPages.ts';
import { newsOf } from './newsroom/news.ts';
import { planTypes } from './planSchema.ts';
import { plansFor, planTextsFor } from './plans.ts';

const planType = z.enum(planTypes);

const titles = locales.flatMap((locale) => planTextsFor(locale).map(({ title }) => title));

test('wholeWordPattern matches names with umlauts, brackets and symbols as whole words only', () => {
  const found = wholeWordPattern(['Ökonom', 'Pro (neu)', 'Büro+']);
  for (const text of ['Im Plan Ökonom', 'Pro (neu) kostet', 'mit Büro+.']) expect(text).toMatch(found);
  for (const text of ['Ökonomie', 'Pro (neuer)', 'Heimbüro+']) expect(text).not.toMatch(found);
});

test('no type of a plan is the token of another fact, such as {team}', () => {
  expect(planTypes.filter((type) => commonTokens.includes(type))).toEqual([]);
});

test('no text contains a literal plan name', () => {
  const named = wholeWordPattern(titles);
  const typedOut = globSync('{src,bot}/**/*.{ts,tsx,astro,md}')
    .filter((file) => !/\.(test|testing)\.tsx?$|plans\/figures\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (named.test(line) && !isTitle(file, line) ? [`${file}:${index + 1}: ${line}`] : [])),
    );
  expect(typedOut).toEqual([]);
});

/** Words of these entries that are also the name of a plan, read and found not to be mistaken for it. */
const readAndKept = /professional (?:audit|indemnity|secrecy)|essential contractual dut/;

test('no entry of the bot that is not about plans uses the name of a plan as a word', () => {
  const word = new RegExp(wholeWordPattern(titles), 'iu');
  const aboutPlans = /\bpl(?:an|ans|äne|änen)\b|\{\w+(?:Name|Price)\}/i;
  const used = globSync('bot/knowledge/{de,en}/!(prices).json').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\n');
    return entriesSchema
      .parse(JSON.parse(text))
      .filter(({ answer }) => !aboutPlans.test(answer))
      .flatMap(({ answer, asks }) => [answer, ...asks])
      .filter((said) => word.test(said.replaceAll(new RegExp(readAndKept, 'g'), '')))
      .map((said) => `${file}:${lines.findIndex((line) => line.includes(JSON.stringify(said))) + 1}: ${said}`);
  });
  expect(used).toEqual([]);
});

const isTitle = (file: string, line: string): boolean =>
  /content\/plans\/\w+\.ts$/.test(file) && /^\s*title: '/.test(line);

/** The plans of the files as CMS entries, each renamed. */
const newNames = { essential: 'Kranich', professional: 'Pelikan', enterprise: 'Albatros' } as const;
const renamedPlans = (locale: Locale) =>
  seedEntries(locale).plan?.map((plan) => ({ ...plan, title: newNames[planType.parse(plan.type)] })) ?? [];

async function withRenamedPlans<Result>(work: () => Result): Promise<Awaited<Result>> {
  await using cms = await startFakeCms();
  for (const locale of locales) cms.entries.set(`plans:${locale}`, renamedPlans(locale));
  const log = { info: vi.fn(), warn: vi.fn() };
  const source = openContentSource({ settings: { CMS_URL: cms.url, CMS_TOKEN: cmsToken }, log });
  await source.refresh();
  try {
    return await withContent(source.read, work);
  } finally {
    source.stop();
  }
}

test.each(locales)('a plan renamed in the content system is renamed in every text of %s', async (locale) => {
  const texts = await withRenamedPlans(() =>
    JSON.stringify([
      plansFor(locale),
      faqFor(locale),
      legalPage('terms', locale, formFieldTokens(locale)),
      newsOf('prices', locale),
      newsOf('open-calculator', locale),
      calculatorTexts(locale),
      calculationPageContent(),
    ]),
  );
  for (const name of Object.values(newNames)) expect(texts).toContain(name);
  expect(texts).not.toMatch(wholeWordPattern(titles));
  expect(texts).not.toMatch(/\{\w+Name\}/);
});

test.each([
  ['de', 'Was kostet Pelikan?', 'Pelikan kostet'],
  ['de', 'was kostet der pelican?', 'Pelikan kostet'],
  ['en', 'How much is the albatross plan?', 'Albatros costs'],
] as const)('the bot recognises a renamed plan: %s, %s', async (locale, text, start) => {
  const bot = testBot();
  const reply = await withRenamedPlans(() => bot.answer({ botId: 'test', locale, text, history: [] }));
  expect(JSON.stringify(reply)).toContain(start);
});

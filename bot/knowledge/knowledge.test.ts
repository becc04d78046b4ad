import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recogniseCrisis } from '../../src/features/safety/recogniseCrisis.ts';
import { locales } from '../../src/routes/table.ts';
import { fill } from '../../src/text/words/words.ts';
import { maxAnswerLength } from './entry.ts';
import { joinFollowUps } from './joinFollowUps.ts';
import { knowledgeTokens } from './knowledgeTokens.ts';
import { readEntries } from './readEntries.ts';
import { readKnowledgeFile } from './readKnowledgeFile.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
const duplicatesOf = (list: readonly string[]) =>
  [...Map.groupBy(list, (one) => one)].flatMap(([one, same]) => (same.length > 1 ? [one] : []));

test('both languages have the same entries', () => {
  const [de, en] = locales.map((locale) => readEntries(locale).map(({ id }) => id));
  expect(duplicatesOf(de ?? [])).toEqual([]);
  expect(en).toEqual(de);
});

test.each(locales)('no two entries share a way of asking (%s)', (locale) => {
  expect(duplicatesOf(readEntries(locale).flatMap(({ asks }) => asks.map(plain)))).toEqual([]);
});

test.each(locales)('every further entry exists (%s)', (locale) => {
  const entries = readEntries(locale);
  const ids = new Set(entries.map(({ id }) => id));
  expect(entries.flatMap(({ id, next }) => next.filter((one) => one === id || !ids.has(one)))).toEqual([]);
});

test.each(locales)('every follow-up belongs to an entry and leads to one or to none (%s)', (locale) => {
  const ids = new Set(readEntries(locale).map(({ id }) => id));
  const { allFollowUps = {}, learnt = {} } = readKnowledgeFile(locale);
  const followUps = joinFollowUps([allFollowUps, learnt]);
  const targets = Object.values(followUps).flatMap((pairs) => pairs.map(([, id]) => id));
  expect(Object.keys(followUps).filter((id) => !ids.has(id))).toEqual([]);
  expect(targets.filter((id) => id !== 'none' && !ids.has(id))).toEqual([]);
});

test.each(locales)('follow-ups of an entry stand in one file (%s)', (locale) => {
  const idsIn = (name: string) =>
    Object.keys(JSON.parse(readFileSync(new URL(`./followUps/${name}.json`, import.meta.url), 'utf8')));
  const seldom = new Set(idsIn(`seldom.${locale}`));
  expect(idsIn(locale).filter((id) => seldom.has(id))).toEqual([]);
});

test.each(locales)('every token of an answer is known, and filled answers are short (%s)', (locale) => {
  const tokens = knowledgeTokens(locale);
  const filled = readEntries(locale).map(({ id, answer }) => ({ id, text: fill(answer, tokens) }));
  expect(filled.filter(({ text }) => /[{}]/.test(text))).toEqual([]);
  expect(filled.filter(({ text }) => text.length > maxAnswerLength)).toEqual([]);
});

test.each(locales)(
  'variants belong to entries, and each way of asking, or follow-up, to one of them (%s)',
  (locale) => {
    const { entries, moreAsks = {}, variants = {}, learnt = {} } = readKnowledgeFile(locale);
    const asksOf = new Map(
      entries.map(({ id, asks }) => {
        const followUps = Object.values(learnt).flatMap((messages) => messages.filter(([, of]) => of === id));
        return [id, new Set([...asks, ...(moreAsks[id] ?? []), ...followUps.map(([text]) => text)])];
      }),
    );
    const asked = Object.entries(variants).map(([id, { main, variants: own }]) => ({
      id,
      asks: [...main, ...own.flatMap(({ asks }) => asks)],
    }));
    expect(asked.filter(({ asks }) => duplicatesOf(asks).length > 0)).toEqual([]);
    expect(asked.flatMap(({ id, asks }) => asks.filter((ask) => !asksOf.get(id)?.has(ask)))).toEqual([]);
  },
);

test.each(locales)('every token of a variant is known, and it is short and tells something else (%s)', (locale) => {
  const tokens = knowledgeTokens(locale);
  const { entries, variants = {} } = readKnowledgeFile(locale);
  const texts = entries.flatMap(({ id, answer }) =>
    [answer, ...(variants[id]?.variants ?? []).map(({ text }) => text)].map((text) => fill(text, tokens)),
  );
  expect(texts.filter((text) => /[{}]/.test(text) || text.length > maxAnswerLength)).toEqual([]);
  expect(duplicatesOf(texts)).toEqual([]);
});

test.each(locales)('no suggestion is mistaken for a message about danger (%s)', (locale) => {
  const suggestions = readEntries(locale).flatMap(({ asks: [ask = ''] }) => ask);
  expect(suggestions.filter((ask) => recogniseCrisis(ask))).toEqual([]);
});

test.each(locales)('further ways of asking belong to entries, and each is there once (%s)', (locale) => {
  const { entries, moreAsks = {} } = readKnowledgeFile(locale);
  const ids = new Set(entries.map(({ id }) => id));
  expect(Object.keys(moreAsks).filter((id) => !ids.has(id))).toEqual([]);
  const asks = [...entries.flatMap((entry) => entry.asks), ...Object.values(moreAsks).flat()];
  expect(duplicatesOf(asks.map(plain))).toEqual([]);
});

test.each(locales)('no development question is a way of asking or a question without an answer (%s)', (locale) => {
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`./questions/${name}.${locale}.json`, import.meta.url), 'utf8'));
  const { answerable, unanswerable }: { answerable: { question: string }[]; unanswerable: string[] } =
    read('development');
  const { entries, moreAsks = {} } = readKnowledgeFile(locale);
  const asks = [...entries.flatMap((entry) => entry.asks), ...Object.values(moreAsks).flat()];
  const unanswered = Object.values<string[]>(read('unanswered')).flat();
  const known = new Set([...asks, ...unanswered].map(plain));
  const questions = [...answerable.map(({ question }) => question), ...unanswerable];
  expect(questions.filter((question) => known.has(plain(question)))).toEqual([]);
});

test.each(locales)('no example of an act is a way of asking (%s)', (locale) => {
  const asks = new Set(readEntries(locale).flatMap((entry) => entry.asks.map(plain)));
  const examples = Object.values(readKnowledgeFile(locale).acts).flat();
  expect(examples.filter((example) => asks.has(plain(example)))).toEqual([]);
  expect(duplicatesOf(examples.map(plain))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '../../src/routes/table.ts';
import { testBot } from '../../src/testing/testBot.testing.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import { ordinaryQuestions } from '../safety/ordinaryQuestions.ts';
import { normaliseText } from './analyseQuestion.ts';
import { asksAboutOthers } from './asksAboutOthers.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

// The patterns were written for every second one; the misses of the others were never read.
test.each(locales)('distinguishes requests for what others wrote from questions about data (%s)', (locale) => {
  const { requests, later, near }: Record<'requests' | 'later' | 'near', string[]> = read(
    `../safety/privateRequests.${locale}.json`,
  );
  const asks = (text: string) => asksAboutOthers(normaliseText(text, locale), locale);
  const half = (texts: string[], rest: number) => texts.filter((_, at) => at % 2 === rest);
  expect(half(requests, 0).filter((text) => !asks(text))).toEqual([]);
  // Read once, after 7 of 24 in both languages were refused.
  expect(later.filter((text) => !asks(text))).toEqual([]);
  const missed = half(requests, 1).filter((text) => !asks(text));
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(4);
  expect(near.filter(asks)).toEqual([]);
});

test.each(locales)(
  'no other message to the bot is taken for such a request (%s)',
  (locale) => {
    const acts: { othersData: string[] } = read(`../knowledge/acts/${locale}.json`);
    const { training, heldOut } = ordinaryQuestions(locale);
    const others = [...training, ...heldOut].filter((text) => !acts.othersData.includes(text));
    expect(others.filter((text) => asksAboutOthers(normaliseText(text, locale), locale))).toEqual([]);
  },
  60_000,
);

test.each([
  ['de', 'Sieht ein Besucher, was andere Besucher geschrieben haben?'],
  ['en', 'Can one visitor see what the person before me wrote?'],
] as const)('asks what is possible in general (%s): %s', (locale, text) => {
  expect(asksAboutOthers(normaliseText(text, locale), locale)).toBe(false);
});

test.each([
  ['de', 'Kann ich sehen, was der vor mir gefragt hat?'],
  ['en', 'What have other people typed in here today?'],
] as const)('the bot refuses such a request (%s): %s', async (locale, text) => {
  const reply = await testBot().answer({ botId: 'test', locale, text, history: [] });
  expect(reply).toMatchObject({ kind: 'smalltalk', text: wordsFor(locale).answers.othersData });
});

test.each([
  ['de', 'Wer hat Faust geschrieben?'],
  ['en', 'Who wrote Hamlet?'],
] as const)('a question about a work of art is no such request (%s): %s', (locale, text) => {
  expect(asksAboutOthers(normaliseText(text, locale), locale)).toBe(false);
});

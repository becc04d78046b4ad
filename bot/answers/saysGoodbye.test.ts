import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import { saysGoodbye } from './saysGoodbye.ts';

const isGoodbye = (text: string, locale: Locale, isFirst = false) => {
  const understood = analysedQuestion({ locale, text });
  const history = isFirst ? [] : [{ who: 'visitor' as const, text: 'Hallo' }];
  return saysGoodbye({ ...understood, question: { ...understood.question, text, history } });
};

test.each<[Locale, string]>([
  ['de', 'Gut, das besprech ich mit meinem Mann. Tschüss'],
  ['de', 'nö passt schon, bis dann'],
  ['de', 'Dank schön, pfiat di'],
  ['en', 'I’ll talk to my partner about it. Bye for now'],
  ['en', 'nah it’s fine, cheerio'],
])('hears a farewell (%s): %s', (locale, text) => {
  expect(isGoodbye(text, locale)).toBe(true);
});

test.each<[Locale, string]>([
  ['de', 'Tschüss, und wann haben Sie morgen offen?'],
  ['de', 'Bitte schicken Sie mir das Angebot, tschüss'],
  ['de', 'bis wann müssen wir kündigen'],
  ['en', 'What does the bot say when people type bye?'],
  ['en', 'please send me the draft, bye'],
])('hears none in what asks for something (%s): %s', (locale, text) => {
  expect(isGoodbye(text, locale)).toBe(false);
});

test('a first message is no farewell', () => {
  expect(isGoodbye('Servus', 'de', true)).toBe(false);
});

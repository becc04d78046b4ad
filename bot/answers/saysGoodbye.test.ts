import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import { normaliseText } from './analyseQuestion.ts';
import { saysGoodbye, saysThatIsAll } from './saysGoodbye.ts';

const asked = (text: string, locale: Locale, isFirst = false) => {
  const understood = analysedQuestion({ locale, text, plain: normaliseText(text, locale) });
  const history = isFirst ? [] : [{ who: 'visitor' as const, text: 'Hallo' }];
  return { ...understood, question: { ...understood.question, text, history } };
};
const isGoodbye = (...message: Parameters<typeof asked>) => saysGoodbye(asked(...message));
const isAll = (...message: Parameters<typeof asked>) => saysThatIsAll(asked(...message));

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

test.each<[Locale, string]>([
  ['en', 'you’ve been ever so patient with me'],
  ['en', 'right, that’s everything for my boss'],
  ['de', 'ihr seid echt hilfreich'],
  ['de', 'gut, das war dann alles für den Vorstand'],
  ['de', 'dann ist die Frage nach dem Vertrag geklärt'],
])('hears praise and the end of the questions (%s): %s', (locale, text) => {
  expect(isAll(text, locale)).toBe(true);
  expect(isAll(text, locale, true)).toBe(false);
});

test.each<[Locale, string]>([
  ['en', 'that’s everything included then'],
  ['en', 'you are patient enough for 300 people'],
  ['en', 'are you patient with customers?'],
  ['de', 'das ist alles zu teuer'],
  ['de', 'das war alles, bitte schickt mir den Vertrag'],
  ['de', 'ihr habt zwei Pläne'],
])('hears neither in other messages (%s): %s', (locale, text) => {
  expect(isAll(text, locale)).toBe(false);
});

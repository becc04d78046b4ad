import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import { normaliseText } from './analyseQuestion.ts';
import { saysThatIsAll } from './saysThatIsAll.ts';

const isAll = (text: string, locale: Locale, isFirst = false) => {
  const understood = analysedQuestion({ locale, text, plain: normaliseText(text, locale) });
  const history = isFirst ? [] : [{ who: 'visitor' as const, text: 'Hallo' }];
  return saysThatIsAll({ ...understood, question: { ...understood.question, text, history } });
};

test.each<[Locale, string]>([
  ['en', 'you’ve been ever so patient with me'],
  ['en', 'right, that’s everything for my boss'],
  ['en', 'ok, we’ll have a think about it'],
  ['en', 'hm, need to sleep on that'],
  ['en', 'ah, interesting'],
  ['en', 'I think that’ll do for today, cheers'],
  ['de', 'ihr seid echt hilfreich'],
  ['de', 'gut, das war dann alles für den Vorstand'],
  ['de', 'dann ist die Frage nach dem Vertrag geklärt'],
  ['de', 'ok, dann besprech ich das mit meiner Frau'],
  ['de', 'muss ich noch mal drüber schlafen'],
  ['de', 'ach so, verstehe'],
  ['de', 'schade, trotzdem danke'],
])('hears what asks for nothing (%s): %s', (locale, text) => {
  expect(isAll(text, locale)).toBe(true);
  expect(isAll(text, locale, true)).toBe(false);
});

test.each<[Locale, string]>([
  ['en', 'that’s everything included then'],
  ['en', 'you are patient enough for 300 people'],
  ['en', 'I’ll think about it, but send me the quote'],
  ['en', 'are you patient with customers?'],
  ['en', 'we will talk to customers in Welsh'],
  ['de', 'das ist alles zu teuer'],
  ['de', 'das war alles, bitte schickt mir den Vertrag'],
  ['de', 'ich geb das weiter, wann wird es gelöscht'],
  ['de', 'sehen wir die Fragen der Kunden'],
  ['de', 'ihr habt zwei Pläne'],
])('hears a question or a statement in other messages (%s): %s', (locale, text) => {
  expect(isAll(text, locale)).toBe(false);
});

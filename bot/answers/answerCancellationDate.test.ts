import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import { normaliseText } from './analyseQuestion.ts';
import { answerCancellationDate } from './answerCancellationDate.ts';

const now = new Date('2026-11-26T12:00:00Z');

function answer(locale: Locale, text: string): string | undefined {
  const understood = { locale, questionLocale: locale, plain: normaliseText(text, locale) } as AnalysedQuestion;
  return answerCancellationDate(understood, 'cancel-notice', now)?.replaceAll(/[\u00A0\u202F]/g, ' ');
}

test.each<[Locale, string, RegExp]>([
  [
    'de',
    'Bis wann muss die Kündigung da sein, wenn zum 30. Juni Schluss ist?',
    /am 30\. Juni 2027 enden.+ 19\. Mai 2027/,
  ],
  ['en', 'By when must we cancel for the end of June?', /end on 30 June 2027.+ 19 May 2027/],
  ['de', 'Wenn ich im Januar kündige, wann endet der Vertrag?', /endet der Vertrag am 31\. März 2027/],
  ['en', 'If I cancel in January, when does the contract end?', /ends on 31 March 2027/],
  ['de', 'Können wir zum 31. Dezember kündigen?', /hätte .+ 19\. November 2026 .+ endet der Vertrag am 31\. März 2027/],
  ['en', 'Can we cancel for the end of December?', /had to reach us by 19 November 2026\..+ ends on 31 March 2027/],
])('computes the day (%s, %s)', (locale, text, dates) => {
  expect(answer(locale, text)).toMatch(dates);
});

test.each<[Locale, string]>([
  ['de', 'Wir haben im März unterschrieben, wann kommen wir raus?'],
  ['en', 'We signed in March, when can we get out?'],
  ['de', 'Wenn ich im Februar kündige, wann ist dann Schluss?'],
  ['en', 'If I cancel in August, when does it end?'],
  ['de', 'Was ist, wenn ich am 10. Mai kündige?'],
  ['en', 'What if I cancel on 10 May?'],
  ['de', 'Kündigung zum 30. September 2024'],
])('computes none if the month is not that of the end, or decides nothing (%s, %s)', (locale, text) => {
  expect(answer(locale, text)).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import { normaliseText } from './analyseQuestion.ts';
import { answerCancellationDate } from './answerCancellationDate.ts';

const now = new Date('2026-11-26T12:00:00Z');

function answer(locale: Locale, text: string, previousQuestions = '', entryId = 'cancel-notice'): string | undefined {
  const plain = normaliseText(text, locale);
  const understood = { locale, plain, previousQuestions } as AnalysedQuestion;
  return answerCancellationDate(understood, entryId, now)?.replaceAll(/[\u00A0\u202F]/g, ' ');
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
  ['de', 'Wenn ich am 1. Juni kündige, wann bin ich draußen?', /am 1\. Juni 2027 bei uns ein.+ am 30\. September 2027/],
  ['de', 'Was ist, wenn ich am 10. Mai kündige?', /am 10\. Mai 2027 bei uns ein.+ am 30\. Juni 2027/],
  ['de', 'und wenn ich am 1.6. schreibe', /am 1\. Juni 2027 bei uns ein.+ am 30\. September 2027/],
  ['de', 'Bis wann muss ich kündigen, um am 30. Juni raus zu sein?', /am 30\. Juni 2027 enden.+ 19\. Mai 2027/],
  [
    'de',
    'Wenn ich im Februar kündige, wann ist dann Schluss?',
    /bis zum 17\. Februar 2027 .+ 31\. März 2027, danach am 30\. Juni 2027/,
  ],
  ['en', 'so if i write on 1 june when am i out', /reaches us on 1 June 2027, the contract ends on 30 September 2027/],
  ['de', 'Spätester Tag, wenn wir zum 30.6. rauswollen?', /am 30\. Juni 2027 enden.+ 19\. Mai 2027/],
  ['en', 'latest day if we want out by 30/6/2027?', /end on 30 June 2027.+ 19 May 2027/],
  [
    'de',
    'Bis zu welchem Tag müssen wir kündigen, damit am 30. Juni Schluss ist?',
    /am 30\. Juni 2027 enden.+ 19\. Mai/,
  ],
  ['de', 'Was ist der letzte Tag zum Kündigen, wenn am 30. Juni Schluss sein soll?', /enden.+ 19\. Mai 2027/],
  ['de', 'Welches Datum gilt für das Schreiben, wenn am 30. Juni alles enden soll?', /enden.+ 19\. Mai 2027/],
  ['de', 'Wir haben am 30. Juni geschrieben, wann sind wir raus?', /am 30\. Juni 2027 bei uns ein/],
  ['en', 'If we post the notice on 30 June, when does it end?', /reaches us on 30 June 2027/],
  ['en', 'What if I cancel on 10 May?', /on 10 May 2027, the contract ends on 30 June 2027/],
  ['en', 'and if we give notice on the 20th of May', /on 20 May 2027, the contract ends on 30 September 2027/],
  [
    'en',
    'If I cancel in August, when does it end?',
    /by 19 August 2027 ends the contract on 30 September 2027, later notice on 31 December 2027/,
  ],
  ['en', 'What notice do you need if the contract is to end on 30 June?', /end on 30 June 2027.+ 19 May 2027/],
  ['en', 'We write to you today so that it is over on 30 June', /end on 30 June 2027.+ 19 May 2027/],
  ['de', 'Welche Kündigung braucht es, wenn am 30. Juni Schluss ist?', /am 30\. Juni 2027 enden.+ 19\. Mai 2027/],
  [
    'de',
    'Ich schicke die Kündigung am 20. August ab, wann endet der Vertrag?',
    /am 20\. August 2027 bei uns ein.+ 31\. Dezember 2027/,
  ],
  [
    'en',
    'I emailed my notice on 2 February, when does it end?',
    /on 2 February 2027, the contract ends on 31 March 2027/,
  ],
  ['en', 'by which date must i give notice to be out at new year', /had to reach us by 19 November 2026/],
  ['de', 'Bis wann kündigen, damit zum Jahresende Schluss ist?', /hätte .+ 19\. November 2026/],
  ['en', 'When does it end if I send my notice tomorrow?', /on 2\d \w+ 2026, the contract ends on/],
  ['de', 'Wann ist Schluss, wenn ich morgen kündige?', /2026 bei uns ein/],
  ['en', 'Can we cancel for the end of December?', /had to reach us by 19 November 2026\..+ ends on 31 March 2027/],
])('computes the day (%s, %s)', (locale, text, dates) => {
  expect(answer(locale, text)).toMatch(dates);
});

test.each<[Locale, string]>([
  ['de', 'Wir haben im März unterschrieben, wann kommen wir raus?'],
  ['en', 'We signed in March, when can we get out?'],
  ['de', 'Was ist, wenn ich am 31. Juni kündige?'],
  ['de', 'Kündigung zum 30. September 2024'],
])('computes none if the month is not that of the end, or decides nothing (%s, %s)', (locale, text) => {
  expect(answer(locale, text)).toBeUndefined();
});

test('a day alone after a day of notice is one as well', () => {
  const before = 'If I give notice on 3 April, when is it over?';
  expect(answer('en', 'and on 20 May?', before)).toMatch(
    /reaches us on 20 May 2027, the contract ends on 30 September 2027/,
  );
  expect(answer('de', 'und am 1. April', 'Wenn ich am 31. März kündige?', 'user-returning')).toMatch(
    /am 1\. April 2027 bei uns ein.+ 30\. Juni 2027/,
  );
  expect(answer('en', 'and on 20 May?', 'What does it cost?', 'user-returning')).toBeUndefined();
  expect(answer('en', 'and on 30 June?')).toMatch(/^For the contract to end on 30 June 2027/);
});

test.each<[Locale, string, string]>([
  ['en', 'If I give notice on 1 August, when are we out?', 'Sorry, I meant 1 September.'],
  ['de', 'Wenn ich am 1. August kündige, wann sind wir raus?', 'Sorry, ich meinte den 1. September.'],
])('a corrected day is the one of the question before (%s)', (locale, before, text) => {
  expect(answer(locale, text, before)).toMatch(/31\.? De[cz]ember 2027/);
});

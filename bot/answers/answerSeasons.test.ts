import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import type { BotTurn } from '../protocol/botApi.ts';
import { normaliseText } from './analyseQuestion.ts';
import { answerSeasons } from './answerSeasons.ts';
import { readSeasons } from './readSeasons.ts';

/** The answers to all messages; empty where a message has nothing to do with two seasons. */
function answersTo(said: readonly string[], locale: Locale): string[] {
  const history: BotTurn[] = [];
  return said.map((text) => {
    const understood = analysedQuestion({ locale, text, plain: normaliseText(text, locale), history: [...history] });
    const told = answerSeasons(understood)?.text ?? '';
    history.push({ who: 'visitor', text }, { who: 'assistant', text: told });
    return told;
  });
}

test.each<[Locale, string, ReturnType<typeof readSeasons>]>([
  ['en', 'Nov to March maybe 60 folk a month, April to Oct around 700', { few: 60, many: 700, peakMonths: 7 }],
  ['en', 'Nov + Dec 900 people each, rest of the year maybe 60', { few: 60, many: 900, peakMonths: 2 }],
  ['en', 'We go nuts in December: 1,800 people, else about 500 a month', { few: 500, many: 1800, peakMonths: 1 }],
  ['de', 'Im Winter 80 Gäste im Monat, im Juli und August locker 400', { few: 80, many: 400, peakMonths: 2 }],
  ['de', 'Im Sommer vielleicht 40 Leute, im Januar aber 700', { few: 40, many: 700, peakMonths: 1 }],
  ['de', 'Im Sommer 40 Leute, im Winter 700', { few: 40, many: 700 }],
  ['en', '1,800 people in July, August and December, 500 otherwise', { few: 500, many: 1800, peakMonths: 3 }],
  ['en', 'Jan to March and Oct to Dec 60, the rest of the year 700', { few: 60, many: 700, peakMonths: 6 }],
  ['de', 'Im Juli und im August 700, sonst 60', { few: 60, many: 700, peakMonths: 2 }],
  ['en', 'We have 60 employees and usually 700 users a month', undefined],
  ['en', '500 users and WhatsApp, usually 2000 messages', undefined],
  ['en', 'We may have 300 users now and 800 next year', undefined],
  ['de', 'Im Mai haben wir 80 Betten und 700 Gäste', undefined],
  ['en', 'In summer 400 guests a week, in winter 90', undefined],
  ['en', 'In December we had 900 people', undefined],
  ['en', 'We are 60 people and 700 write to us', undefined],
  ['de', 'Im Dezember 2027 schreiben uns 300 Leute', undefined],
])('reads two seasons (%s, %s)', (locale, text, seasons) => {
  expect(readSeasons(normaliseText(text, locale))).toEqual(seasons);
});

const beach = 'In winter 80 guests a month write to us, in July and August 400. Which plan?';

test('tells both plans, and what a year with both costs', () => {
  const said = [beach, 'What would that come to over a year?', 'versus the larger one all year?'];
  const [both, mixed, whole] = answersTo(said, 'en');
  expect(both).toMatch(
    /^For 80 active users a month, Essential is enough: €149 .* For 400, you need Professional: €449/,
  );
  expect(mixed).toContain('€2,388');
  expect(mixed).toContain('€5,388');
  expect(whole).toMatch(/^Twelve months of Professional come to €5,388/);
});

test.each<[Locale, string[], string]>([
  [
    'de',
    ['Im Sommer 40 Leute, im Winter 700. Was nimmt man da?', 'Zwei Monate rauf, was kostet das im Jahr?'],
    '2.388',
  ],
  ['de', ['Im Sommer 40 Leute, im Winter 700. Was nimmt man da?', 'Was kostet das im Jahr?'], ''],
  ['en', ['In December 1,800 people, else 500. Which plan?', 'What’s the difference for one month?'], '€1,050'],
  ['en', [beach, 'Do we have to pay for the larger plan all year?'], ''],
  ['en', ['In winter 80 guests, in August 400. Can it take bookings?'], ''],
  ['en', [beach, 'and what does WhatsApp cost over a year?'], ''],
  ['en', [beach, 'what does Enterprise cost for a year?'], ''],
  ['en', [beach, 'Is there a discount if we pay a year up front?'], ''],
  ['en', [beach, 'Is there a demo in October?', 'What would that come to over a year?'], '2,388'],
  [
    'de',
    [
      'Im Winter 60 Gäste, im Juli eher 500. Welchen Plan nimmt man da?',
      'nur für juli und august hoch, was kostet das jahr?',
    ],
    '2.388',
  ],
])('goes on from there, and answers nothing else (%s, %j)', (locale, said, expected) => {
  const last = answersTo(said, locale).at(-1);
  if (expected) expect(last).toContain(expected);
  else expect(last).toBe('');
});

import { expect, test } from 'vitest';
import type { BotTurn } from '../protocol/botApi.ts';
import { withCorrectedNumber } from './withCorrectedNumber.ts';

const turns = (...texts: string[]): BotTurn[] =>
  texts.map((text, nth) => ({ who: nth % 2 === 0 ? 'visitor' : 'assistant', text }));
const corrected = (text: string, ...before: string[]) => {
  const { text: asked, history } = withCorrectedNumber({
    botId: 'test',
    locale: 'de',
    text,
    history: turns(...before),
  });
  return [asked, ...history.map((turn) => turn.text)];
};

test('asks the question before again, with the number that was meant', () => {
  expect(corrected('Mist, vertippt, 300 meinte ich', 'Reicht das bei 30 Anfragen?', 'Ja.')).toEqual([
    'Reicht das bei 300 Anfragen?',
  ]);
  expect(corrected('typo: 1,400', 'Hi', 'Hello.', 'Is 140 enquiries too many?', 'No.')).toEqual([
    'Is 1,400 enquiries too many?',
    ...['Hi', 'Hello.'],
  ]);
});

test.each([
  ['nicht 30, ich meinte 300', 'Preis bei 30 Anfragen?', 'Preis bei 300 Anfragen?'],
  ['300, net 30', 'Preis bei 30 Anfragen?', 'Preis bei 300 Anfragen?'],
  ['sorry, 1,200 not 12,000', 'Price for 12,000 users?', 'Price for 1,200 users?'],
])('understands which number is denied (%s)', (text, before, expected) => {
  expect(corrected(text, before, 'A')).toEqual([expected]);
});

test('keeps the number for what is asked later', () => {
  expect(corrected('und im Jahr?', 'Preis bei 30 Anfragen?', 'A', 'eine Null vergessen, 300', 'B')).toEqual([
    'und im Jahr?',
    ...['Preis bei 300 Anfragen?', 'B'],
  ]);
});

test.each([
  ['ich meinte 5 Kollegen', 'Preis bei 30 Anfragen?'],
  ['300 Kollegen, nicht 30', 'Preis bei 30 Anfragen?'],
  ['40, nicht 20', 'Preis bei 30 Anfragen?'],
  ['30 oder 300', 'Preis bei 30 Anfragen?'],
  ['vertippt, 300', 'Preis bei 30 Anfragen und 2 Bearbeitern?'],
  ['vertippt, 300', 'Was kostet das?'],
  ['und bei 300?', 'Preis bei 30 Anfragen?'],
  ['I meant 1 September', 'Can we leave on 30 September?'],
])('leaves “%s” after “%s” to what counts it', (text, before) => {
  expect(corrected(text, before, 'A')).toEqual([text, before, 'A']);
});

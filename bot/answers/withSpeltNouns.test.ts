import { expect, test } from 'vitest';
import { withSpeltNouns } from './withSpeltNouns.ts';

const mended = (text: string, before = '') => {
  const history = [{ who: 'visitor', text: before } as const];
  const question = withSpeltNouns({ botId: 'test', locale: 'en', text, history });
  return [question.text, question.history[0]?.text];
};

test.each([
  ['price for 350 uesrs', 'price for 350 users'],
  ['4 opreators and 2 chanels', '4 operators and 2 channels'],
  ['was kosten 80 nuzter', 'was kosten 80 Nutzer'],
  ['1.200 aktive Besuhcer', '1.200 aktive Besucher'],
])('mends what is counted (%s)', (text, expected) => {
  expect(mended(text)[0]).toBe(expected);
});

test('mends it in the earlier messages as well', () => {
  expect(mended('and with VAT?', '90 usrs')).toEqual(['and with VAT?', '90 users']);
});

test.each(['if 90 used it', 'wenn 90 nutzen', 'wie viele der 300 bearbeitet wurden', '2 passengers', 'the usrs'])(
  'leaves other words alone (%s)',
  (text) => {
    expect(mended(text)[0]).toBe(text);
  },
);

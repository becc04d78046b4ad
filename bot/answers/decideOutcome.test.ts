import { expect, test } from 'vitest';
import { decideOutcome } from './decideOutcome.ts';

/** "Was ist ein Kanal?" */
const short = { best: 0.3, none: -2.7, outside: 1.5, margin: 2.6, known: 1, unknown: 0, length: 0.7 };
const outcome = (signals: Partial<typeof short>) =>
  decideOutcome({ ranked: [], recalled: 0, recalledNone: 0, signals: { ...short, ...signals } });

test('a short question whose entry leads by far is answered', () => {
  expect(outcome({})).toBe('sure');
});

test.each([{ margin: 0.8, outside: 2.5 }, { none: -0.5 }, { unknown: 1, known: 0.5 }, { best: -0.9 }])(
  'a short question without a clear entry is not (%j)',
  (signals) => {
    expect(outcome(signals)).toBe('unsure');
  },
);

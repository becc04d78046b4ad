import { expect, test } from 'vitest';
import { decideOutcome, hardlyFits } from './decideOutcome.ts';

/** "Was ist ein Kanal?" */
const short = { best: 0.3, none: -2.7, outside: 1.5, margin: 2.6, known: 1, unknown: 0, length: 0.7 };
const outcome = (signals: Partial<typeof short>, ...probabilities: number[]) =>
  decideOutcome({
    ranked: probabilities.map((probability) => ({ id: '', probability })),
    signals: { ...short, ...signals },
  });

test('a question with a clear entry is answered', () => {
  expect(outcome({})).toBe('sure');
});

test.each([{ none: 1 }, { unknown: 2, known: 0.5 }, { best: -3.5 }])(
  'a question with another signal that the site does not answer it is not (%j)',
  (signals) => {
    expect(outcome(signals)).toBe('unsure');
  },
);

test('unknown words do not refuse a question that one or two entries clearly fit', () => {
  // "Ersetzt euer Auswertungsbildschirm unser Matomo?"
  const clear = { best: -0.9, none: -3.2, outside: -2.9, margin: 3, known: 0.59, unknown: 1, length: 1.1 };
  expect(outcome(clear, 0.49)).toBe('sure');
  // Two entries tell it.
  expect(outcome(clear, 0.14, 0.1)).toBe('sure');
  expect(outcome(clear, 0.14, 0.02)).toBe('unsure');
  // "Wie kündige ich mein Netflix-Abo?"
  expect(outcome({ ...clear, none: -2.5, outside: -0.8 }, 0.8)).toBe('unsure');
  expect(outcome({ ...clear, none: -1 }, 0.8)).toBe('unsure');
});

test('a question without unknown words is answered if an entry is likely enough', () => {
  // "How many articles should the knowledge base have after that five-day plan of yours?"
  const plain = { best: 0.14, none: -0.96, outside: -0.9, margin: 1.99, known: 1, unknown: 0, length: 2.2 };
  expect(outcome(plain, 0.53, 0.1)).toBe('sure');
  expect(outcome(plain, 0.53, 0.02)).toBe('unsure');
  expect(outcome({ ...plain, unknown: 1 }, 0.53, 0.1)).toBe('unsure');
});

test.each([
  ['Who leads the British government?', { best: -3.01, none: -3.83 }, true],
  ['Hilf mir bitte', { best: -2.42, none: -2.93 }, true],
  ['Which languages does the chatbot speak?', { best: -2.71, none: -5.3 }, false],
  ['I would like to learn Italian', { best: -1.87, none: -3.04 }, false],
])('the best entry hardly fits: %s', (_, signals, expected) => {
  expect(hardlyFits({ ...short, ...signals })).toBe(expected);
});

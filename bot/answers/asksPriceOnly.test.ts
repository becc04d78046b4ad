import { expect, test } from 'vitest';
import { asksPriceOnly } from './asksPriceOnly.ts';

test.each([
  ...['was kostet das', 'wie viel kostet euer chatbot denn so im monat', 'preis', 'und die preise'],
  ...['how much is it', 'so what does the thing cost a month', 'price please', 'what do you charge', 'how much for us'],
])('recognises a question for nothing but the price (%s)', (plain) => {
  expect(asksPriceOnly(plain)).toBe(true);
});

test.each(['was kostet eine demo', 'how much is onboarding', 'what is it', 'was ist das', 'how much data do you keep'])(
  'leaves a question with a subject to the model (%s)',
  (plain) => {
    expect(asksPriceOnly(plain)).toBe(false);
  },
);

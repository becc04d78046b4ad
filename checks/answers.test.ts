import { expect, test } from 'vitest';
import { findLowRates } from './answers.ts';

test('names every rate beyond its limit', () => {
  const good = {
    ...{ answerable: 150, rightSource: 0.88, needle: 0.7, refused: 0.02, askedBack: 0.01 },
    ...{ unanswerable: 73, rightlyRefused: 0.95, medianLength: 240 },
  };
  expect(findLowRates(good)).toEqual([]);
  const bad = { ...good, rightSource: 0.5, refused: 0.3, askedBack: 0.2, rightlyRefused: 0.4, medianLength: 400 };
  expect(findLowRates(bad)).toHaveLength(5);
});

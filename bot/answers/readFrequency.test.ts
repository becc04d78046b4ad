import { expect, test } from 'vitest';
import { samePeople } from './readFrequency.ts';

test.each([
  ['1,500 enquiries, but it’s always the same 500 folk', 500],
  ['Es sind immer dieselben 40 Kunden', 40],
  ['always the same 500', 500],
  ['es sind immer die gleichen 30 Fragen', undefined],
  ['immer dieselben 12 Kollegen antworten', undefined],
  ['we pay the same 449 every month for 1,000 enquiries', undefined],
  ['in the same 24 hours', undefined],
])('reads how many people are behind enquiries: %s', (text, count) => {
  expect(samePeople(text)).toBe(count);
});

import { expect, test } from 'vitest';
import { entriesOn, furtherPages, neededPages, pageCount, perPage } from './paging.ts';

test.each([0, 1, 5, 6, 7, 8, 12, 13, 54])('a list of %d entries shows each once, in order, on full pages', (count) => {
  const entries = Array.from({ length: count }, (_, index) => index);
  const pages = [1, ...neededPages(count).map(Number)].map((number) => entriesOn(entries, number));
  expect(pages).toHaveLength(pageCount(count));
  expect(pages.flat()).toEqual(entries);
  for (const full of pages.slice(0, -1)) expect(full).toHaveLength(perPage);
  if (count > 0) expect(pages.at(-1)).not.toEqual([]);
});

test('has enough pages for a list of fifty entries', () => {
  expect(pageCount(50)).toBeLessThanOrEqual(furtherPages.length + 1);
});

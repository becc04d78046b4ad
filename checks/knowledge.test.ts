import { expect, test } from 'vitest';
import { findUnsupportedEntries } from './knowledge.ts';

const pages = [
  { id: 'pricing', html: '<main><h2 id="plans">Plans</h2><p>€1,499 a month, 6\u00A0weeks’ notice</p></main>' },
  { id: 'faq', html: '<main><h2 id="cancel">Cancel</h2><p>after 14 days</p></main>' },
] as const;
type Entry = Parameters<typeof findUnsupportedEntries>[0][number];
const entry: Entry = { id: 'price', answer: 'It costs 1.499 €.', source: 'pricing#plans', also: [] };

const problemsOf = (other: Partial<Entry>) => findUnsupportedEntries([{ ...entry, ...other }], pages, 'en');

test('accepts figures of the source and of further sections, in any notation', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ answer: '1,499 with 6 weeks and 14 days', also: ['faq#cancel'] })).toEqual([]);
});

test('accepts a figure that is the value of a field', () => {
  const calculator = { id: 'pricing', html: '<p id="plans"><input name="requests" value="1000"></p>' } as const;
  const problems = findUnsupportedEntries([{ ...entry, answer: 'With 1,000 requests.' }], [calculator], 'en');
  expect(problems).toEqual([]);
});

test('reports figures that are not on the page of the source', () => {
  expect(problemsOf({ answer: 'It costs €449, after 14 days.' })).toEqual([
    'en price: 449 is not on the page of its source',
    'en price: 14 is not on the page of its source',
  ]);
});

test('reports sections that do not exist', () => {
  expect(problemsOf({ source: 'pricing#gone', also: ['nowhere'] })).toEqual([
    'en price: there is no section pricing#gone',
    'en price: there is no section nowhere',
  ]);
});

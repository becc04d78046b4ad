import { describe, expect, test } from 'vitest';
import { type Facet, filteredHref, matchesSelection, optionsOf, parseSelection } from './filters.ts';

const facets: readonly Facet[] = [
  {
    id: 'kind',
    param: { de: 'art', en: 'kind' },
    options: optionsOf({ shop: { de: 'laden', en: 'shop' }, crm: { de: 'crm', en: 'crm' } }),
  },
  {
    id: 'way',
    param: { de: 'weg', en: 'way' },
    options: optionsOf({ in: { de: 'hinein', en: 'in' }, out: { de: 'hinaus', en: 'out' } }),
  },
];

const read = (query: string, locale: 'de' | 'en' = 'de') => parseSelection(facets, locale, new URLSearchParams(query));

describe('filter in the URL', () => {
  test('selects options by the words of the page language', () => {
    expect(read('art=laden&weg=hinaus')).toEqual({ choice: { kind: 'shop', way: 'out' }, unknown: false });
    expect(read('kind=shop', 'en')).toEqual({ choice: { kind: 'shop' }, unknown: false });
  });

  test('reports an unknown value, and keeps the other facets', () => {
    expect(read('art=quatsch&weg=hinein')).toEqual({ choice: { way: 'in' }, unknown: true });
    expect(read('art=shop').unknown).toBe(true);
    expect(read('art=constructor').unknown).toBe(true);
  });

  test('ignores empty and unknown parameters', () => {
    expect(read('art=&utm_source=x&kind=shop')).toEqual({ choice: {}, unknown: false });
  });

  test('round-trips a selection', () => {
    const choice = { kind: 'crm', way: 'in' };
    const [path, query = ''] = filteredHref('faq', 'en', facets, choice).split('?');
    expect(path).toBe('/en/faq');
    expect(read(query, 'en').choice).toEqual(choice);
    expect(filteredHref('faq', 'de', facets, {})).toBe('/faq');
  });
});

test('an entry matches if it has every selected option', () => {
  const marks = { kind: ['shop'], way: ['in', 'out'] };
  expect(matchesSelection(marks, {})).toBe(true);
  expect(matchesSelection(marks, { kind: 'shop', way: 'out' })).toBe(true);
  expect(matchesSelection(marks, { kind: 'crm', way: 'out' })).toBe(false);
  expect(matchesSelection({ kind: ['shop'] }, { way: 'in' })).toBe(false);
});

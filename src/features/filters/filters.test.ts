import { describe, expect, test } from 'vitest';
import { type Facet, filteredHref, fits, optionsOf, readChoice } from './filters.ts';

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

const read = (query: string, locale: 'de' | 'en' = 'de') => readChoice(facets, locale, new URLSearchParams(query));

describe('an address', () => {
  test('chooses by the words of its language', () => {
    expect(read('art=laden&weg=hinaus')).toEqual({ choice: { kind: 'shop', way: 'out' }, unknown: false });
    expect(read('kind=shop', 'en')).toEqual({ choice: { kind: 'shop' }, unknown: false });
  });

  test('with a value nobody knows says so, and keeps the rest', () => {
    expect(read('art=quatsch&weg=hinein')).toEqual({ choice: { way: 'in' }, unknown: true });
    expect(read('art=shop').unknown).toBe(true);
    expect(read('art=constructor').unknown).toBe(true);
  });

  test('with empty or foreign parameters asks for nothing', () => {
    expect(read('art=&utm_source=x&kind=shop')).toEqual({ choice: {}, unknown: false });
  });

  test('is read as it was written', () => {
    const choice = { kind: 'crm', way: 'in' };
    const [path, query = ''] = filteredHref('faq', 'en', facets, choice).split('?');
    expect(path).toBe('/en/faq');
    expect(read(query, 'en').choice).toEqual(choice);
    expect(filteredHref('faq', 'de', facets, {})).toBe('/faq');
  });
});

test('an entry fits when it has every option that is chosen', () => {
  const marks = { kind: ['shop'], way: ['in', 'out'] };
  expect(fits(marks, {})).toBe(true);
  expect(fits(marks, { kind: 'shop', way: 'out' })).toBe(true);
  expect(fits(marks, { kind: 'crm', way: 'out' })).toBe(false);
  expect(fits({ kind: ['shop'] }, { way: 'in' })).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { locales } from '../../routes/table.ts';
import { faqFor } from './faq.ts';

const idsOf = (locale: 'de' | 'en') =>
  faqFor(locale).map(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]);

describe('the FAQ', () => {
  test('has the same groups and questions in both languages', () => {
    expect(idsOf('en')).toEqual(idsOf('de'));
  });

  test.each(locales)('has at least thirty questions with unique ids (%s)', (locale) => {
    const ids = idsOf(locale).flat();
    expect(new Set(ids).size).toBe(ids.length);
    expect(faqFor(locale).flatMap(({ entries }) => entries).length).toBeGreaterThanOrEqual(30);
  });

  test.each(locales)('leaves no token unfilled (%s)', (locale) => {
    expect(JSON.stringify(faqFor(locale))).not.toMatch(/\{\w+\}/);
  });
});

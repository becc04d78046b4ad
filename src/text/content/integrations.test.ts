import { describe, expect, test } from 'vitest';
import { locales } from '../../routes/table.ts';
import { integrationFacets, integrationFacts, integrationIds, kindIds } from './integrations/facts.ts';
import { integrationsFor } from './integrations.ts';
import { planOf } from './plans.ts';

const all = (locale: 'de' | 'en') => integrationsFor(locale).flatMap(({ entries }) => entries);

describe.each(locales)('the integrations directory in %s', (locale) => {
  test('lists every entry once, under its kind', () => {
    expect(
      all(locale)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...integrationIds].sort());
    expect(integrationsFor(locale).map(({ kind }) => kind)).toEqual(kindIds);
  });

  test('has something to show for every kind and direction together', () => {
    const [kinds, directions] = integrationFacets.map(({ options }) => options.map(({ id }) => id));
    for (const kind of kinds ?? []) {
      for (const direction of directions ?? [])
        expect(integrationsFor(locale, { kind, direction }), kind).toHaveLength(1);
    }
  });

  test('says what comes back wherever it reads, and what goes out wherever it writes', () => {
    for (const { id, directions, toSystem, toChatbot } of all(locale)) {
      if (directions.includes('reads')) expect(toChatbot, id).toBeDefined();
      if (directions.includes('writes')) expect(toSystem, id).toBeDefined();
    }
  });
});

test('both languages say the same ways are used', () => {
  const ways = (locale: 'de' | 'en') =>
    all(locale).map(({ id, toSystem, toChatbot }) => [id, Boolean(toSystem), Boolean(toChatbot)]);
  expect(ways('en')).toEqual(ways('de'));
});

test('only the custom API needs a plan: it is named with it', () => {
  const planned = (locale: 'de' | 'en') =>
    all(locale).filter(({ who }) => who.includes(planOf('enterprise', locale).title));
  for (const locale of locales) expect(planned(locale).map(({ id }) => id)).toEqual(['rest-api']);
  expect(integrationFacts['rest-api'].kind).toBe('standards');
});

import { describe, expect, test } from 'vitest';
import { locales } from '../../routes/table.ts';
import { integrationFacets, integrationFacts, integrationIds, integrationKindIds } from './integrations/facts.ts';
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
    expect(integrationsFor(locale).map(({ kind }) => kind)).toEqual(integrationKindIds);
  });

  test('has entries for every combination of kind and direction', () => {
    const [kinds, directions] = integrationFacets.map(({ options }) => options.map(({ id }) => id));
    for (const kind of kinds ?? []) {
      for (const direction of directions ?? [])
        expect(integrationsFor(locale, { kind, direction }), kind).toHaveLength(1);
    }
  });

  test('describes the incoming data of reading entries and the outgoing data of writing entries', () => {
    for (const { id, directions, toSystem, toChatbot } of all(locale)) {
      if (directions.includes('reads')) expect(toChatbot, id).toBeDefined();
      if (directions.includes('writes')) expect(toSystem, id).toBeDefined();
    }
  });
});

test('both languages describe the same data directions', () => {
  const ways = (locale: 'de' | 'en') =>
    all(locale).map(({ id, toSystem, toChatbot }) => [id, Boolean(toSystem), Boolean(toChatbot)]);
  expect(ways('en')).toEqual(ways('de'));
});

test('only the REST API entry names the plan that it requires', () => {
  const planned = (locale: 'de' | 'en') =>
    all(locale).filter(({ who }) => who.includes(planOf('enterprise', locale).title));
  for (const locale of locales) expect(planned(locale).map(({ id }) => id)).toEqual(['rest-api']);
  expect(integrationFacts['rest-api'].kind).toBe('standards');
});

import { describe, expect, test } from 'vitest';
import { slugs } from '../../routes/slugs.ts';
import { locales } from '../../routes/table.ts';
import { goalIds } from './templates/facts.ts';
import { goalFor, goalsFor, templateCount } from './templates.ts';

const pairs = goalIds.flatMap((id) => {
  const [german, english] = [goalFor(id, 'de'), goalFor(id, 'en')];
  return german.templates.map((one, index) => [`${id}/${one.id}`, one, english.templates[index]] as const);
});

test('there are four templates for each of the ten goals, forty in all', () => {
  expect(goalIds).toEqual(Object.keys(slugs.goals));
  expect(templateCount('de')).toBe(40);
  for (const locale of locales) {
    expect(goalsFor(locale).map(({ templates }) => templates.length)).toEqual(Array(10).fill(4));
  }
});

test('every industry has at least three templates, every channel at least one', () => {
  for (const industry of Object.keys(slugs.industries)) {
    const found = goalsFor('de', { industry }).flatMap(({ templates }) => templates);
    expect(found.length, industry).toBeGreaterThanOrEqual(3);
  }
  for (const channel of ['web-chat', 'messenger', 'voice'])
    expect(goalsFor('de', { channel }), channel).not.toEqual([]);
});

test('template ids are unique across goals', () => {
  const ids = pairs.map(([, { id }]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(pairs)('%s has the same blocks in both languages', (_, german, english) => {
  expect(english?.id).toBe(german.id);
  expect(english?.steps.map(({ block }) => block)).toEqual(german.steps.map(({ block }) => block));
});

test.each(pairs)('%s shares no line between the languages', (_, german, english) => {
  const said = new Set(german.talk.map(({ text }) => text));
  const same = english?.talk.filter(({ text }) => said.has(text) && text.split(' ').length > 2);
  expect(same).toEqual([]);
});

/** Matches requests for a secret, not warnings against sharing it. */
const secrets = {
  de: /(kennwort|passwort|\bPIN\b|\bTAN\b|kartennummer|IBAN)[^.!]*\?/iu,
  en: /(password|passcode|\bPIN\b|card number|sort code)[^.!]*\?/iu,
};

describe.each(locales)('in %s', (locale) => {
  const templates = goalsFor(locale).flatMap((goal) => goal.templates);

  test('a greeting says that an AI answers (AI Act, Article 50)', () => {
    const greetings = templates.flatMap(({ greeting }) => greeting ?? []);
    expect(greetings.filter((text) => !/\b(KI|AI)\b/.test(text))).toEqual([]);
  });

  test('no assistant asks for a secret', () => {
    const lines = templates.flatMap(({ talk }) => talk.filter(({ from }) => from !== 'visitor'));
    expect(lines.filter(({ text }) => secrets[locale].test(text))).toEqual([]);
  });

  test('every goal shows an assistant without an answer, and at least twelve templates show a handover', () => {
    const unknowing =
      locale === 'de' ? /wei(ß|ss) ich|weiß ich|nicht|kein/ : /don’t know|can’t|guess|says nothing|doesn’t say|nothing/;
    for (const { id, templates: own } of goalsFor(locale)) {
      const lines = own.flatMap(({ talk }) => talk);
      expect(
        lines.some(({ from, text }) => from === 'assistant' && unknowing.test(text)),
        id,
      ).toBe(true);
    }
    expect(templates.filter(({ talk }) => talk.some(({ from }) => from === 'team')).length).toBeGreaterThanOrEqual(12);
  });

  test('voice templates name no sources', () => {
    const spoken = templates.filter(({ channel }) => channel === 'voice').flatMap(({ talk }) => talk);
    expect(spoken.filter(({ source }) => source)).toEqual([]);
  });

  test('names are unique, and no long line appears in two templates', () => {
    const names = templates.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const long = templates
      .flatMap(({ talk }) => talk.map(({ text }) => text))
      .filter((text) => text.split(' ').length > 5);
    expect(long.filter((text, index) => long.indexOf(text) !== index)).toEqual([]);
  });
});

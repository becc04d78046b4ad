import { expect, test } from 'vitest';
import { pageSections } from '../../routes/pageSections.ts';
import { type Locale, locales } from '../../routes/table.ts';
import { fileTexts } from '../../testing/fileTexts.testing.ts';
import { sharedWords } from '../../text/words/wordTypes.ts';
import { flatten, isRecord } from '../flatten.ts';
import { textEntries } from './textEntries.ts';
import { textRequests } from './textRequests.ts';
import { textSchemas } from './textSchemas.ts';
import type { StrapiEntry } from './toStrapi.ts';

const names = Object.keys(textRequests);
let ids = 0;

/** An entry as Strapi 5 returns it. */
function asAnswer(entry: StrapiEntry): unknown {
  const withIds = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withIds);
    if (!isRecord(value)) return value;
    ids += 1;
    return { id: ids, ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIds(inner)])) };
  };
  return flatten({ ...Object(withIds(entry)), documentId: 'd', createdAt: '2026-01-01', locale: 'de' });
}

const answerOf = (name: string, locale: Locale): unknown[] =>
  JSON.parse(JSON.stringify((textEntries(locale)[name] ?? []).map(asAnswer)));

const readAnswer = (name: string, locale: Locale, answer: unknown[], kept = new Map<string, unknown>()) => {
  const read = textRequests[name]?.list;
  if (!read) throw new Error(`There is no type ${name}`);
  const parsed = read(answer, locale, kept);
  return { ...parsed, value: parsed.value ?? {} };
};

test.each(names)('%s gives every text back in both languages', (name) => {
  for (const locale of locales) {
    const { value, faults } = readAnswer(name, locale, answerOf(name, locale));
    expect(faults).toEqual([]);
    expect(value).toEqual(fileTexts(name, locale));
  }
});

test.each(names)('%s: entries have the fields of their type, within the limits of Strapi', (name) => {
  const { schemas, components } = textSchemas();
  const check = (
    attributes: Record<string, { type: string; component?: string; required?: boolean }>,
    entry: unknown,
  ) => {
    if (!isRecord(entry)) throw new Error('No entry');
    for (const [field, value] of Object.entries(entry)) {
      const attribute = attributes[field];
      if (attribute?.type === 'string' && typeof value === 'string') expect(value.length, field).toBeLessThan(256);
      if (attribute?.required) expect(value ?? '', field).not.toBe('');
      if (attribute?.component) {
        const inner = components.get(attribute.component.replace('text.', ''))?.attributes ?? {};
        for (const one of [value ?? []].flat()) check(inner, one);
      }
      expect(attribute, `${name} has no field ${field}`).toBeDefined();
    }
  };
  for (const locale of locales)
    for (const entry of textEntries(locale)[name] ?? []) check(schemas[name]?.attributes ?? {}, entry);
});

test('a page without an entry, and an empty collection, leave the files in place', () => {
  for (const name of names) expect(readAnswer(name, 'de', []).value).toEqual({});
});

test('an invalid group is refused alone and keeps its last valid texts', () => {
  const [entry] = answerOf('text-home', 'de');
  const edited = { ...Object(entry), filmTitle: 'Ein neuer Titel' };
  const first = readAnswer('text-home', 'de', [edited]);
  const wrong = { ...edited, filmTitle: 'Noch {neuer}', pageChatTitle: 'Neu' };
  const second = readAnswer('text-home', 'de', [wrong], new Map(first.entries));
  expect(second.faults).toEqual([{ key: 'film', field: 'filmTitle', reason: 'wrongToken', shown: 'last' }]);
  expect(second.value).toMatchObject({ film: { title: 'Ein neuer Titel' } });
  expect(Object.keys(readAnswer('text-home', 'de', [wrong]).value)).not.toContain('film');
});

test('an empty field falls back to the file', () => {
  const [entry] = answerOf('text-home', 'de');
  const { value } = readAnswer('text-home', 'de', [{ ...Object(entry), filmTitle: '', hero: null }]);
  expect(value).toEqual(fileTexts('text-home', 'de'));
});

test('sections are shown as chosen; an unknown one is refused alone, and an empty list shows all', () => {
  const [entry] = answerOf('text-home', 'de');
  const read = (names: string[], kept?: Map<string, unknown>) =>
    readAnswer(
      'text-home',
      'de',
      [{ ...Object(entry), filmTitle: 'Neu', sections: names.map((value) => ({ value })) }],
      kept,
    );
  const chosen = read(['savings', 'claims']);
  expect(chosen).toMatchObject({ faults: [], value: { sections: ['savings', 'claims'] } });
  const wrong = read(['savings', 'hero'], new Map(chosen.entries));
  expect(wrong.faults).toEqual([{ key: 'sections', field: 'sections.1.value', reason: 'invalid', shown: 'last' }]);
  expect(wrong.value).toMatchObject({ sections: ['savings', 'claims'], film: { title: 'Neu' } });
  expect(read([]).value).toMatchObject({ sections: pageSections['text-home'] });
});

test('a list of paragraphs may grow; a list of replies keeps its length', () => {
  const [entry] = answerOf('text-about', 'de');
  const { mission, answers } = Object(entry);
  const longer = { ...mission, paragraphs: `${mission.paragraphs}\nNoch ein Absatz.` };
  const read = (change: object) => readAnswer('text-about', 'de', [{ ...Object(entry), ...change }]);
  expect(read({ mission: longer })).toMatchObject({
    faults: [],
    value: { about: { mission: { paragraphs: { 2: 'Noch ein Absatz.' } } } },
  });
  const wrong = { ...answers, knowledgeReplies: 'Nur eine' };
  expect(read({ answers: wrong }).faults).toEqual([
    { key: 'about', field: 'answers.knowledgeReplies', reason: 'wrongCount', shown: 'file' },
  ]);
});

test.each([
  ['text', { hero: { title: 7, lead: 'Kurz.' } }, { field: 'hero.title' }],
  ['schema', { questions: { title: 'Two', items: [{ question: 'A?', answer: 'B.' }] } }, { field: 'questions.items' }],
])('an entry of a collection with an invalid %s keeps its file', (_case, change, fault) => {
  const answer = answerOf('text-product', 'en');
  const wrong = answer.map((entry) => (isRecord(entry) && entry.key === 'voice' ? { ...entry, ...change } : entry));
  const { value, faults } = readAnswer('text-product', 'en', wrong);
  expect(Object.keys(value)).not.toContain('voice');
  expect(Object.keys(value)).toContain('live-chat');
  expect(faults).toEqual([{ key: 'voice', ...fault, reason: 'invalid', shown: 'file' }]);
});

test.each([
  ['an unknown token', 'chrome.menu', 'Menü {nummer}', 'wrongToken'],
  ['no token for the link to the privacy policy', 'forms.contact.privacy', 'Wir antworten Ihnen.', 'missingLink'],
])('a word with %s is refused with its group only', (_case, word, text, reason) => {
  const answer = answerOf('text-word', 'de').map((entry) =>
    isRecord(entry) && entry.key === word ? { ...entry, text } : entry,
  );
  const { value, faults } = readAnswer('text-word', 'de', answer);
  expect(faults).toEqual([{ key: word.split('.')[0], field: word, reason, shown: 'file' }]);
  expect(Object.keys(value)).toHaveLength(Object.keys(sharedWords).length - 1);
});

test('figures are one in both languages, so that a translator cannot write them', () => {
  const { extraPriceOperator, pricingQuestions } = textSchemas().schemas['text-pricing']?.attributes ?? {};
  expect(extraPriceOperator).toEqual({ type: 'float', min: 0.01, required: true });
  expect(pricingQuestions?.pluginOptions?.i18n).toEqual({ localized: true });
});

import { expect, test } from 'vitest';
import { type ContentReader, withReader } from '../../routes/contentReader.ts';
import { site } from '../../site.ts';
import { de } from './de.ts';
import { wordsFor } from './words.ts';
import { wordTypeOf } from './wordTypes.ts';

const edited: Record<string, object> = {
  'text-about': { about: { ...de.about, hero: { title: 'Über {brand}', lead: 'Kurz.' } } },
  'text-word': { common: { ...de.common, toBeCompleted: 'fehlt noch' } },
};

test('a group of the content system replaces that of the file, with its tokens filled in', () => {
  const reader: ContentReader = (kind, locale) => (locale === 'de' ? edited[kind] : undefined);
  const texts = () => [wordsFor('de').about.hero.title, wordsFor('en').about.hero.title];
  expect(withReader(reader, texts)).toEqual([`Über ${site.brand}`, texts()[1]]);
  expect(texts()[0]).not.toContain(`Über ${site.brand}`);
});

test('the text for missing facts comes from the content system too', () => {
  const shown = () => JSON.stringify(wordsFor('de').contact);
  expect(withReader((kind) => edited[kind], shown)).toContain('fehlt noch');
  expect(shown()).not.toContain('fehlt noch');
});

test('only the types of the groups that a page reads are recorded', () => {
  const read = new Set<string>();
  const reader: ContentReader = (kind, locale) => void read.add(`${kind}:${locale}`);
  withReader(reader, () => wordsFor('en').pricing.hero.title);
  expect([...read]).toEqual(['text-pricing:en', 'text-word:en']);
});

test('groups are filled once per value', () => {
  const reader: ContentReader = (kind) => edited[kind];
  withReader(reader, () => expect(wordsFor('de').about).toBe(wordsFor('de').about));
  expect(wordsFor('de').home).toBe(wordsFor('de').home);
});

test('every group has a content type, except those that stay code', () => {
  expect(Object.keys(de).filter((group) => wordTypeOf(group) === undefined)).toEqual(['consent', 'safety']);
});

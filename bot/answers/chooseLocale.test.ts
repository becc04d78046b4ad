import { expect, test } from 'vitest';
import { testBot } from '../../src/testing/testBot.testing.ts';
import { chooseLocale } from './chooseLocale.ts';

const german = ['Wie kündige ich?', 'Wo liegen die Daten?'];
const english = ['How do I cancel?', 'Where is the data stored?'];

test.each([
  ['the option', { locale: 'en', path: 'sealed.de.json', texts: german }, 'en'],
  ['the name of the file', { path: 'questions/sealed.en.json', texts: german }, 'en'],
  ['the texts of any other file', { path: 'questions/sealed.json', texts: english }, 'en'],
  ['the texts of any other file', { path: 'questions/sealed.json', texts: german }, 'de'],
  ['an English question', { texts: english.slice(0, 1) }, 'en'],
] as const)('takes the language from %s', (_, asked, locale) => {
  expect(chooseLocale(asked, testBot())).toBe(locale);
});

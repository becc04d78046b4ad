import { expect, test } from 'vitest';
import type { Locale } from '../src/routes/table.ts';
import { parseHtml } from './site/pages.ts';
import { findBrokenPromises, findRepeatedPhrases, findWords } from './wording.ts';

const page = (locale: Locale, main: string, name = '/page') => {
  const html = `<html lang="${locale}"><head><title>Page</title></head><body><main>${main}</main></body></html>`;
  return { name, locale, html, document: parseHtml(html) };
};

test.each([
  ['de', 'Ihr Passwort', 'Kennwort'],
  ['de', 'mit eigenem Symbolbild', 'Icon'],
  ['de', 'um 16 Uhr', 'non-breaking'],
  ['de', 'in 14 Tagen', 'non-breaking'],
  ['de', 'rund 25%', '25 %'],
  ['en', 'Send us your texts', 'content'],
  ['en', 'whoever asks', 'anyone'],
  ['en', 'choose a color', 'British'],
  ['en', 'at 4 pm', 'non-breaking'],
  ['en', 'from 9am', '4.30 pm'],
  ['en', 'about 25\u00A0%', '25%'],
] as const)('reports in %s: %s', (locale, text, instead) => {
  expect(findWords(page(locale, `<p>${text}</p>`))).toEqual([expect.stringContaining(instead)]);
});

test('reports the page, the place, the word and its replacement', () => {
  expect(findWords(page('de', '<p>Ihr Passwort</p>'))).toEqual(['/page: "Ihr Passwort": not "Passwort", but Kennwort']);
});

test('accepts the glossary, non-breaking spaces, code, and text in another language', () => {
  const german = '<p>Kennwort, 25\u00A0%, um 16\u00A0Uhr</p><code>Passwort 16 Uhr</code><p lang="en">a password</p>';
  expect(findWords(page('de', german))).toEqual([]);
  expect(findWords(page('en', '<p>content, 25%, at 4.30\u00A0pm</p>'))).toEqual([]);
});

test('reports a link whose words promise another page', () => {
  const links = '<a href="/en/contact">Book a demo</a><a href="/en/get-a-demo?x=1#book">Book a demo</a>';
  expect(findBrokenPromises(page('en', links))).toEqual(['/page: the link "Book a demo" leads to /en/contact']);
});

test('reports a phrase of seven words on seven pages, and allows it on six', () => {
  const pages = Array.from({ length: 7 }, (_, n) =>
    page('en', '<p>A phrase that is worded alike everywhere.</p>', `/${n}`),
  );
  expect(findRepeatedPhrases(pages.slice(1))).toEqual([]);
  expect(findRepeatedPhrases(pages)).toEqual([expect.stringContaining('on 7 pages')]);
});

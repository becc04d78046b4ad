import { expect, test } from 'vitest';
import { repeatedIn } from './repeated-sentences.ts';
import { ownWords } from './word-counts.ts';

const sentence = 'Eight words are enough to be a sentence here.';
const page = (name: string, main: string) => ({
  name,
  locale: 'en' as const,
  html: `<body><header><p>${sentence}</p></header><main>${main}</main><footer><p>${sentence}</p></footer></body>`,
});

test('a sentence on three pages is named with its pages, on two it may stand', () => {
  const [one, two] = [
    page('/en/1', `<p>First. ${sentence}</p>`),
    page('/en/2', `<ul><li>${sentence} And more.</li></ul>`),
  ];
  expect(repeatedIn([one, two])).toEqual([]);
  expect(repeatedIn([one, two, page('/en/3', `<h2>${sentence}</h2>`)])).toEqual([
    `"${sentence}" on 3 pages: /en/1, /en/2, /en/3`,
  ]);
});

test('shared texts, the call to action and short sentences may stand everywhere', () => {
  const shared = `<p data-shared>${sentence}</p><div data-call-to-action><p>${sentence}</p></div><p>Only seven words, that is too few.</p>`;
  expect(repeatedIn(['/1', '/2', '/3'].map((name) => page(name, shared)))).toEqual([]);
});

test('only words of its own count for a page', () => {
  const own = '<h1>Two words</h1><p>Soft\u00ADhyphens make none – nor do dashes.</p>';
  const others = `<p data-shared>${sentence}</p><section data-call-to-action>${sentence}</section><nav>${sentence}</nav>`;
  expect(ownWords(page('/en/1', own + others).html)).toBe(8);
});

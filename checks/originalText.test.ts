import { expect, test } from 'vitest';
import { findRepeatedSentences } from './repeatedSentences.ts';
import { countOriginalWords } from './wordCounts.ts';

const sentence = 'Eight words are enough to be a sentence here.';
const page = (name: string, main: string) => ({
  name,
  locale: 'en' as const,
  html: `<body><header><p>${sentence}</p></header><main>${main}</main><footer><p>${sentence}</p></footer></body>`,
});

test('reports a sentence on three pages, and allows it on two', () => {
  const [one, two] = [
    page('/en/1', `<p>First. ${sentence}</p>`),
    page('/en/2', `<ul><li>${sentence} And more.</li></ul>`),
  ];
  expect(findRepeatedSentences([one, two])).toEqual([]);
  expect(findRepeatedSentences([one, two, page('/en/3', `<h2>${sentence}</h2>`)])).toEqual([
    `"${sentence}" on 3 pages: /en/1, /en/2, /en/3`,
  ]);
});

test('ignores shared texts, the call to action and short sentences', () => {
  const shared = `<p data-shared>${sentence}</p><div data-call-to-action><p>${sentence}</p></div><p>Only seven words, that is too few.</p>`;
  expect(findRepeatedSentences(['/1', '/2', '/3'].map((name) => page(name, shared)))).toEqual([]);
});

test('counts only the original words of a page', () => {
  const own = '<h1>Two words</h1><p>Soft\u00ADhyphens make none – nor do dashes.</p>';
  const others = `<p data-shared>${sentence}</p><section data-call-to-action>${sentence}</section><nav>${sentence}</nav>`;
  expect(countOriginalWords(page('/en/1', own + others).html)).toBe(8);
});

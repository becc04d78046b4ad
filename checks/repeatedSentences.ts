/**
 * Every page has original content: no sentence of eight words or more in `<main>` occurs on more than two pages of a
 * language, except in calls to action, teasers (only links) and content marked `data-shared`.
 */
import { passagesOf } from '../src/discovery/page-text/passagesOf.ts';
import type { Locale } from '../src/routes/table.ts';
import { readPages, type SitePage } from './site/pages.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';
import { countWords, splitSentences } from './site/sentences.ts';

const fewestWords = 8;
const mostPages = 2;

export const repeatedSentences: SiteCheck = {
  name: 'repeated sentences',
  problems: async (origin) => findRepeatedSentences(await readPages(origin)),
};

export function findRepeatedSentences(pages: Pick<SitePage, 'name' | 'locale' | 'html'>[]): string[] {
  const places = new Map<string, { sentence: string; locale: Locale; names: Set<string> }>();
  for (const { name, locale, html } of pages) {
    for (const sentence of ownSentences(html, locale)) {
      const key = `${locale} ${sentence.toLowerCase()}`;
      const place = places.get(key) ?? { sentence, locale, names: new Set() };
      places.set(key, place);
      place.names.add(name);
    }
  }
  return [...places.values()]
    .filter(({ names }) => names.size > mostPages)
    .sort((one, other) => other.names.size - one.names.size)
    .map(({ sentence, names }) => `"${sentence}" on ${names.size} pages: ${[...names].join(', ')}`);
}

const ownSentences = (html: string, locale: Locale): string[] =>
  passagesOf(html)
    .passages.filter(({ shared, onlyLinks }) => !shared && !onlyLinks)
    // The cells of a table row are separate sentences.
    .flatMap(({ text }) => text.split(' | '))
    .flatMap((text) => splitSentences(text, locale))
    .filter((sentence) => countWords(sentence) >= fewestWords);

if (import.meta.main) await runAlone(repeatedSentences);

/**
 * Minimum number of original words in `<main>` of each page, without calls to action, teasers (only links) and content
 * marked `data-shared` (definitions, notes on prices). Prints all counts; fails below the minimum.
 */
import { passagesOf } from '../src/discovery/page-text/passagesOf.ts';
import { type FamilyName, type PageId, table } from '../src/routes/table.ts';
import { readPages, type SitePage } from './site/pages.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';
import { countWords } from './site/sentences.ts';

const minimumByPage: Partial<Record<PageId, number>> = { home: 350, solution: 350, 'chatbot-roi-calculator': 350 };

/** Lists of articles contain teasers only. */
const minimumByFamily: Partial<Record<FamilyName, number>> = {
  industries: 350,
  products: 350,
  solutions: 350,
  'use-cases': 350,
  examples: 350,
  blog: 600,
  newsroom: 600,
};

export const wordCounts: SiteCheck = {
  name: 'word counts',
  problems: async (origin) => {
    const pages = (await readPages(origin)).filter(({ id }) => id !== null && table[id].indexed);
    const rows = pages.map((page) => ({
      page: page.name,
      words: countOriginalWords(page.html),
      'at least': minimumOf(page),
    }));
    console.table(Object.fromEntries(rows.map(({ page, ...row }) => [page, row])));
    return rows
      .filter(({ words, 'at least': minimum }) => words < minimum)
      .map(
        ({ page, words, 'at least': minimum }) => `${page}: ${words} words of its own, at least ${minimum} are asked`,
      );
  },
};

function minimumOf({ id }: SitePage): number {
  if (id === null) return 0;
  const { family } = table[id];
  return (family ? minimumByFamily[family.name] : minimumByPage[id]) ?? 0;
}

export const countOriginalWords = (html: string): number =>
  passagesOf(html)
    .passages.filter(({ shared, onlyLinks }) => !shared && !onlyLinks)
    .reduce((sum, { text }) => sum + countWords(text), 0);

if (import.meta.main) await runAlone(wordCounts);

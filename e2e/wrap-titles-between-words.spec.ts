import type { Page } from '@playwright/test';
import { brokenWords } from '../checks/brokenWords.ts';
import { href } from '../src/routes/hrefs.ts';
import type { PageId } from '../src/routes/table.ts';
import { expect, test } from './fixtures.ts';
import { allPages } from './onePageOfEachView.ts';

/** Long words with soft hyphens: alone in a sentence, after a no-break space, after a hyphen, twice in a title. */
const pages: PageId[] = ['home', 'blog', 'use-cases/e-commerce-and-sales', 'templates/live-chat'];

const widths = [320, 336, 352, 384, 448, 640, 768, 1024, 1201, 1280, 1440, 1600];

const found = (page: Page): Promise<string[]> => page.evaluate(`(${brokenWords})(document)`);

test('a title breaks no word that fits on a line, from 320 to 1600 px', async ({ page }) => {
  for (const id of pages) {
    await page.goto(href(id, 'de'));
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => found(page), `${id} at ${width} px`).toEqual([]);
    }
  }
  // Proves that the check detects a broken word, using a plain title with soft hyphens.
  await page.goto(href('home', 'de'));
  await page.evaluate(() => {
    const title = document.querySelector('h1');
    title?.replaceChildren('Ihr Kunden\u00ADservice sagt Hallo.');
  });
  await page.setViewportSize({ width: 352, height: 800 });
  await expect.poll(() => found(page)).toEqual([expect.stringContaining('Kundenservice is broken, but fits')]);
});

test('at 320 px “with” is not alone on a line of the English home title', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(href('home', 'en'));
  await page.evaluate(() => document.fonts.ready);
  const [withTop, theTop] = await page.locator('h1').evaluate((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const tops = (word: string) => {
      texts.currentNode = title;
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const at = node.textContent?.search(new RegExp(`\\b${word}\\b`)) ?? -1;
        const range = document.createRange();
        if (at < 0) continue;
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        return range.getBoundingClientRect().top;
      }
      return undefined;
    };
    return [tops('with'), tops('the')];
  });
  expect(withTop).toBeDefined();
  expect(theTop).toBe(withTop);
});

/** Headlines beside pictures, and those of long lists. */
const narrow = /^(solutions|products|use-cases|examples|templates)\/|^affiliate-program$|^solution$/;

test('a headline has four lines at most, and more lines of several words than of one, on wide windows', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const pages = allPages.filter(({ id }) => narrow.test(id));
  expect(pages.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const { path } of pages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const lines of await page.locator('main :is(h1, h2)').evaluateAll(linesOfEach)) {
      const ofOneWord = lines.filter((line) => !/\s/.test(line)).length;
      if (lines.length > 4 || (lines.length > 2 && ofOneWord > lines.length / 2))
        found.push(`${path}: ${lines.join(' | ')}`);
    }
  }
  expect(found).toEqual([]);
});

/** Runs in the page: the words that share a line, for each title. A word broken at a hyphen counts on its first line. */
function linesOfEach(titles: Element[]): string[][] {
  return titles.map((title) => {
    const lines = new Map<number, string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { 0: word, index } of (texts.currentNode.nodeValue ?? '').matchAll(/\S+/g)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const top = Math.round(range.getClientRects()[0]?.top ?? 0);
        lines.set(top, `${lines.get(top) ?? ''} ${word}`.trim());
      }
    }
    return [...lines.values()];
  });
}

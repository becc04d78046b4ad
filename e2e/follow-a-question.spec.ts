/** The wall of questions on the home page and the openings of the industries' pages (issue 14, items 4 and 5). */
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { locales, publishedPageIds } from '../src/routes/table.ts';
import { expect, test, withMotion } from './fixtures.ts';
import { nextFrame } from './settled.ts';

const widths = [320, 390, 768, 1024, 1280, 1600];

const industries = publishedPageIds.filter((id) => id.startsWith('industries/'));

const bubbles = (page: Page) => page.locator('#industries li a');

test('each bubble of the wall leads to the page that opens with its question', async ({ page }) => {
  test.setTimeout(120_000);
  for (const locale of locales) {
    await page.goto(href('home', locale));
    const links = await bubbles(page).evaluateAll((all) =>
      all.map((link) => ({ target: link.getAttribute('href'), question: link.firstChild?.textContent })),
    );
    expect(links.map(({ target }) => target).sort()).toEqual(industries.map((id) => href(id, locale)).sort());
    for (const { target, question } of links) {
      await page.goto(target ?? '');
      await expect(page.locator('h1')).toHaveText(question ?? '');
    }
  }
});

test('no line of the wall wraps or leaves its bubble, two bubbles a row from 1024 px', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(href('home', locale));
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // Bubbles follow the new size in the next frame.
      await nextFrame(page);
      const found = await bubbles(page).evaluateAll((all) =>
        all.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link.firstChild ?? link);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          const box = link.getBoundingClientRect();
          return {
            wrapped: new Set(tops).size - (link.firstChild?.textContent ?? '').split('\n').length,
            isInside: box.left >= 0 && box.right <= innerWidth && link.scrollWidth <= link.clientWidth,
            middle: box.top + box.height / 2,
          };
        }),
      );
      const at = `${locale} at ${width} px`;
      expect(
        found.map(({ wrapped }) => wrapped),
        at,
      ).toEqual(found.map(() => 0));
      expect(
        found.every(({ isInside }) => isInside),
        at,
      ).toBe(true);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, at).toBeLessThanOrEqual(0);
    }
  }
});

test('the opening question takes two lines at most from 1024 px and never leaves its bubble', async ({ page }) => {
  test.setTimeout(180_000);
  for (const locale of locales) {
    for (const id of industries) {
      await page.goto(href(id, locale));
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await nextFrame(page);
        const { lines, overflow } = await page.locator('h1').evaluate((title) => {
          const { fontSize, paddingTop } = getComputedStyle(title);
          return {
            lines: Math.round((title.clientHeight - 2 * Number.parseFloat(paddingTop)) / Number.parseFloat(fontSize)),
            overflow: Math.max(
              title.scrollWidth - title.clientWidth,
              document.documentElement.scrollWidth - innerWidth,
            ),
          };
        });
        expect(overflow, `${id} in ${locale} at ${width} px`).toBeLessThanOrEqual(0);
        if (width >= 1024) expect(lines, `${id} in ${locale} at ${width} px`).toBeLessThanOrEqual(2);
      }
    }
  }
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('the followed bubble becomes the opening of its page', async ({ page }) => {
    // On a busy machine the browser may begin no transition.
    await expect(async () => {
      await page.goto(href('home', 'de'));
      await page.evaluate(() => {
        addEventListener('pageswap', (event) => {
          const named = [...document.querySelectorAll('main *')].filter(
            (element) => getComputedStyle(element).viewTransitionName === 'question',
          );
          const hasTransition = 'viewTransition' in event && event.viewTransition !== null;
          sessionStorage.setItem(
            'moved',
            JSON.stringify([hasTransition, ...named.map(({ textContent }) => textContent)]),
          );
        });
      });
      // Another bubble has the focus: only one may carry the name, or the browser skips the transition.
      await bubbles(page).last().focus();
      await bubbles(page).first().click();
      await page.waitForURL(`**${href('industries/public-sector', 'de')}`);
      const moved = JSON.parse(await page.evaluate(() => sessionStorage.getItem('moved') ?? '[]'));
      expect(moved).toEqual([true, expect.stringContaining('Ummelden')]);
    }).toPass({ timeout: 40_000 });
    await expect(page.locator('h1')).toHaveCSS('view-transition-name', 'question');
  });
});

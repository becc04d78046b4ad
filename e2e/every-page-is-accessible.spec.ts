import type { Page } from '@playwright/test';
import { toPublicPath } from '../src/routes/strategy.ts';
import { locales, publishedPageIds, table } from '../src/routes/table.ts';
import { expectAccessible, expectNoSidewaysScroll } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

const pages = publishedPageIds.flatMap((id) =>
  locales.flatMap((locale) => {
    const path = table[id].paths[locale];
    return path === null ? [] : [{ id, locale, view: table[id].view, path: toPublicPath(path, locale) }];
  }),
);
const oneOfEachView = pages.filter(
  (page, index) => pages.findIndex(({ view, locale }) => view === page.view && locale === page.locale) === index,
);

test.describe('at 390 px, without motion', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
  for (const { path } of pages) {
    test(`${path} has no axe violation and does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page);
    });
  }
});

const states = {
  'at 1280 px': { viewport: { width: 1280, height: 800 } },
  'at 320 px': { viewport: { width: 320, height: 640 } },
  'with 200 % text': { viewport: { width: 640, height: 800 } },
  'with forced colours': { viewport: { width: 1280, height: 800 }, contextOptions: { forcedColors: 'active' } },
} as const;

for (const [state, use] of Object.entries(states)) {
  test.describe(state, () => {
    test.use(use);
    for (const { path } of oneOfEachView) {
      test(`${path} has no axe violation and does not scroll sideways`, async ({ page }) => {
        await page.goto(path);
        if (state === 'with 200 % text') await doubleText(page);
        await expectAccessible(page);
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  for (const { path } of oneOfEachView) {
    test(`${path} has one headline and does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectNoSidewaysScroll(page);
    });
  }
});

/** Text at 200 % as a visitor sets it (WCAG 1.4.4): the root's font size doubles, the window stays. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

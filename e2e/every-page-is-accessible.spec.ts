import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { type Locale, locales } from '../src/routes/table.ts';
import { expectAccessible, expectAccessibleLayout, expectNoHorizontalScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { allPages, onePageOfEachView, views } from './onePageOfEachView.ts';

const pathsOf = (view: string, locale: Locale) =>
  allPages.filter((page) => page.view === view && page.locale === locale).map(({ path }) => path);

for (const view of views) {
  for (const locale of locales) {
    const [first, ...others] = pathsOf(view, locale);
    if (first === undefined) continue;

    test(`${first}: no axe violation at 390, 1280 px and 200 % text, no sideways scroll there and at 320 px`, async ({
      page,
    }) => {
      await openNarrow(page, first);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await test.step('320 px', () => expectNoHorizontalScroll(page));
      await page.setViewportSize({ width: 1280, height: 800 });
      await test.step('1280 px', () => expectAccessibleLayout(page));
      // Axe finds nothing else with forced colours: it cannot read the colours that the browser sets.
      await page.emulateMedia({ forcedColors: 'active' });
      await test.step('forced colours', () => expectNoHorizontalScroll(page));
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize({ width: 640, height: 800 });
      await doubleText(page);
      await test.step('200 % text', () => expectAccessibleLayout(page, ['target-size', 'scrollable-region-focusable']));
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await test.step(`200 % text at ${width} px`, () => expectHeaderInWindow(page, width));
      }
    });

    if (others.length === 0) continue;
    test(`${others.length} more pages like ${first}: no axe violation, no sideways scroll at 390 px`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      for (const path of others) {
        await test.step(path, async () => {
          await openNarrow(page, path);
          // Header and footer are those of the first page.
          await expectAccessible(page, 'main');
        });
      }
    });
  }
}

async function openNarrow(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
}

/** Expects no horizontal scrolling, and that the buttons of the header keep their size inside the window. */
async function expectHeaderInWindow(page: Page, width: number) {
  await expectNoHorizontalScroll(page);
  for (const button of ['[data-menu-toggle]', 'header [data-search]']) {
    const box = await page.locator(button).first().boundingBox();
    expect(box, button).not.toBeNull();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), button).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0), button).toBeLessThanOrEqual(width);
  }
}

test.describe('without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  test('one page of each view, in alternating languages, is complete and does not scroll sideways', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    for (const { path } of onePageOfEachView) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('h1')).toHaveCount(1);
        await expectNoHorizontalScroll(page);
      });
    }
  });
});

for (const locale of locales) {
  test.describe(`states in ${locale}`, () => {
    test.describe('wide', () => {
      test.use({ viewport: { width: 1280, height: 800 } });

      test('each menu open', async ({ page }) => {
        await page.goto(href('home', locale));
        for (const menu of await page.locator('[data-menu]').all()) {
          await menu.click();
          await expect(menu).toHaveAttribute('aria-expanded', 'true');
          await expectAccessible(page, 'header');
        }
      });

      test('each tab of the home page chosen', async ({ page }) => {
        await page.goto(href('home', locale));
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await expectAccessible(page, '#use-cases');
        }
      });

      test('the scroll-to-top link at the end of the page', async ({ page }) => {
        await page.goto(href('terms', locale));
        await page.keyboard.press('End');
        await expect(page.locator('[data-scroll-top]')).toBeVisible();
        await expectAccessible(page);
      });

      test('every question of the pricing page open', async ({ page }) => {
        await page.goto(href('pricing', locale));
        await page.locator('details').evaluateAll((all) => {
          for (const one of all) one.setAttribute('open', '');
        });
        await expectAccessible(page);
      });
    });

    test('the mobile menu open at 390 px, and each of its menus, at 320 px, too', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await page.goto(href('home', locale));
      await page.locator('[data-menu-toggle]').click();
      await expect(page.locator('[data-mobile-menu]')).toBeVisible();
      await expectAccessible(page);
      for (const menu of await page.locator('[data-menu]').all()) {
        await page.setViewportSize({ width: 390, height: 700 });
        await menu.click();
        await expectAccessible(page, 'header');
        await page.setViewportSize({ width: 320, height: 700 });
        await expectNoHorizontalScroll(page);
      }
    });
  });
}

/** Doubles the text size as a visitor can (WCAG 1.4.4): the root's font size doubles, the window does not change. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

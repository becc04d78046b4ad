import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { followAnchors, openAndFollowAnchors, readAnchors } from './anchors.ts';
import { expectAccessible, expectAccessibleLayout, expectNoHorizontalScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { allPages, onePageOfEachView, views } from './onePageOfEachView.ts';

for (const view of views) {
  const pages = allPages.filter((page) => page.view === view);

  // Every link target scrolls to 130 px below the top of the window (spec section 9: scroll offset -130).
  test(`${view}, ${pages.length} pages: no axe violation, no sideways scroll, link targets at 130 px`, async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000);
    const anchors = await readAnchors(site.url);
    for (const { path, locale } of pages) {
      await test.step(path, async () => {
        const ids = anchors.get(path) ?? [];
        const isFirst = path === pages.find((one) => one.locale === locale)?.path;
        const phone = { width: 390, height: 844 };
        if (page.viewportSize()?.width !== phone.width) await page.setViewportSize(phone);
        await openAndFollowAnchors(page, path, ids);
        // Header, footer and stylesheets are those of the first page.
        await expectAccessible(page, isFirst ? 'html' : 'main');
        if (isFirst) await expectAccessibleInOtherSizes(page, ids);
      });
    }
  });
}

/** 1280 px wide, with forced colours, 320 px wide, and with 200 % text. */
async function expectAccessibleInOtherSizes(page: Page, ids: string[]) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('1280 px', async () => {
    await followAnchors(page, ids);
    await expectAccessibleLayout(page);
  });
  // Axe finds nothing else with forced colours: it cannot read the colours that the browser sets.
  await page.emulateMedia({ forcedColors: 'active' });
  await test.step('forced colours', () => expectNoHorizontalScroll(page));
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 320, height: 640 });
  await test.step('320 px', () => expectNoHorizontalScroll(page));
  await page.setViewportSize({ width: 640, height: 800 });
  await doubleText(page);
  await test.step('200 % text', () => expectAccessibleLayout(page, ['target-size', 'scrollable-region-focusable']));
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await test.step(`200 % text at ${width} px`, () => expectHeaderInWindow(page, width));
  }
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
  test.use({ javaScriptEnabled: false });
  test('one page of each view, in alternating languages, is complete, without sideways scroll, targets at 130 px', async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    const anchors = await readAnchors(site.url);
    for (const { path } of onePageOfEachView) {
      await test.step(path, async () => {
        const ids = anchors.get(path) ?? [];
        await page.setViewportSize({ width: 390, height: 844 });
        await openAndFollowAnchors(page, path, ids, false);
        await expect(page.locator('h1')).toHaveCount(1);
        await expectNoHorizontalScroll(page);
        await page.setViewportSize({ width: 1280, height: 800 });
        await test.step('1280 px', () => followAnchors(page, ids, false));
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

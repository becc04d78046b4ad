import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
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

test.describe('on a phone with 200 % text', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const { path } of oneOfEachView) {
    test(`${path} does not scroll sideways and keeps the header's buttons`, async ({ page }) => {
      await page.goto(path);
      await doubleText(page);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(page);
        for (const button of ['[data-menu-toggle]', 'header [data-search]']) {
          const box = await page.locator(button).first().boundingBox();
          expect(box, `${button} at ${width} px`).not.toBeNull();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${button} at ${width} px`).toBeGreaterThanOrEqual(44);
          expect((box?.x ?? 0) + (box?.width ?? 0), `${button} at ${width} px`).toBeLessThanOrEqual(width);
        }
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  for (const { path } of oneOfEachView) {
    test(`${path} stands whole and does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectNoSidewaysScroll(page);
    });
  }
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

      test('at the end of the page, with the way back to the top', async ({ page }) => {
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

    for (const width of [390, 320]) {
      test.describe(`${width} px`, () => {
        test.use({ viewport: { width, height: 700 }, expectedErrors: [/status of 422/] });

        test('the mobile menu open, and each of its menus', async ({ page }) => {
          await page.goto(href('home', locale));
          await page.locator('[data-menu-toggle]').click();
          await expect(page.locator('[data-mobile-menu]')).toBeVisible();
          await expectAccessible(page);
          for (const menu of await page.locator('[data-menu]').all()) {
            await menu.click();
            await expectAccessible(page, 'header');
          }
        });

        test('the contact form with every error', async ({ page }) => {
          await page.goto(href('contact', locale));
          await page.locator('form[data-form=contact]').evaluate((form: HTMLFormElement) => {
            form.noValidate = true;
          });
          await page.locator('[name=phone]').fill('call me');
          await page.locator('form[data-form=contact] [type=submit]').click();
          await expect(page.locator('[data-error-summary]')).toBeVisible();
          await expectAccessible(page);
        });
      });
    }
  });
}

/** Text at 200 % as a visitor sets it (WCAG 1.4.4): the root's font size doubles, the window stays. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

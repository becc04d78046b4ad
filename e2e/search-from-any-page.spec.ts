/**
 * Search from any page: by key, by click, in the mobile menu, in the FAQ, and without JavaScript. Over 200 lines: one
 * search, all ways to it.
 */
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expectAccessible, expectNoHorizontalScroll } from './expectAccessible.ts';
import { expect, test, withPrefetch } from './fixtures.ts';

const dialog = '[data-search-dialog]';
const field = `${dialog} [type=search]`;

/** Paths of the requests of the page from now on; the array grows. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}
const isOfSearch = (path: string) => /dialog|search|suche/.test(path);

test('the key / opens the search, arrow keys select, Enter opens, and "back" returns', async ({ page }) => {
  await page.goto('/preise');
  await page.keyboard.press('/');
  await expect(page.locator(field)).toBeFocused();
  await page.keyboard.type('kuendigen');
  const first = page.locator(`${dialog} ol a`).first();
  await expect(first).toHaveAttribute('href', href('faq', 'de', 'cancel'));
  await expect(page.locator(`${dialog} [role=status]`)).toHaveText(/^\d+ Treffer$/);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(field)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href('faq', 'de', 'cancel'));
  await expect(page.locator('#cancel')).toHaveAttribute('open');
  await page.goBack();
  await expect(page).toHaveURL('/preise');
});

test('without a result the dialog leads on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.keyboard.press('/');
  await page.locator(field).fill('xyzzyqq');
  await expect(page.locator(`${dialog} [role=status]`)).toContainText('Kein Treffer');
  await page.locator(field).fill('xyzzyqq Termin');
  await expect(page.locator(`${dialog} [role=status]`)).toHaveText(/^\d+ Treffer\. Auf keiner Seite steht: xyzzyqq$/);
  await page.locator(field).fill('xyzzyqq');
  expect((await page.locator(field).boundingBox())?.width).toBeGreaterThan(180);
  const { ways } = wordsFor('de').search;
  await expect(page.locator(`${dialog} ol a`)).toHaveText(Object.values(ways));
  await expectAccessible(page);
  await page.locator(`${dialog} ol a`).first().click();
  await expect(page).toHaveURL(href('pricing', 'de'));
});

test('Enter in the field opens all results; a result on the same page closes the dialog', async ({ page }) => {
  await page.goto('/en/faq');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.locator(field).fill('cancel');
  await page.locator(`${dialog} ol a`).first().click();
  await expect(page.locator(dialog)).toBeHidden();
  await expect(page.locator('#cancel')).toBeInViewport();
  await page.keyboard.press('/');
  await page.locator(field).fill('notice period');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/search?q=notice+period');
  await expect(page.locator('main article').first()).toContainText('How can we cancel?');
});

test('Back closes the dialog and stays on the page; after a search one Back is enough', async ({ page }) => {
  await page.goto('/preise');
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Suche', exact: true }).click();
  await expect(page.locator(field)).toBeFocused();
  await page.goBack();
  await expect(page.locator(dialog)).toBeHidden();
  await expect(page).toHaveURL('/faq');
  await page.keyboard.press('/');
  await page.locator(field).fill('Preise');
  await page.locator(`${dialog} [type=submit]`).click();
  await expect(page).toHaveURL('/suche?q=Preise');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator(dialog)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/preise');
});

test('Escape closes and returns the focus; / is typed in fields; the key can be switched off', async ({ page }) => {
  await page.goto('/faq');
  const link = page.getByRole('link', { name: 'Suche', exact: true });
  await link.focus();
  await page.keyboard.press('/');
  await expect(page.locator(field)).toBeFocused();
  await page.keyboard.type('preis');
  await expect(page.locator(`${dialog} ol a`).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(dialog)).toBeHidden();
  await expect(link).toBeFocused();

  await page.locator('#faq-filter').focus();
  await page.keyboard.type('a/b');
  await expect(page.locator('#faq-filter')).toHaveValue('a/b');
  await expect(page.locator(dialog)).toBeHidden();

  await link.click();
  await page.getByRole('checkbox', { name: 'Mit der Taste / öffnen' }).uncheck();
  await page.goto('/preise');
  const asked = requestsOf(page);
  await page.keyboard.press('/');
  // Any request that the key caused would precede this one.
  await page.evaluate(() => fetch('/healthz'));
  expect(asked).toContain('/healthz');
  expect(asked.filter(isOfSearch)).toEqual([]);
  await expect(page.locator(dialog)).toHaveCount(0);
});

test.describe('with prefetching', () => {
  test.use(withPrefetch);

  test('loads no part of the search before the first search', async ({ page }) => {
    const asked = requestsOf(page);
    await page.goto('/preise');
    // Prefetching visible links is the last step of a page load.
    await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
    expect(asked.filter(isOfSearch)).toEqual([]);
  });
});

for (const [width, height] of [
  [1280, 800],
  [320, 256],
] as const) {
  test(`at ${width} x ${height} the dialog is inside the window, and its search bar covers no focused result`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/preise');
    const ground = () => page.locator('html').evaluate((it) => getComputedStyle(it).backgroundColor);
    const groundBefore = await ground();
    await page.keyboard.press('/');
    await page.locator(field).fill('Preise');
    const links = page.locator(`${dialog} ol a`);
    await expect(links).toHaveCount(9);
    // The number of results arrives after them, and changes the height.
    await expect(page.locator(`${dialog} [role=status]`)).toContainText('Treffer');
    const label = page.locator(`${dialog} form label`);
    await expect(label).toBeInViewport({ ratio: 1 });
    expect((await label.boundingBox())?.height).toBeGreaterThan(12);
    // An edge in forced colours.
    await expect(page.locator(dialog)).toHaveCSS('border-top-style', 'solid');
    // The backdrop does not cover the place of the scroll bar.
    expect(await ground()).not.toBe(groundBefore);
    const box = await page.locator(dialog).boundingBox();
    expect(box && box.y >= 8 && box.y + box.height <= height - 8).toBe(true);
    const keys = ['Tab', ...Array(9).fill('Tab'), ...Array(8).fill('Shift+Tab')];
    for (const [index, key] of keys.entries()) {
      await page.keyboard.press(key);
      if (index === 0) continue;
      await expect(links.nth(index < 10 ? index - 1 : 17 - index)).toBeFocused();
      await expect.poll(() => page.evaluate(hiddenPart), `result ${index}`).toBe(0);
    }
    await page.locator(field).focus();
    const shown = await page.locator(field).boundingBox();
    expect(box && shown && shown.y >= box.y && shown.y + shown.height <= box.y + box.height).toBe(true);
  });
}

/** Runs in the page: whole pixels of the focused result hidden by the search bar or the edge of the dialog. */
function hiddenPart(): number {
  const result = document.activeElement?.getBoundingClientRect();
  const shown = document.querySelector('[data-search-dialog]')?.getBoundingClientRect();
  const bar = document.querySelector('[data-search-dialog] search')?.getBoundingClientRect();
  if (!result || !shown || !bar) return Number.NaN;
  return Math.floor(Math.max(0, bar.bottom - result.top, result.bottom - shown.bottom));
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the header and the mobile menu offer the search', async ({ page }) => {
    await page.goto('/en');
    await page.locator('[data-menu-toggle]').click();
    await page.locator('[data-mobile-menu] [data-search]').click();
    await expect(page.locator(field)).toBeFocused();
    await page.locator(field).fill('price');
    await expect(page.locator(`${dialog} ol a`).first()).toHaveAttribute('href', '/en/pricing');
    await expectAccessible(page);
    await page.locator(field).fill('xqzzyk');
    await expect(page.locator(`${dialog} [role=status]`)).toContainText('No results');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('[data-menu-toggle]')).toBeFocused();
    await page.locator('header [data-search]').first().click();
    await expect(page.locator(dialog)).toBeVisible();
  });

  test('the page of results has no axe violation in any state', async ({ page }) => {
    for (const query of ['?q=k%C3%BCndigen', '?q=xqzzyk', `?q=${'Donaudampfschifffahrt'.repeat(9)}`, '']) {
      await page.goto(`/suche${query}`);
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
    }
  });
});

test('the FAQ filter shows matching questions while typing, and all after a link within the page', async ({ page }) => {
  const { filter } = wordsFor('de').search;
  await page.goto('/faq');
  const shown = page.locator('main details:visible');
  const all = await shown.count();
  await page.locator('#faq-filter').fill('kuendigen');
  await expect(page.locator('#cancel')).toBeVisible();
  await expect(page.locator('#voice')).toBeHidden();
  const { length } = await shown.all();
  expect(length).toBeLessThan(8);
  await expect(page.locator('[data-faq-status]')).toHaveText(
    length === 1 ? filter.one : filter.many.replace('{count}', String(length)),
  );
  await expectAccessible(page);
  // A topic that is left keeps the filter; the others would drop it.
  const topics = page.locator('main nav a[href^="#"]:visible');
  await expect(topics).not.toHaveCount(0);
  for (const topic of await topics.all()) {
    await topic.click();
    await expect(page.locator('#faq-filter')).toHaveValue('kuendigen');
  }
  await expect(shown).toHaveCount(length);
  await page.locator('#faq-filter').fill('xqzzyk');
  await expect(page.locator('[data-faq-status]')).toHaveText(filter.none);
  await expect(topics).toHaveCount(0);
  await page.evaluate(() => location.assign('#getting-started'));
  await expect(shown).toHaveCount(all);
  await expect(page.locator('#getting-started')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header link, the search form and the FAQ field lead to results', async ({ page }) => {
    await page.goto('/preise');
    await page.getByRole('link', { name: 'Suche', exact: true }).click();
    await page.getByLabel('Suchbegriff oder Frage').fill('Kündigungsfrist');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await page.locator('main article a').first().click();
    await expect(page).toHaveURL(href('faq', 'de', 'cancel'));
    await page.locator('#faq-filter').fill('Rechnung');
    await page.locator('[data-faq-filter] button').click();
    await expect(page.locator('main article a').first()).toHaveAttribute('href', href('faq', 'de', 'billing'));
  });
});

/** The language switch of every page with a counterpart leads to it and back (product-decisions, Addresses). */
import { localesOf } from '../src/routes/hrefs.ts';
import { toPublicPath } from '../src/routes/strategy.ts';
import { type Locale, locales, type PageId, publishedPageIds, table } from '../src/routes/table.ts';
import { expect, test } from './fixtures.ts';
import { layoutShifts, noteLayoutShifts } from './layoutShifts.ts';
import { idle } from './settled.ts';

const address = (id: PageId, locale: Locale) => toPublicPath(table[id].paths[locale] ?? '', locale);

const paired = publishedPageIds.filter((id) => localesOf(id).length === locales.length);

test('every language switch links to the counterpart of its page, in both directions', async ({ site }) => {
  for (const id of paired) {
    for (const [from, to] of [
      ['de', 'en'],
      ['en', 'de'],
    ] as const) {
      const document = await (await fetch(`${site.url}${address(id, from)}`)).text();
      expect(document, address(id, from)).toMatch(new RegExp(`<html[^>]* lang="${from}"`));
      const switches = document.match(/<a[^>]*data-language-switch[^>]*>/g) ?? [];
      expect(switches.length, `switches of ${address(id, from)}`).toBeGreaterThanOrEqual(2);
      for (const link of switches) {
        expect(link).toContain(`href="${address(id, to)}"`);
        expect(link).toMatch(new RegExp(`hreflang="${to}"`, 'i'));
        expect(link).toContain(`lang="${to}"`);
      }
    }
  }
});

// A prerendered page, an on-demand page with a form, and a page that lists others.
for (const id of ['pricing', 'contact', 'blog'] as const) {
  test(`${id} switches to its counterpart and back`, async ({ page }) => {
    await page.goto(address(id, 'de'));
    for (const to of ['en', 'de'] as const) {
      await page.locator('[data-top-bar] [data-language-switch]').click();
      await expect(page).toHaveURL(address(id, to));
      await expect(page.locator('html')).toHaveAttribute('lang', to);
    }
  });
}

test('the switch keeps the chosen topic of a form and the section of the page', async ({ page }) => {
  const language = page.locator('[data-top-bar] [data-language-switch]');
  for (const [from, to] of [
    ['/kontakt?topic=support&plan=none', '/en/contact?topic=support'],
    ['/kontakt?topic=sales&plan=professional', '/en/contact?topic=sales&plan=professional'],
    ['/kontakt?about=pricing', '/en/contact?topic=sales&about=pricing'],
    ['/get-a-demo?topic=service&slot=none', '/en/get-a-demo?topic=service'],
    ['/anwendungsfaelle/customer-service#live-chat', '/en/use-cases/customer-service#live-chat'],
  ] as const) {
    await page.goto(from);
    await language.click();
    await expect(page).toHaveURL(to);
  }
});

test('the switch is in the top bar, on small screens in the menu, and always in the footer', async ({ page }) => {
  await page.goto('/preise');
  const visible = page.locator('[data-language-switch]').filter({ visible: true });
  await expect(visible).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('[data-top-bar]')).toBeHidden();
  await expect(visible).toHaveCount(1);
  await page.locator('[data-menu-toggle]').click();
  await page.locator('[data-mobile-menu] [data-language-switch]').click();
  await expect(page).toHaveURL('/en/pricing');
});

test('an unknown address switches to the home page', async ({ browser, site }) => {
  // A separate context, because the document with status 404 causes a console error.
  await using context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/no/such/page');
  await page.locator('[data-top-bar] [data-language-switch]').click();
  await expect(page).toHaveURL('/en');
});

test('a click sets the cookie for 365 days; pages in the other language then offer the switch', async ({
  page,
  context,
}) => {
  await noteLayoutShifts(page);
  await page.goto('/preise');
  expect(await context.cookies()).toEqual([]);
  await page.locator('[data-top-bar] [data-language-switch]').click();
  await expect(page).toHaveURL('/en/pricing');
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'i18n_redirected', value: 'en', path: '/', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364.9 * 86_400_000);
  await expect(page.locator('[data-language-hint] a')).toHaveCount(0);

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/preise');
    const offer = page.getByRole('link', { name: 'Continue in English' });
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute('lang', 'en');
    expect(await layoutShifts(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Continue in English' }).click();
  await expect(page).toHaveURL('/en/pricing');
  expect(await context.cookies()).toHaveLength(1);
});

test('a dismissed offer stays hidden in this tab only', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: site.url }]);
  await page.goto('/preise');
  const offer = page.getByRole('link', { name: 'Continue in English' });
  const dismiss = page.getByRole('button', { name: 'Dismiss this notice' });
  await expect(dismiss).toHaveAttribute('lang', 'en');
  await offer.focus();
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();
  // Inside its light box, whatever is behind it.
  await expect(dismiss).toHaveCSS('outline-offset', '-3px');
  await page.keyboard.press('Enter');
  await expect(offer).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();

  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('language-hint'));
  await page.goto('/ueber-uns');
  await loaded;
  await idle(page);
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])).toEqual([
    {},
    { 'language-offer': 'off' },
  ]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['i18n_redirected']);

  const otherTab = await context.newPage();
  await otherTab.goto('/preise');
  await expect(otherTab.getByRole('link', { name: 'Continue in English' })).toBeVisible();
});

test('on English pages the offer is German', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'de', url: site.url }]);
  await page.goto('/en/pricing');
  await page.getByRole('link', { name: 'Auf Deutsch weiterlesen' }).click();
  await expect(page).toHaveURL('/preise');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the switch works and sets no cookie', async ({ page, context }) => {
    await page.goto('/preise');
    await page.locator('[data-top-bar] [data-language-switch]').click();
    await expect(page).toHaveURL('/en/pricing');
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('when the words of a language cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  test('logs a warning, and the page works', async ({ page, context, site }) => {
    await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: site.url }]);
    await page.route('**/words/en.json', (route) => route.abort());
    const warning = page.waitForEvent('console', (message) => message.text().startsWith('Missing locale file'));
    await page.goto('/preise');
    expect((await warning).type()).toBe('warning');
    expect((await warning).text()).toBe('Missing locale file: en');
    await page.locator('[data-menu]').first().click();
    await expect(page.locator('[data-menu-panel]').first()).toBeVisible();
  });
});

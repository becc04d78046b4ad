/** All states of the components on the page of the development server (/dev/ui). */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { dev } from 'astro';
import { axeViolations } from './axe.ts';
import { expectAccessible, expectAccessibleLayout, expectNoHorizontalScroll } from './expectAccessible.ts';

const test = base.extend<object, { workshop: string }>({
  workshop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const server = await dev({ logLevel: 'error', server: { port: 0 } });
      await use(`http://127.0.0.1:${server.address.port}`);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ workshop }, use) => use(workshop),
});

// In sequence: two development servers in one folder interfere with each other.
test.describe.configure({ mode: 'default' });

const paths = ['/dev/ui', '/en/dev/ui'];

for (const path of paths) {
  test(`${path} has no axe violation and does not scroll sideways`, async ({ page }) => {
    // The first visit compiles the page.
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await page.goto(path))?.status()).toBe(200);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await test.step('320 px', () => expectNoHorizontalScroll(page));
    await page.setViewportSize({ width: 1280, height: 800 });
    await test.step('1280 px', () => expectAccessibleLayout(page));
    await page.emulateMedia({ forcedColors: 'active' });
    await test.step('forced colours', () => expectNoHorizontalScroll(page));
  });
}

test('buttons and links have enough contrast on hover and a visible focus', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/dev/ui');
  await page.addStyleTag({ content: '* { transition: none !important }' });
  // Axe reads the whole page for each control.
  await page.locator('main > :not(:has(#buttons), #buttons)').evaluateAll((others) => {
    for (const other of others) other.remove();
  });
  const controls = page.locator('#buttons :is(a, button:enabled)');
  expect(await controls.count()).toBeGreaterThan(20);
  for (const control of await controls.all()) {
    await control.hover();
    await expectReadable(page, control);
    await page.mouse.move(0, 0);
    await control.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    expect(await control.evaluate((it) => getComputedStyle(it).outlineStyle)).toBe('solid');
  }
});

test('the page has the contact block before the footer, and 8 px above the header', async ({ page }) => {
  await page.goto('/dev/ui');
  await expect(page.locator('main ~ [data-contact-block] ~ footer')).toHaveCount(1);
  await expect(page.locator('[data-contact-block]').getByRole('heading', { level: 2 })).toBeVisible();
  // The error summary on this page takes the focus and scrolls to itself.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const box = (part: string) => page.locator(part).evaluate((it) => it.getBoundingClientRect().toJSON());
  await expect.poll(async () => (await box('[data-site-header]')).top - (await box('[data-top-bar]')).bottom).toBe(8);
});

test('all controls are at least 44 px high', async ({ page }) => {
  await page.goto('/dev/ui');
  const controls = page.locator('main :is(button, summary, input:not([type=checkbox]), select, textarea, [data-tab])');
  expect(await controls.count()).toBeGreaterThan(30);
  for (const control of await controls.all()) {
    const { height = 0 } = (await control.boundingBox()) ?? {};
    expect(height, await control.evaluate((it) => it.outerHTML)).toBeGreaterThanOrEqual(44);
  }
});

test.describe('tabs', () => {
  const shown = (page: Page) => page.locator('#tabs [data-tab-panel][id^=side]:visible');

  test('have one tab stop; arrow keys, Home and End select and update the address', async ({ page }) => {
    await page.goto('/dev/ui');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowRight', 2],
      ['ArrowRight', 0],
      ['ArrowUp', 2],
      ['Home', 0],
      ['End', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(index)).toBeFocused();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(shown(page)).toHaveId(`side-${index}`);
      await expect.poll(() => new URL(page.url()).hash).toBe(`#side-${index}`);
    }
    await page.keyboard.press('Tab');
    await expect(tabs.first()).not.toBeFocused();
    await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(2);
  });

  test('at 320 x 256 the selected tab is in view as a whole', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/');
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    for (const tab of (await tabs.all()).slice(1)) {
      await page.keyboard.press('ArrowDown');
      await expect(tab).toBeFocused();
      await expect(tab).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Tab');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toBeFocused();
    const top = () => panel.evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(128);
  });

  test('a fragment opens its panel, on load and later', async ({ page }) => {
    await page.goto('/dev/ui#side-1');
    await expect(shown(page)).toHaveId('side-1');
    await page.evaluate(() => location.assign('#side-2'));
    await expect(shown(page)).toHaveId('side-2');
  });

  test('do not move when the script loads', async ({ page }) => {
    const measured = Promise.withResolvers<void>();
    await page.route('**/tabs.client.ts*', async (route) => {
      await measured.promise;
      await route.continue();
    });
    await page.goto('/dev/ui', { waitUntil: 'commit' });
    const list = page.locator('#tabs [data-tabs]').first();
    await expect(list).toBeVisible();
    await expect(list).not.toHaveAttribute('data-ready');
    await page.evaluate(() => document.fonts.ready);
    const before = await list.boundingBox();
    measured.resolve();
    await expect(list).toHaveAttribute('data-ready');
    expect(await list.boundingBox()).toEqual(before);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('all panels are shown, and the links lead to them', async ({ page }) => {
      await page.goto('/dev/ui');
      await expect(shown(page)).toHaveCount(3);
      await page.locator('[data-tab][href="#side-2"]').click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#side-2');
      await expect(page.locator('#side-2')).toBeInViewport();
    });
  });
});

/** Checks the contrast of one control in its current state. */
async function expectReadable(page: Page, control: Locator) {
  await control.evaluate((it) => it.setAttribute('data-under-test', ''));
  expect(await axeViolations(page, '[data-under-test]', { runOnly: ['color-contrast'] })).toEqual([]);
  await control.evaluate((it) => it.removeAttribute('data-under-test'));
}

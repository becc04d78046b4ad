/** The page in a browser with doubled text size (WCAG 2.2, 1.4.4 and 2.4.11). */
import { chromiumFlags, chromiumPath } from '../checks/tools/chromium.ts';
import { href } from '../src/routes/hrefs.ts';
import { expect, test } from './fixtures.ts';

const executablePath = chromiumPath();

// In sequence in one worker: each further worker would start another site and browser for a few tests.
test.describe.configure({ mode: 'default' });

test.use({
  launchOptions: {
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
    ...(executablePath ? { executablePath } : {}),
  },
});

test('the header covers no focused control', async ({ page }) => {
  await page.goto(href('get-a-demo', 'de'));
  await page.locator('[data-slot-picker]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.locator('main a').first().focus();
  const edge = await page.locator('[data-site-header]').evaluate((it) => it.getBoundingClientRect().height);
  expect(edge).toBeGreaterThan(130);
  const seen = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press(key);
      const { at, top } = await page.evaluate(() => {
        const one = document.activeElement;
        // The label draws the radio button of a time.
        const drawn = one?.matches('[type=radio]') ? one.closest('label') : one;
        const isOfPage = one?.closest('main') && one.matches('a, button, input, select, textarea');
        return { at: one?.outerHTML.slice(0, 80), top: isOfPage && drawn ? drawn.getBoundingClientRect().top : 9_999 };
      });
      if (top < 9_999) seen.add(at ?? '');
      expect(top, `${key} ${stop}: ${at}`).toBeGreaterThanOrEqual(edge);
    }
  }
  expect(seen.size).toBeGreaterThan(10);
});

test('the preview controls of the customizer are in view when focused', async ({ page }) => {
  await page.goto(`${href('products/web-chat', 'en')}#customizer`);
  const parts = page.locator('[data-customizer] [data-with-script]');
  await expect(parts.last()).toBeVisible();
  await parts.locator('summary').first().focus();
  for (const name of ['state', 'device']) {
    await page.keyboard.press('Shift+Tab');
    const found = () =>
      page.evaluate(() => {
        const one = document.activeElement as HTMLInputElement;
        const { top, bottom } = (one.closest('label') ?? one).getBoundingClientRect();
        return { name: one.name, inView: top >= 0 && bottom <= innerHeight };
      });
    await expect.poll(found).toEqual({ name, inView: true });
  }
});

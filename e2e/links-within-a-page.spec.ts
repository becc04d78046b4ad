/** Links to a place on the same page (spec sections 4 and 9). */
import type { Page } from '@playwright/test';
import { expect, test, withMotion } from './fixtures.ts';
import { openWithPausedClock } from './openWithPausedClock.ts';

test.use(withMotion);

// An anchor of the specification far down the page, and the link to it in the menu.
const path = '/anwendungsfaelle/conversational-marketing';
const id = 'kundenfeedback';
const link = `a[href="${path}#${id}"]`;
const topOfTarget = (page: Page) => page.locator(`#${id}`).evaluate((it) => Math.round(it.getBoundingClientRect().top));

test.describe('links within the page', () => {
  test('scroll to 130 px above their target, move the focus, and support "back"', async ({ page }) => {
    await page.goto(path);
    await page.locator('[aria-controls="menu-use-cases"]').click();
    await page.locator('#menu-use-cases').locator(link).focus();
    // The open menu remains, but its button is above the window.
    const start = 239;
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), start);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-menu-panel]').filter({ visible: true })).toHaveCount(0);
    await expect.poll(() => topOfTarget(page)).toBe(130);
    await expect(page).toHaveURL(`${path}#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(start);
  });

  test('scroll for 500 ms', async ({ page }) => {
    await openWithPausedClock(page, path);
    await page.locator(link).first().dispatchEvent('click');
    const start = await topOfTarget(page);
    const places = [start];
    for (const ms of [100, 100, 100, 100]) {
      await page.clock.runFor(ms);
      places.push(await topOfTarget(page));
    }
    // The scroll position moves in every step, slows down, and has not reached the target.
    const steps = places.slice(1).map((place, index) => (places[index] ?? 0) - place);
    expect(steps.toSorted((a, b) => b - a)).toEqual(steps);
    expect(places.at(-1)).toBeGreaterThan(130);
    // A late font or picture makes the page above the target longer.
    await page
      .locator('main')
      .evaluate((it) => it.prepend(Object.assign(document.createElement('p'), { innerText: 'Late\n\n\n' })));
    await page.clock.runFor(120);
    expect(await topOfTarget(page)).toBe(130);
  });

  test('a link followed by keyboard focuses its target at the scroll offset', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/faq');
    const target = page.locator('#getting-started');
    await page.locator('main a[href="#getting-started"]').first().focus();
    await page.keyboard.press('Enter');
    await expect(target).toBeFocused();
    await expect.poll(() => target.evaluate((it) => Math.round(it.getBoundingClientRect().top))).toBe(130);
  });

  test('in low windows, where the header scrolls away, a target is close to the top', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/faq#getting-started');
    const top = () => page.locator('#getting-started').evaluate((it) => Math.round(it.getBoundingClientRect().top));
    await expect.poll(top).toBe(16);
  });

  test('the skip link leads to the content', async ({ page }) => {
    await page.goto('/preise');
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-skip-link]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });
    test('scroll immediately', async ({ page }) => {
      await page.goto(path);
      const place = await page.evaluate(
        ([link, target]) => {
          document.querySelector<HTMLElement>(link)?.click();
          return document.querySelector(target)?.getBoundingClientRect().top ?? 0;
        },
        [link, `#${id}`] as const,
      );
      expect(Math.round(place)).toBe(130);
    });
  });
});

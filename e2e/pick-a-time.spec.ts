/** The calendar of the free times: a grid for the keyboard, in the visitor's own time zone. */
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { choose, form, times } from './booking-form.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

test.describe('the calendar', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('is a grid for the keyboard, and keeps what was chosen', async ({ page }) => {
    await page.goto(href('get-a-demo', 'en'));
    await choose(page, 1);
    const chosen = await times(page).nth(1).inputValue();
    const grid = page.getByRole('grid');
    await expect(grid).toBeVisible();
    const stop = grid.locator('button[tabindex="0"]');
    await expect(stop).toHaveCount(1);
    await stop.focus();
    const start = await dateOf(page);
    await page.keyboard.press('ArrowRight');
    expect(await dateOf(page)).toBe(plus(start, 1));
    await page.keyboard.press('ArrowDown');
    expect(await dateOf(page)).toBe(plus(start, 8));
    await page.keyboard.press('Home');
    expect(new Date(await dateOf(page)).getUTCDay()).toBe(1);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('End');
    await expectAccessible(page, '#book');
    const free = grid.locator('button:not([aria-disabled])').last();
    await free.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('td[aria-selected=true]')).toHaveCount(1);
    await expect(page.locator('[data-days] fieldset')).toHaveCount(1);
    expect(
      await page.evaluate(() => [
        ...new FormData(document.querySelector<HTMLFormElement>('form[data-form=demo]') ?? undefined).getAll('slot'),
      ]),
    ).toEqual([chosen]);
    await expectAccessible(page, '#book');
  });
});

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the visitor’s own clock is shown without being asked for', async ({ page }) => {
    await page.goto(href('get-a-demo', 'de'));
    await page.locator('[data-slot-picker]').scrollIntoViewIfNeeded();
    await expect(page.locator('select[name=tz]')).toHaveValue('Asia/Tokyo');
    await expect(page.locator('[data-days] small').first()).toContainText('Berlin');
    await expect(form(page).locator('input[name=tz]')).toHaveValue('Asia/Tokyo');
    await expectAccessible(page);
  });
});

const dateOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('td')?.getAttribute('data-date') ?? '');
const plus = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

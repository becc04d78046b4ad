/**
 * The calendar of free times: a grid for the keyboard, in the visitor's time zone.
 * Over 200 lines: one calendar, by keyboard, in time zones and on slow connections.
 */
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { chooseSlot, form, showDayWith, slotInputs } from './bookingForm.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';

test.describe('the calendar', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('is a keyboard grid, and another day clears the chosen time audibly', async ({ page }) => {
    await page.goto(href('get-a-demo', 'en'));
    await showDayWith(page, 2);
    await chooseSlot(page, 1);
    const grid = page.getByRole('grid');
    await expect(grid).toBeVisible();
    const stop = grid.locator('button[tabindex="0"]');
    await expect(stop).toHaveCount(1);
    await stop.focus();
    const start = await dateOf(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.keyboard.press('ArrowRight');
    expect(await dateOf(page)).toBe(plus(start, 1));
    await page.keyboard.press('ArrowDown');
    expect(await dateOf(page)).toBe(plus(start, 8));
    await page.keyboard.press('Home');
    expect(new Date(await dateOf(page)).getUTCDay()).toBe(1);
    const monday = await dateOf(page);
    await page.evaluate(() => scrollBy(0, (document.activeElement?.getBoundingClientRect().top ?? 0) - 20));
    await page.keyboard.press('PageDown');
    await expect(page.locator('[data-month-name]')).toBeInViewport({ ratio: 1 });
    const later = sameDayOf(monday, 1);
    expect(await dateOf(page)).toBe(later);
    await page.keyboard.press('PageUp');
    expect(await dateOf(page)).toBe(sameDayOf(later, -1));
    await page.keyboard.press('PageDown');
    // Down keeps the weekday, also after the last free day, and stops in the last month.
    for (let weeks = 0; weeks < 14; weeks++) await page.keyboard.press('ArrowDown');
    const [end, next] = [await dateOf(page), plus(await dateOf(page), 7)];
    expect(end.slice(0, 7)).not.toBe(next.slice(0, 7));
    await expect(page.locator('[data-month] [data-step]').last()).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('End');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page, '#book');
    const free = grid.locator('button:not([aria-disabled])').last();
    await free.focus();
    await page.setViewportSize({ width: 320, height: 256 });
    await page.keyboard.press('Enter');
    // The times of the day follow the focus into view, with their day.
    await expect(page.locator('#slot-time')).toBeFocused();
    await expect(page.locator('#slot-time + span')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-day]')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('td[aria-selected=true]')).toHaveCount(1);
    await expect(page.locator('[data-days] fieldset')).toHaveCount(1);
    const { required } = wordsFor('en').booking.form.errors.slot;
    await expect(page.locator('[data-chosen]')).toHaveText(required);
    await expect(page.locator('[data-said]')).toContainText(required);
    await expect(page.locator('[data-said]')).toContainText((await free.getAttribute('aria-label')) ?? '');
    expect(
      await page.evaluate(() =>
        new FormData(document.querySelector<HTMLFormElement>('form[data-form=demo]') ?? undefined).getAll('slot'),
      ),
    ).toEqual([]);
    await expectAccessible(page, '#book');
  });

  test('the focus ring of "next month" keeps a distance from the month and the weekdays', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(href('get-a-demo', 'de'));
    const next = page.locator('[data-month] button[data-step]').last();
    await next.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    const close = await next.evaluate((it) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(it);
      const ring = it.getBoundingClientRect();
      const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) + 3;
      const range = document.createRange();
      return [...document.querySelectorAll('[data-month-name], [data-month] th')].filter((text) => {
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return right > ring.left - out && left < ring.right + out && bottom > ring.top - out && top < ring.bottom + out;
      }).length;
    });
    expect(close).toBe(0);
  });

  test('keeps the chosen day and time on the way back', async ({ page }) => {
    await page.goto(href('get-a-demo', 'en'));
    // Before that, the button is a link to another document.
    await page.locator('[data-slot-picker]').scrollIntoViewIfNeeded();
    await expect(page.getByRole('grid')).toBeVisible();
    const first = await slotInputs(page).first().inputValue();
    await page.locator('[data-slot-picker] [data-step]').last().click();
    await expect(slotInputs(page).first()).not.toHaveValue(first);
    await page.locator('select[name=tz]').selectOption('America/New_York');
    // Without a chosen time the zone is not kept: field and times agree.
    await page.goto(href('privacy-policy', 'en'));
    await page.goBack();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('select[name=tz]')).toHaveValue('Europe/Berlin');
    await expect(page.locator('[data-zone-name]')).toContainText('Berlin');
    await showDayWith(page, 2);
    await chooseSlot(page, 1);
    const chosen = await slotInputs(page).nth(1).inputValue();
    await page.locator('select[name=tz]').selectOption('America/New_York');
    await page.goto(href('privacy-policy', 'en'));
    await page.goBack();
    await expect(page.locator('[data-slot-picker] input:checked')).toHaveValue(chosen);
    await expect(page.locator('[data-zone-name]')).toContainText('New York');
    await expect(page.locator('select[name=tz]')).toHaveValue('America/New_York');
    await expect(form(page).locator('input[name=tz]')).toHaveValue('America/New_York');
    await expectAccessible(page, '#book');
  });

  test('shows the first free day of the month that its buttons show', async ({ page }) => {
    await page.goto(href('get-a-demo', 'en'));
    await expect(page.getByRole('grid')).toBeVisible();
    const monthOf = async () => (await slotInputs(page).first().inputValue()).slice(0, 7);
    const first = await monthOf();
    const steps = page.locator('[data-month] [data-step]');
    await steps.last().click();
    await expect(page.locator('td[data-shown]')).toHaveCount(1);
    expect((await monthOf()) > first).toBe(true);
    expect(await page.locator('td[data-shown]').getAttribute('data-date')).toContain(await monthOf());
    await steps.first().click();
    await expect(slotInputs(page).first()).toHaveValue(new RegExp(`^${first}`));
    await expectAccessible(page, '#book');
  });

  test('mutes no focus ring', async ({ page }) => {
    await page.goto(href('get-a-demo', 'en'));
    await chooseSlot(page, 0);
    const muted = page.locator('[data-step][aria-disabled=true]').first();
    await expect(muted).toHaveCSS('opacity', '1');
    await expect(muted.locator('svg')).toHaveCSS('opacity', '0.3');
    await expect(page.locator('[data-date] button[aria-disabled]').first()).toHaveCSS('opacity', '1');
  });

  test('with forced colours the chosen slot differs from the focused one', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(href('get-a-demo', 'en'));
    await showDayWith(page, 2);
    await chooseSlot(page, 1);
    const styleOf = (index: number) =>
      slotInputs(page)
        .nth(index)
        .evaluate((it) => {
          const { backgroundColor, outlineStyle } = getComputedStyle(it.nextElementSibling as Element);
          return { backgroundColor, outlineStyle };
        });
    await page.locator('#zone').focus();
    const [other, chosen] = [await styleOf(0), await styleOf(1)];
    expect(chosen.outlineStyle).toBe('none');
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  });

  test('keeps the focus on the link to other days when the free times arrive', async ({ page }) => {
    const release = await holdSlots(page);
    await page.goto(href('get-a-demo', 'en'));
    const step = page.locator('[data-slot-picker] [data-step]').last();
    await step.focus();
    release();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(step).toBeFocused();
    await expect(step).toHaveJSProperty('tagName', 'BUTTON');
  });

  test('shows the month of a link pressed before the free times arrive, and keeps it', async ({ page }) => {
    const release = await holdSlots(page);
    await page.goto(href('get-a-demo', 'en'));
    const month = page.locator('[data-month-name]');
    const first = (await month.textContent()) ?? '';
    await page.locator('[data-month] a[data-step]').last().press('Enter');
    await page.waitForURL(/from=/);
    await expect(month).not.toHaveText(first);
    const next = (await month.textContent()) ?? '';
    release();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(month).toHaveText(next);
    await expect(page.locator('td[data-shown]').first()).toBeVisible();
  });
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('shows times in the time zone of the browser by default', async ({ page }) => {
    await page.goto(href('get-a-demo', 'de'));
    await page.locator('[data-slot-picker]').scrollIntoViewIfNeeded();
    await expect(page.locator('select[name=tz]')).toHaveValue('Asia/Tokyo');
    await expect(page.locator('[data-days] small').first()).toContainText('Berlin');
    await expect(form(page).locator('input[name=tz]')).toHaveValue('Asia/Tokyo');
    await expectAccessible(page);
  });

  test('the focused day stays focused when the free times arrive', async ({ page }) => {
    const release = await holdSlots(page);
    await page.goto(href('get-a-demo', 'de'));
    await page.locator('td[data-date] a').last().focus();
    const date = await dateOf(page);
    const month = (await page.locator('[data-month-name]').textContent()) ?? '';
    release();
    await expect(page.locator('select[name=tz]')).toHaveValue('Asia/Tokyo');
    await expect(page.locator(`td[data-date="${date}"] button`)).toBeFocused();
    await expect(page.locator('[data-month-name]')).toHaveText(month);
  });

  test('a time chosen before the free times arrive stays chosen and focused', async ({ page }) => {
    const release = await holdSlots(page);
    await page.goto(href('get-a-demo', 'de'));
    const slot = await slotInputs(page).nth(1).inputValue();
    await slotInputs(page).nth(1).press(' ');
    release();
    await expect(page.locator('select[name=tz]')).toHaveValue('Asia/Tokyo');
    const time = page.locator(`input[type=radio][value="${slot}"]`);
    await expect(time).toBeFocused();
    await expect(time).toBeChecked();
  });

  test('a time zone selected before the free times arrive stays selected', async ({ page }) => {
    const release = await holdSlots(page);
    await page.goto(href('get-a-demo', 'de'));
    await page.locator('[data-slot-picker]').scrollIntoViewIfNeeded();
    await page.locator('select[name=tz]').selectOption('America/New_York');
    release();
    await expect(page.locator('[data-days] small').first()).toContainText('Berlin');
    await expect(page.locator('select[name=tz]')).toHaveValue('America/New_York');
  });
});

test('announces once what the conversion to a time zone changes', async ({ page }) => {
  await page.goto(href('get-a-demo', 'en'));
  // The last time of a day in Berlin is on the next day in Sydney.
  await chooseSlot(page, -1);
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    for (const region of document.querySelectorAll('#book :is([role=status], [aria-live])'))
      new MutationObserver(() => announced.push(region.textContent)).observe(region, {
        ...{ childList: true, characterData: true, subtree: true },
      });
  });
  await page.locator('select[name=tz]').selectOption('Australia/Sydney');
  const announced = () => page.evaluate((): string[] => Reflect.get(window, 'announced'));
  await expect.poll(announced).toHaveLength(1);
  const shown = page.locator('[data-day], [data-zone-name], [data-chosen]');
  for (const text of await shown.allTextContents()) expect((await announced())[0]).toContain(text.trim());
});

test.describe('in a browser that hides its time zone', () => {
  test.use({ timezoneId: 'UTC' });

  test('shows Berlin time and names its cities', async ({ page }) => {
    const loaded = page.waitForResponse('**/api/slots');
    await page.goto(href('get-a-demo', 'de'));
    await page.locator('[data-slot-picker]').scrollIntoViewIfNeeded();
    await loaded;
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.locator('select[name=tz]')).toHaveValue('Europe/Berlin');
    await expect(page.locator('[data-zone-name]')).toContainText('Berlin');
    await expect(page.locator('[data-days] small')).toHaveCount(0);
  });
});

/** Holds back the response with free times until the returned function is called. */
async function holdSlots(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/slots', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const dateOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('td')?.getAttribute('data-date') ?? '');
/** The same day of another month, or its last one. */
const sameDayOf = (date: string, months: number): string => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
};
const plus = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

test('the longest name of a time zone fits its field on the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const locale of ['de', 'en'] as const) {
    await page.goto(href('get-a-demo', locale));
    const [wanted, given] = await page.locator('#zone').evaluate((field) => {
      const copy = field.cloneNode(true) as HTMLElement;
      copy.style.width = 'max-content';
      field.after(copy);
      const { offsetWidth } = copy;
      copy.remove();
      return [offsetWidth, (field as HTMLElement).offsetWidth];
    });
    expect(wanted, locale).toBeLessThanOrEqual(given ?? 0);
  }
});

test('a topic longer than its field wraps on the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(href('get-a-demo', 'de'));
  const topic = form(page).locator('[name=topic]');
  await topic.selectOption('shop');
  const [whole = 0, given = 0, height = 0] = await topic.evaluate((field) => {
    const { offsetWidth, offsetHeight } = field as HTMLElement;
    const copy = field.cloneNode(true) as HTMLSelectElement;
    copy.replaceChildren(new Option((field as HTMLSelectElement).selectedOptions[0]?.text));
    copy.style.width = 'max-content';
    field.after(copy);
    const wanted = copy.offsetWidth;
    copy.remove();
    return [wanted, offsetWidth, offsetHeight];
  });
  expect(whole).toBeGreaterThan(given);
  expect(height).toBeGreaterThan(60);
});

test('on phones the month starts with the week of the first free day, and the keyboard reaches the weeks before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(href('get-a-demo', 'de'));
  const weeks = page.locator('[data-month] tbody tr');
  const free = 'a, button:not([aria-disabled])';
  await expect(weeks.filter({ visible: true }).first().locator(free).first()).toBeVisible();
  await page.locator('[data-slot-picker]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(weeks.filter({ visible: true }).first().locator(free).first()).toBeVisible();
  const first = page.locator('[data-month] button:not([aria-disabled])').first();
  await first.focus();
  const date = await dateOf(page);
  if (Number(date.slice(8)) <= 7) return;
  await page.keyboard.press('ArrowUp');
  expect(await dateOf(page)).toBe(plus(date, -7));
});

test('day and month stay on one line', async ({ page }) => {
  await page.goto(href('get-a-demo', 'de'));
  await expect(page.locator('[data-day]')).toHaveText(/\d\.\u00A0\p{L}+/u);
  await page.locator('[data-slot-picker]').scrollIntoViewIfNeeded();
  await chooseSlot(page, 0);
  await expect(page.locator('[data-chosen]')).toHaveText(/\d\.\u00A0\p{L}+/u);
});

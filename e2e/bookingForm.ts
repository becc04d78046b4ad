/** Locators for the form for a demo, and for its times. */
import { expect, type Page } from '@playwright/test';

export const form = (page: Page) => page.locator('form[data-form=demo]');
export const slotInputs = (page: Page) => page.locator('[data-slot-picker] input[type=radio]');
export const chooseSlot = (page: Page, index: number) =>
  slotInputs(page).nth(index).locator('xpath=ancestor::label').click();

/** Moves to the next day that has `count` free times. */
export async function showDayWith(page: Page, count: number): Promise<void> {
  for (let days = 0; (await slotInputs(page).count()) < count; days++) {
    expect(days).toBeLessThan(10);
    const first = await slotInputs(page).first().inputValue();
    await page.locator('[data-slot-picker] [data-step]').last().click();
    await expect(slotInputs(page).first()).not.toHaveValue(first);
    // Before the free times have arrived, the button is a link to another document.
    await page.waitForLoadState();
  }
}

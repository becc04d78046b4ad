/** Locators for the form for a demo, and for its times. */
import type { Page } from '@playwright/test';

export const form = (page: Page) => page.locator('form[data-form=demo]');
export const slotInputs = (page: Page) => page.locator('[data-slot-picker] input[type=radio]');
export const chooseSlot = (page: Page, index: number) =>
  slotInputs(page).nth(index).locator('xpath=ancestor::label').click();

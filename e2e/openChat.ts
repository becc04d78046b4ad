import { expect, type FrameLocator, type Page } from '@playwright/test';

export const botFrame = (page: Page): FrameLocator => page.frameLocator('iframe[data-chat-frame]');

/** Opens the chat and waits until its input field is visible. */
export async function openChat(page: Page): Promise<FrameLocator> {
  await page.locator('[data-chat-launcher]').click();
  const bot = botFrame(page);
  await expect(bot.getByRole('textbox')).toBeVisible();
  return bot;
}

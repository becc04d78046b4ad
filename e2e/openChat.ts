import { expect, type FrameLocator, type Page } from '@playwright/test';

export const botFrame = (page: Page): FrameLocator => page.frameLocator('iframe[data-chat-frame]');

/** Opens the chat and waits until its input field is visible. Before its script runs, the launcher is a plain link. */
export async function openChat(page: Page): Promise<FrameLocator> {
  const launcher = page.locator('[data-chat-launcher]');
  await expect(launcher).toHaveRole('button');
  await launcher.click();
  const bot = botFrame(page);
  await expect(bot.getByRole('textbox')).toBeVisible();
  return bot;
}

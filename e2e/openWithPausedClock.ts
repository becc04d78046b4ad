import { expect, type Page } from '@playwright/test';

/** Opens a page whose timers and frames advance only by `page.clock.runFor`, independent of the machine's load. */
export async function openWithPausedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  // Chromium queues this event after "load": a busy machine would handle it after the first actions of the test.
  await page.addInitScript(() => {
    addEventListener('pageshow', () => document.documentElement.setAttribute('data-pageshow', ''));
  });
  await page.goto(path);
  await expect(page.locator('html[data-pageshow]')).toBeAttached();
  await page.clock.pauseAt(600_000);
}

import type { Page } from '@playwright/test';

/** Opens a page whose timers and frames advance only by `page.clock.runFor`, independent of the machine's load. */
export async function openWithPausedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await page.clock.pauseAt(600_000);
}

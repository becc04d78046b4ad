import type { Page } from '@playwright/test';

/** Opens a page whose timers and frames only go on by `page.clock.runFor`: a busy machine cannot decide the test. */
export async function holdClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await page.clock.pauseAt(600_000);
}

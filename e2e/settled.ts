/** What to wait for before a single look, where no element or request says that the moment has passed. */
import type { Page } from '@playwright/test';

/** Resolves when the page has drawn: its listeners for scrolling and resizing and its observers have run. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Resolves after the idle callbacks of a loaded page. Playwright's `networkidle` may never come on a busy machine. */
export const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));

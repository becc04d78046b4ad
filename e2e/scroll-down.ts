import type { Page } from '@playwright/test';

/** Comes back when the page has heard of it: its listeners are older than this one. */
export const scrollDown = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((heard) => {
        const before = scrollY;
        addEventListener('scroll', () => heard(), { once: true });
        scrollTo({ top: y, behavior: 'instant' });
        if (scrollY === before) heard();
      }),
    top,
  );

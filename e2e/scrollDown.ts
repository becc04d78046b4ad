import type { Page } from '@playwright/test';

/** Resolves after the page's own scroll listeners, which were added before this one. */
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

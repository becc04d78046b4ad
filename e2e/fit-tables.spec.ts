/** Tables stack their rows where they do not fit, so nothing of them is out of view (WCAG 1.4.10, 2.1.1). */
import { href } from '../src/routes/hrefs.ts';
import { expect, test } from './fixtures.ts';

const pages = ['industries/manufacturing', 'solutions/customer-service', 'solution', 'products/ai-chatbot'] as const;

test('no table is wider than its column, and none is a tab stop', async ({ page }) => {
  for (const id of pages) {
    await page.goto(href(id, 'de'));
    for (const [width, textSize] of [
      [320, 100],
      [390, 100],
      [640, 100],
      [1024, 100],
      [320, 200],
      [800, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-fold]')) fold.open = true;
      }, textSize);
      const tables = await page.locator('main table').evaluateAll((all) =>
        all.map((table) => ({
          tooWide: table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
          isTabStop: table.closest('[tabindex="0"]') !== null,
        })),
      );
      expect(tables.length).toBeGreaterThan(0);
      for (const table of tables)
        expect(table, `${id}, ${width} px, ${textSize} %`).toEqual({ tooWide: expect.any(Number), isTabStop: false });
      expect(Math.max(...tables.map(({ tooWide }) => tooWide)), `${id}, ${width} px, ${textSize} %`).toBeLessThan(1);
    }
  }
});

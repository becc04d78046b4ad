import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Zero axe violations (WCAG 2.2 AA and axe's best practices), and nothing that scrolls the page sideways. Needs a page
 * with JavaScript: axe waits for timers of the page.
 */
export async function expectAccessible(page: Page) {
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
  // With forced colours the browser sets both colours; axe still reads the page's own from -webkit-text-fill-color.
  if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches)) axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual([]);
  await expectNoSidewaysScroll(page);
}

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'horizontal overflow in px').toBeLessThanOrEqual(0);
}

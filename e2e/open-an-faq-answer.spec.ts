/** The first FAQ answer of each group is open; an address opens its answer, and the anchor works without JavaScript. */

import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { faqFor } from '../src/text/content/faq.ts';
import { expect, test, withMotion } from './fixtures.ts';

test.use(withMotion);

for (const locale of locales) {
  const entry = faqFor(locale).at(-1)?.entries[1];
  if (!entry) throw new Error('The FAQ is empty');

  test(`a fragment opens its answer (${locale})`, async ({ page }) => {
    await page.goto(href('faq', locale, entry.id));
    await expect(page.getByText(entry.answer[0] ?? '')).toBeVisible();
    await expect(page.locator(`#${entry.id}`)).toBeInViewport();
  });

  test(`the first answer of each group is open (${locale})`, async ({ page }) => {
    await page.goto(href('faq', locale));
    const open = faqFor(locale).map(({ entries }) => entries[0]?.question ?? '');
    await expect(page.locator('main details[open] > summary')).toHaveText(open);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`a fragment scrolls to its question, and a click opens the answer (${locale})`, async ({ page }) => {
      await page.goto(href('faq', locale, entry.id));
      await expect(page.locator(`#${entry.id}`)).toBeInViewport();
      await page.getByText(entry.question).click();
      await expect(page.getByText(entry.answer[0] ?? '')).toBeVisible();
    });
  });
}

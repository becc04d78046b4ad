/** Phone call, chat with sales, book a meeting: each of the three ways ends at a form that works today. */
import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { wordsFor } from '../src/words/words.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  const { contactUs } = wordsFor(locale);
  for (const { button } of [contactUs.phone, contactUs.chat, contactUs.meeting]) {
    test(`“${button}” leads to a form`, async ({ page }) => {
      await page.goto(href('contact-us', locale));
      await page.getByRole('main').getByRole('link', { name: button }).click();
      await expect(page.getByRole('main').locator('form[method=post]')).toBeVisible();
    });
  }
}

/**
 * Phone call, chat with sales, book a meeting: each of the three ways ends at a form that works without script. The chat,
 * which needs it, is then a link to the contact form.
 */
import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { wordsFor } from '../src/words/words.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  const { chatLauncher, contactUs } = wordsFor(locale);
  for (const { button } of [contactUs.phone, contactUs.chat, contactUs.meeting]) {
    test(`“${button}” leads to a form`, async ({ page }) => {
      await page.goto(href('contact-us', locale));
      await page.getByRole('main').getByRole('link', { name: button }).click();
      if (button === contactUs.chat.button)
        await page.getByRole('complementary').getByRole('link', { name: chatLauncher.write }).click();
      await expect(page.getByRole('main').locator('form[method=post]')).toBeVisible();
    });
  }
}

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });
  test('the chat opens', async ({ page }) => {
    await page.goto(href('contact-us', 'de'));
    await page.getByRole('link', { name: wordsFor('de').contactUs.chat.button }).click();
    await expect(page.locator('iframe[data-chat-frame]')).toBeVisible();
  });
});

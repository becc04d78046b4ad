/**
 * Phone call, chat with sales, book a meeting: each of the three ways leads to a form that works without JavaScript. A
 * link to the contact form with a preselected topic replaces the chat, which needs JavaScript.
 */
import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  const { contactUs } = wordsFor(locale);
  for (const [button, page, topic] of [
    [contactUs.phone.button, 'contact', 'sales'],
    [contactUs.chat.write, 'contact', 'sales'],
    [contactUs.meeting.button, 'get-a-demo', null],
  ] as const) {
    test(`“${button}” leads to a form`, async ({ page: tab }) => {
      await tab.goto(href('contact-us', locale));
      await expect(tab.getByRole('main').getByRole('link', { name: contactUs.chat.button })).toHaveCount(0);
      await tab.getByRole('main').getByRole('link', { name: button }).click();
      await expect.poll(() => new URL(tab.url()).pathname).toBe(href(page, locale));
      await expect(tab.getByRole('main').locator('form[method=post]')).toBeVisible();
      if (topic) await expect(tab.locator('[name=topic]')).toHaveValue(topic);
    });
  }
}

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });
  test('the chat opens', async ({ page }) => {
    await page.goto(href('contact-us', 'de'));
    const { button, write } = wordsFor('de').contactUs.chat;
    await expect(page.getByRole('link', { name: write })).toBeHidden();
    await page.getByRole('link', { name: button }).click();
    await expect(page.locator('iframe[data-chat-frame]')).toBeVisible();
  });
});

/** The input line of the footer asks the bot: in the chat's window, without JavaScript on a page (issue 14, item 7). */
import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expect, test } from './fixtures.ts';
import { botFrame } from './openChat.ts';

const question = { de: 'Was kostet der Chatbot?', en: 'What does the chatbot cost?' };

for (const locale of locales) {
  const { field, send } = { field: wordsFor(locale).chrome.ask, send: wordsFor(locale).chatFrame.send };

  test(`opens the chat with the question, and empties the line (${locale})`, async ({ page }) => {
    await page.goto(href('pricing', locale));
    await expect(page.locator('[data-chat-launcher]')).toHaveRole('button');
    const footer = page.locator('footer');
    await footer.getByLabel(field).fill(question[locale]);
    await footer.getByLabel(field).press('Enter');
    const log = botFrame(page).getByRole('log');
    await expect(log).toContainText(question[locale]);
    await expect(log).toContainText('149');
    await expect(footer.getByLabel(field)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(footer.getByLabel(field)).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`shows the answer on a page (${locale})`, async ({ page }) => {
      await page.goto(href('pricing', locale));
      const footer = page.locator('footer');
      await footer.getByLabel(field).fill(question[locale]);
      await footer.getByRole('button', { name: send }).click();
      await expect(page).toHaveURL(href('ask', locale));
      await expect(page.getByRole('log')).toContainText('149');
    });
  });
}

test('pages without a chat have no input line', async ({ page }) => {
  await page.goto(href('contact', 'de'));
  await expect(page.locator('[data-ask]')).toHaveCount(0);
});

test('the last bubble answers the line of a visitor, on pages that have one', async ({ page }) => {
  await page.goto(href('aboutus', 'de'));
  const { visitor, team } = wordsFor('de').about.talk;
  await expect(page.locator('footer')).toContainText(visitor);
  await expect(page.locator('footer')).toContainText(team);
  await expect(page.locator('footer a[href="/kontakt?about=aboutus"]')).toBeVisible();
});

/** The browser's Back closes the chat first, and a conversation is still there after a source was followed. */
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expect, test } from './fixtures.ts';
import { botFrame, openChat } from './openChat.ts';
import { scrollDown } from './scrollDown.ts';

const { chatFrame } = wordsFor('de');
const question = 'Was kostet der Chatbot?';

const chatWindow = (page: Page) => page.locator('iframe[data-chat-frame]');

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('Back closes the window and keeps the page; the next Back leaves it', async ({ page }) => {
      await page.goto(href('pricing', 'de'));
      await page.goto(href('terms', 'de'));
      await scrollDown(page, 900);
      // `click()` would scroll to the launcher, which is in the header.
      await expect(page.locator('[data-chat-launcher]')).toHaveRole('button');
      await page.locator('[data-chat-launcher]').dispatchEvent('click');
      await expect(botFrame(page).getByRole('textbox')).toBeVisible();
      await page.goBack();
      await expect(chatWindow(page)).toBeHidden();
      await expect(page).toHaveURL(href('terms', 'de'));
      await expect(page.locator('[data-chat-launcher]')).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
      await expect(page.locator('main')).not.toHaveAttribute('inert');
      await page.goBack();
      await expect(page).toHaveURL(href('pricing', 'de'));
    });

    test('a window closed on the page leaves no history entry', async ({ page }) => {
      await page.goto(href('pricing', 'de'));
      await page.goto(href('terms', 'de'));
      for (const round of ['first', 'second']) {
        await openChat(page);
        await page.keyboard.press('Escape');
        await expect(chatWindow(page), round).toBeHidden();
        await expect.poll(() => page.evaluate(() => history.state?.chat)).toBe('closed');
      }
      await page.goBack();
      await expect(page).toHaveURL(href('pricing', 'de'));
    });

    test('a window opened by a hash closes with Back, without the hash', async ({ page }) => {
      await page.goto(`${href('terms', 'de')}#chat`);
      await expect(botFrame(page).getByRole('textbox')).toBeVisible();
      await page.goBack();
      await expect(chatWindow(page)).toBeHidden();
      await expect(page).toHaveURL(href('terms', 'de'));
    });

    test('Back from a followed source shows the conversation again', async ({ page }) => {
      await page.goto(href('terms', 'de'));
      const bot = await openChat(page);
      await bot.getByLabel(chatFrame.field).fill(question);
      await bot.getByRole('button', { name: chatFrame.send }).click();
      await expect(bot.getByRole('log')).toContainText('149');
      await bot.getByText(chatFrame.sources).locator('..').getByRole('link').first().click();
      await expect(page).not.toHaveURL(href('terms', 'de'));
      await page.waitForLoadState();
      await page.goBack();
      await expect(page).toHaveURL(href('terms', 'de'));
      await expect(chatWindow(page)).toBeVisible();
      await expect(botFrame(page).getByRole('log')).toContainText(question);
      await page.goBack();
      await expect(chatWindow(page)).toBeHidden();
      await expect(page).toHaveURL(href('terms', 'de'));
    });
  });
}

test('a page scrolled below the window stays where it is, and its links leave the window open', async ({ page }) => {
  await page.goto(href('faq', 'de'));
  await openChat(page);
  await scrollDown(page, 700);
  await page.goBack();
  await expect(chatWindow(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');

  await openChat(page);
  await page.locator('main a[href="#getting-started"]').first().click();
  await expect(page).toHaveURL(`${href('faq', 'de')}#getting-started`);
  await expect(chatWindow(page)).toBeVisible();
});

test('an open window is below the header, and stays closed beside the chat in a page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(href('pricing', 'de'));
  await openChat(page);
  const header = await page.locator('[data-site-header]').boundingBox();
  const window = await chatWindow(page).boundingBox();
  expect(window?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 12);

  await page.goto(href('home', 'de'));
  await page.locator('[data-page-chat]').getByRole('textbox').fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').locator('[data-who=assistant]').last()).toContainText('149');
  await expect(chatWindow(page)).toHaveCount(0);
  await page.goto(href('terms', 'de'));
  await expect(chatWindow(page)).toBeVisible();
});

test('the chat in the home page has its conversation again after Back and after a reload', async ({ page }) => {
  await page.goto(href('home', 'de'));
  const field = page.locator('[data-page-chat]').getByRole('textbox');
  const log = page.getByRole('log');
  const asked = log.locator('[data-who=visitor]').filter({ hasText: 'Wie können wir kündigen?' });
  const answer = log.locator('[data-who=assistant]').last();
  await field.fill('Wie können wir kündigen?');
  await page.keyboard.press('Enter');
  await expect(answer).toContainText(/6.Wochen/);
  const source = answer.getByRole('link').last();
  const offers = await page.locator('[data-suggestions]').textContent();
  await source.press('Enter');
  await expect(page).not.toHaveURL(href('home', 'de'));
  await page.waitForLoadState();
  await page.goBack();
  // The conversation has another number of links than the page that the server sent.
  await expect(source).toBeFocused();
  await expect(source).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-suggestions]')).toHaveText(offers ?? '');
  for (const after of ['Back', 'reload']) {
    await expect(asked, after).toHaveCount(1);
    await expect(answer, after).toContainText(/6.Wochen/);
    await page.reload();
  }
  // The next question goes on with it.
  await expect(asked).toHaveCount(1);
  await field.fill('Was kostet Essential?');
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('149');
  await expect(asked).toHaveCount(1);
});

test('a source on the same page closes a window that covers the page, and gets the focus', async ({ page }) => {
  const section = '#comparison';
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(href('pricing', 'de'));
  const bot = await openChat(page);
  await bot.getByLabel(chatFrame.field).fill('Was steckt in den Plänen?');
  await page.keyboard.press('Enter');
  await expect(bot.getByText(chatFrame.sources).first()).toBeVisible();
  // Twice: the second time the address does not change.
  for (const round of ['first', 'second']) {
    const link = bot.getByText(chatFrame.sources).last().locator('..').getByRole('link').first();
    await link.evaluate((it, to) => it.setAttribute('href', to), href('pricing', 'de') + section);
    await link.press('Enter');
    await expect(chatWindow(page), round).toBeHidden();
    await expect(page.locator(section), round).toBeFocused();
    await expect(page.locator(section), round).toBeInViewport();
    await expect(page.locator('main'), round).not.toHaveAttribute('inert');
    if (round === 'first') await page.locator('[data-chat-launcher]').click();
    await expect(chatWindow(page), round).toBeVisible({ visible: round === 'first' });
  }
});

test('a source on the same page gets the focus beside a wide window, which Escape closes without moving it', async ({
  page,
}) => {
  const section = '#comparison';
  await page.setViewportSize({ width: 1280, height: 1024 });
  await page.goto(href('pricing', 'de'));
  const bot = await openChat(page);
  await bot.getByLabel(chatFrame.field).fill('Was steckt in den Plänen?');
  await page.keyboard.press('Enter');
  const link = bot.getByText(chatFrame.sources).last().locator('..').getByRole('link').first();
  await link.evaluate((it, to) => it.setAttribute('href', to), href('pricing', 'de') + section);
  await link.press('Enter');
  await expect(page.locator(section)).toBeFocused();
  await expect(chatWindow(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const next = page.locator('main :focus');
  const name = await next.textContent();
  await page.keyboard.press('Escape');
  await expect(chatWindow(page)).toBeHidden();
  await expect(next).toHaveText(name ?? '');
});

test('Back from a section of the same page shows the conversation again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(href('pricing', 'de'));
  await openChat(page);
  await page.evaluate(() => location.assign('#comparison'));
  await expect(chatWindow(page)).toBeHidden();
  await page.goBack();
  await expect(chatWindow(page)).toBeVisible();
  await page.goBack();
  await expect(chatWindow(page)).toBeHidden();
  await expect(page).toHaveURL(href('pricing', 'de'));
});

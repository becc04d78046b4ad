/**
 * The bot in the page: on the home page it answers in place and shares its conversation with the chat's window; without
 * JavaScript the page `ask` answers (issue 14, item 2).
 */
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { type Locale, locales } from '../src/routes/table.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expect, test, withMotion } from './fixtures.ts';
import { botFrame } from './openChat.ts';
import { idle } from './settled.ts';

const questions = {
  de: {
    asked: 'Wie können wir kündigen?',
    answer: /6 Wochen/,
    next: 'Und wer darf mitlesen?',
    crisis: 'Ich will sterben',
  },
  en: {
    asked: 'How can we cancel?',
    answer: /six weeks|6 weeks/i,
    next: 'And who can read along?',
    crisis: 'I want to die',
  },
} as const satisfies Record<Locale, object>;

/** The field of the chat in the page; the footer has another one. */
const field = (page: Page) => page.locator('[data-page-chat]').getByRole('textbox');

for (const locale of locales) {
  const { chatFrame, chatLauncher, pageChat, safety } = wordsFor(locale);
  const { asked, answer, next, crisis } = questions[locale];

  test.describe(`in ${locale}`, () => {
    test('answers in place, with a source, and goes on in the chat’s window', async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.goto(href('home', locale));
      const log = page.getByRole('log');
      await expect(log).toContainText(pageChat.greeting);
      expect(requests.filter((path) => /answer-on-page|host\.json|api/.test(path))).toEqual([]);

      await field(page).fill(asked);
      await page.keyboard.press('Enter');
      await expect(log).toContainText(answer);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await expect(log.locator('[data-who=assistant]').last().getByRole('link').first()).toBeVisible();
      await expect(page.locator('iframe[data-chat-frame]')).toHaveCount(0);

      // Nothing is no question, and the browser's own words would be in its language.
      await field(page).press('Enter');
      await expect(log.getByRole('alert')).toHaveText(chatFrame.empty);
      await field(page).fill('word '.repeat(300));
      await field(page).press('Enter');
      await expect(log.getByRole('alert')).toHaveText(chatFrame.tooLong);
      await expect(field(page)).toHaveValue('word '.repeat(300));
      await field(page).fill('');

      // A suggestion is asked by one press.
      const suggestion = page.locator('[data-suggestions] button').first();
      const text = (await suggestion.textContent()) ?? '';
      await suggestion.press('Enter');
      await expect(log.locator('[data-who=visitor]').last()).toContainText(text);
      await expect(log.locator('[data-who=assistant]')).toHaveCount(4);

      // People answer in the chat's window, which has the conversation. From then on it gets the questions.
      await page.locator('[data-people]').click();
      await expect(botFrame(page).getByRole('heading', { name: chatFrame.handover.title })).toBeFocused();
      await botFrame(page).getByRole('button', { name: chatFrame.handover.back }).click();
      const window = botFrame(page).getByRole('log');
      await expect(window).toContainText(asked);
      await expect(window).toContainText(text);
      await page.keyboard.press('Escape');
      await field(page).fill(next);
      await page.keyboard.press('Enter');
      await expect(window).toContainText(next);
      // The page shows how the conversation went on, such as a hand-over.
      await expect(log).toContainText(next);
    });

    test('a swipe over the chat scrolls the page', async ({ browser }) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      await page.goto(href('home', locale));
      const box = await page.getByRole('log').boundingBox();
      const session = await context.newCDPSession(page);
      const at = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 40 };
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: moved === undefined ? [] : [{ ...at, y: at.y - moved }],
        });
      await touch('touchStart', 0);
      for (let moved = 20; moved <= 240; moved += 20) await touch('touchMove', moved);
      await touch('touchEnd');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await context.close();
    });

    test('keeps the end of each answer and the field in view', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(href('home', locale));
      for (const [index, question] of [asked, next].entries()) {
        await field(page).fill(question);
        await page.keyboard.press('Enter');
        await expect(page.locator('[data-page-chat] [data-who=assistant]')).toHaveCount(3 + index);
        await expect(field(page)).toHaveValue('');
        await expect(field(page)).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('log')).toBeInViewport({ ratio: 1 });
      }
    });

    test('at 320 x 256 the answer is in view, the focus stays in the field, and a missing question is said', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(href('home', locale));
      await field(page).fill(asked);
      await page.keyboard.press('Enter');
      const log = page.getByRole('log');
      await expect(log).toContainText(answer);
      await expect(log).toBeInViewport({ ratio: 0.9 });
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(chatFrame.empty);
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    });

    test('at 320 x 256 a missing first question is said in full', async ({ page }) => {
      await page.emulateMedia(withMotion);
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(href('home', locale));
      await field(page).focus();
      await page.keyboard.press('Enter');
      const alert = page.getByRole('alert');
      await alert.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
      await expect(alert).toBeInViewport({ ratio: 1 });
    });

    test('at 320 x 256 page keys in the field scroll the answer, not the page', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(href('home', locale));
      await field(page).fill(asked);
      await page.keyboard.press('Enter');
      const log = page.getByRole('log');
      await expect(log).toContainText(answer);
      await expect(field(page)).toHaveValue('');
      const top = () => log.evaluate((it) => it.scrollTop);
      const before = await top();
      await page.keyboard.press('PageDown');
      await expect.poll(top).toBeGreaterThan(before);
      await expect(log).toBeInViewport({ ratio: 1 });
      await expect(field(page)).toBeFocused();
    });

    test('on phones the question stands above its answer, and the end fades while more follows', async ({ page }) => {
      for (const [width, height] of [
        [390, 844],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(href('home', locale));
        await page.evaluate(() => sessionStorage.clear());
        await page.reload();
        await field(page).fill(asked);
        await page.keyboard.press('Enter');
        const log = page.getByRole('log');
        await expect(log.locator('[data-who=assistant]')).toHaveCount(3);
        await expect(log.locator('[data-who=visitor]').last()).toBeInViewport({ ratio: 1 });
        await expect(log.locator('[data-who=assistant]').last()).toBeInViewport();
        const header = await page.locator('[data-site-header]').evaluate((it) => it.getBoundingClientRect().bottom);
        const question = log.locator('[data-who=visitor]').last();
        await expect.poll(() => question.evaluate((it) => it.getBoundingClientRect().top)).toBeGreaterThan(header);
        const isFaded = () => log.evaluate((it) => getComputedStyle(it).maskImage !== 'none');
        const hasMore = () => log.evaluate((it) => it.scrollHeight - it.clientHeight - it.scrollTop > 12);
        await expect.poll(async () => (await isFaded()) === (await hasMore())).toBe(true);
        await log.evaluate((it) => it.scrollTo(0, it.scrollHeight));
        await expect.poll(isFaded).toBe(false);
        await log.evaluate((it) => it.scrollTo(0, 0));
        await expect.poll(isFaded).toBe(true);
      }
    });

    test('its links are targets of 24 px', async ({ page }) => {
      await page.goto(href('home', locale));
      const heights = await page
        .locator('[data-page-chat] a')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(2);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    });

    test('the launcher appears when the chat in the page is out of view', async ({ page }) => {
      await page.goto(href('home', locale));
      const launcher = page.getByRole('button', { name: chatLauncher.open, exact: true });
      await expect(page.getByRole('log')).toBeVisible();
      await expect(launcher).toBeHidden();
      await page.locator('#savings').scrollIntoViewIfNeeded();
      await expect(launcher).toBeVisible();
    });

    test('a person in crisis gets the helplines, and nothing of it is stored', async ({ page }) => {
      await page.goto(href('home', locale));
      await field(page).fill(crisis);
      await page.keyboard.press('Enter');
      const help = page.getByRole('log').locator('[data-who=assistant]').last();
      await expect(help.locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(page.locator('[data-suggestions]')).toBeEmpty();
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(crisis);
    });

    test.describe('without a connection', () => {
      test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

      test('before the first use, says so and keeps the question and the page', async ({ page, context }) => {
        await page.goto(href('home', locale));
        const log = page.getByRole('log');
        await idle(page);
        await context.setOffline(true);
        await field(page).fill(asked);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert')).toHaveText(chatFrame.offline);
        await expect(field(page)).toHaveValue(asked);
        await page.locator('[data-suggestions] button').first().press('Enter');
        await expect(field(page)).not.toHaveValue(asked);
        await expect(page.getByRole('alert')).toHaveText(chatFrame.offline);
        await context.setOffline(false);
        await field(page).fill(asked);
        await page.keyboard.press('Enter');
        await expect(log).toContainText(answer);
      });

      test('after the chat has loaded, says so and keeps the question', async ({ page, context }) => {
        await page.goto(href('home', locale));
        const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('answer-on-page'));
        await field(page).fill(asked);
        await loaded;
        await context.setOffline(true);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert')).toHaveText(chatFrame.offline);
        await expect(field(page)).toHaveValue(asked);
      });

      test('keeps the question', async ({ page }) => {
        await page.goto(href('home', locale));
        await page.route('**/api/bot/message', (route) => route.abort());
        await field(page).fill(asked);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert')).toHaveText(chatFrame.refused);
        await expect(field(page)).toHaveValue(asked);
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('answers as a page, also the next question, and a crisis by helplines', async ({ page }) => {
        await page.goto(href('home', locale));
        await field(page).fill(asked);
        await page.locator('[data-page-chat]').getByRole('button', { name: chatFrame.send }).click();
        await expect(page).toHaveURL(href('ask', locale));
        const log = page.getByRole('log');
        await expect(log).toContainText(asked);
        await expect(log).toContainText(answer);
        await page.locator('[data-suggestions] button').first().click();
        await expect(log).toContainText(asked);
        await expect(log.locator('[data-who=assistant]')).toHaveCount(3);
        await field(page).fill(crisis);
        await page.locator('[data-page-chat]').getByRole('button', { name: chatFrame.send }).click();
        await expect(page.getByRole('heading', { name: safety.self.title })).toBeVisible();
        await expect(page.locator('[data-suggestions]')).toHaveCount(0);
      });
    });
  });
}

test('an answer in the other language is marked as such, in the page, in the window and without JavaScript', async ({
  page,
  browser,
}) => {
  await page.goto(href('home', 'de'));
  await field(page).fill(questions.en.asked);
  await page.keyboard.press('Enter');
  const marked = page.locator('[data-page-chat] p[lang=en]');
  await expect(marked.filter({ hasText: questions.en.answer })).toBeVisible();
  await expect(page.locator('[data-suggestions] button').first()).toHaveAttribute('lang', 'en');
  await page.locator('[data-people]').click();
  const window = botFrame(page);
  await window.getByRole('button', { name: wordsFor('de').chatFrame.handover.back }).click();
  await expect(window.locator('p[lang=en]').filter({ hasText: questions.en.answer })).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  const plain = await context.newPage();
  await plain.goto(href('ask', 'de'));
  await field(plain).fill(questions.en.asked);
  await field(plain).press('Enter');
  await expect(plain.locator('[data-page-chat] p[lang=en]').filter({ hasText: questions.en.answer })).toBeVisible();
  await context.close();
});

/**
 * A visitor asks the chat: it answers with its source, hands over to sales, shows free times for a demo, and keeps the
 * conversation on the next page. By mouse and by keyboard, in both languages. Over 200 lines: one chat, all states.
 */
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { type Locale, locales } from '../src/routes/table.ts';
import { site as company } from '../src/site.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expect, test, withMotion } from './fixtures.ts';
import { layoutShifts, noteLayoutShifts } from './layoutShifts.ts';
import { botFrame, openChat } from './openChat.ts';

test.use(withMotion);

const questions = {
  de: { price: 'Was kostet der Chatbot?', answer: /149/, demo: /Demo/ },
  en: { price: 'What does the chatbot cost?', answer: /149/, demo: /demo/ },
} as const satisfies Record<Locale, object>;

for (const locale of locales) {
  const { chatFrame, chatLauncher, chat } = wordsFor(locale);
  const { price, answer, demo } = questions[locale];

  test.describe(`in ${locale}`, () => {
    test.use({ expectedErrors: [/status of 422/] });

    test('says that it is an AI before the first question, and answers it with a source that opens in the page', async ({
      page,
    }) => {
      await page.goto(href('terms', locale));
      const launcher = page.getByRole('button', { name: chatLauncher.open, exact: true });
      await expect(launcher).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('iframe[data-chat-frame]')).toHaveCount(0);
      await launcher.click();
      await expect(launcher).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('iframe[data-chat-frame]')).toHaveAttribute('title', chatFrame.title);

      const bot = botFrame(page);
      await expect(bot.getByRole('log')).toContainText(locale === 'de' ? 'kein Mensch' : 'not a person');
      await expect(bot.getByLabel(chatFrame.field)).toBeFocused();
      await page.keyboard.type(price);
      await page.keyboard.press('Enter');
      await expect(bot.getByRole('log')).toContainText(answer);
      await expect(bot.getByRole('listitem').filter({ hasText: 'Professional' }).first()).toContainText('449');
      const source = bot.getByText(chatFrame.sources).locator('..').getByRole('link').first();
      const target = new URL((await source.getAttribute('href')) ?? '', page.url());
      await source.click();
      await expect(page).toHaveURL(target.href);

      // The next page: the conversation is open, and the focus has not moved into it.
      await expect(page.locator('iframe[data-chat-frame]')).toBeVisible();
      await expect(botFrame(page).getByRole('log')).toContainText(price);
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
    });

    test('sends the conversation to sales by mail', async ({ page, site }) => {
      await page.goto(href('terms', locale));
      const bot = await openChat(page);
      await bot.getByLabel(chatFrame.field).fill(price);
      await bot.getByRole('button', { name: chatFrame.send }).click();
      await expect(bot.getByRole('log')).toContainText(answer);
      await bot.getByRole('button', { name: chatFrame.handover.open }).click();

      const send = bot.getByRole('button', { name: chatFrame.handover.submit });
      await send.click();
      const summary = bot.locator('[data-error-summary]');
      await expect(bot.getByLabel(chat.labels.email)).toBeFocused();
      await expect(summary.getByRole('link', { name: chat.errors.email.required })).toBeVisible();
      const email = `handover-${locale}-${Date.now()}@example.org`;
      await bot.getByLabel(chat.labels.name).fill('Zoë Müßig');
      await bot.getByLabel(chat.labels.email).fill(email);
      await bot.getByText(chatFrame.handover.what).click();
      await expect(bot.locator('details')).toContainText(price);
      // A live region announces only additions.
      await bot.locator('body').evaluate((body) => {
        new MutationObserver((records) => {
          const added = records.filter(({ target }) => target instanceof Element && target.closest('[role=log]'));
          body.dataset.announced += added
            .flatMap(({ addedNodes }) => [...addedNodes].map((it) => it.textContent))
            .join();
        }).observe(body, { childList: true, subtree: true });
      });
      await page.setViewportSize({ width: 320, height: 256 });
      await send.click();
      await expect(bot.getByRole('log')).toContainText(email);
      await expect(bot.getByText(email)).toBeInViewport({ ratio: 0.9 });
      await expect(bot.locator('body')).toHaveAttribute('data-announced', new RegExp(email));
      await expect(bot.getByLabel(chatFrame.field)).toBeFocused();

      const [confirmation] = await site.mailsTo(email, 1);
      expect(confirmation?.text).not.toContain(price);
      await expect(async () => {
        const toSales = await site.mailsTo(company.contact.sales, 1);
        const mine = toSales.find((mail) => mail.replyTo?.some(({ address }) => address === email));
        expect(mine?.text).toContain('Zoë Müßig');
        expect(mine?.text).toContain(`> ${price}\n\nKI-Assistent:\n\n> `);
      }).toPass();
    });

    test('offers the next free demo times, and the booking form has the chosen one', async ({ page }) => {
      await page.goto(href('terms', locale));
      const bot = await openChat(page);
      await bot
        .getByLabel(chatFrame.field)
        .fill(locale === 'de' ? 'Ich möchte eine Demo buchen' : 'I would like to book a demo');
      await page.keyboard.press('Enter');
      await bot.getByRole('button', { name: demo }).first().click();
      const time = bot.locator('a[href*="slot="]').first();
      const slot = new URL((await time.getAttribute('href')) ?? '', page.url()).searchParams.get('slot');
      await time.click();
      await expect(page).toHaveURL(new RegExp(href('get-a-demo', locale)));
      await expect(page.locator('input[name=slot]:checked')).toHaveValue(slot ?? '');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test('the launcher leads to the page that answers, the frame to the contact form', async ({ page }) => {
        await page.goto(`/bot/website-${locale}`);
        await expect(page.getByRole('link', { name: chatFrame.noScriptLink })).toHaveAttribute(
          'href',
          href('contact', locale),
        );
        await page.goto(href('terms', locale));
        await page.getByRole('link', { name: chatLauncher.open, exact: true }).click();
        await expect(page).toHaveURL(href('ask', locale));
      });
    });
  });
}

test('keeps the focus in the conversation after a suggestion is pressed', async ({ page }) => {
  const { chatFrame } = wordsFor('en');
  const { price, answer, demo } = questions.en;
  await page.goto(href('terms', 'en'));
  const bot = await openChat(page);
  const field = bot.getByLabel(chatFrame.field);
  await bot.getByRole('button', { name: price, exact: true }).press('Enter');
  await expect(bot.getByRole('log')).toContainText(answer);
  await expect(field).toBeFocused();
  await field.fill('I would like to book a demo');
  await page.keyboard.press('Enter');
  await bot.getByRole('button', { name: demo }).first().press('Enter');
  await expect(bot.locator('a[href*="slot="]').first()).toBeVisible();
  await expect(field).toBeFocused();
});

test('the launcher grows with its text', async ({ page }) => {
  for (const [locale, width, size] of [
    ['de', 1280, 56],
    ['en', 1280, 56],
    ['de', 390, 48],
    ['en', 320, 48],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(href('terms', locale));
    const launcher = page.locator('[data-chat-launcher]');
    await expect.poll(() => launcher.boundingBox()).toMatchObject({ width: size, height: size });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const room = () =>
      launcher.evaluate((element) => {
        const pill = element.getBoundingClientRect();
        const parts = [...element.querySelectorAll('svg, span')].map((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return Math.min(left - pill.left, pill.right - right, top - pill.top, pill.bottom - bottom);
        });
        return Math.min(...parts);
      });
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  }
});

/** The German chat after a question, its answer and the button for a new conversation. */
async function openRestartedChat(page: Page) {
  const { chatFrame } = wordsFor('de');
  const { price, answer } = questions.de;
  await page.goto(href('terms', 'de'));
  const bot = await openChat(page);
  await bot.getByLabel(chatFrame.field).fill(price);
  await page.keyboard.press('Enter');
  await expect(bot.getByRole('log')).toContainText(answer);
  await bot.getByRole('button', { name: chatFrame.again }).click();
  return bot;
}

test('restarts the conversation and deletes the previous one', async ({ page }) => {
  const { answer } = questions.de;
  const bot = await openRestartedChat(page);
  await expect(bot.getByRole('log')).not.toContainText(answer);
  await page.reload();
  await expect(botFrame(page).getByRole('log')).toBeVisible();
  await expect(botFrame(page).getByRole('log')).not.toContainText(answer);
});

test('brings back a conversation that was dropped by mistake', async ({ page }) => {
  const { chatFrame } = wordsFor('de');
  const { answer } = questions.de;
  const bot = await openRestartedChat(page);
  await bot.getByRole('button', { name: chatFrame.undo }).click();
  await expect(bot.getByRole('log')).toContainText(answer);
  await expect(bot.getByRole('button', { name: chatFrame.undo })).toHaveCount(0);
});

test('names a missing question, and scrolls the conversation by keys in the field', async ({ page }) => {
  const { chatFrame } = wordsFor('de');
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(href('terms', 'de'));
  const bot = await openChat(page);
  const field = bot.getByLabel(chatFrame.field);
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(chatFrame.empty);
  await field.fill(questions.de.price);
  await expect(field).toHaveAccessibleDescription('');
  await field.press('Enter');
  await expect(bot.getByRole('log')).toContainText(questions.de.answer);
  const top = () => bot.getByRole('log').evaluate((log) => log.scrollTop);
  const before = await top();
  await field.press('ArrowDown');
  await expect.poll(top).toBeGreaterThan(before);
  await field.press('PageUp');
  await expect.poll(top).toBeLessThan(before);
  await expect(field).toBeFocused();
});

test('says that a question is too long, and keeps its text', async ({ page }) => {
  const { chatFrame } = wordsFor('en');
  await page.goto(href('terms', 'en'));
  const bot = await openChat(page);
  const field = bot.getByLabel(chatFrame.field);
  const long = 'word '.repeat(300);
  await field.fill(long);
  await field.press('Enter');
  await expect(bot.getByRole('alert')).toHaveText(chatFrame.tooLong);
  await expect(field).toHaveValue(long);
  await field.fill(long.slice(0, 1_000));
  await expect(field).toHaveAccessibleDescription('');
});

test('opens by a link, closes by Escape, and returns the focus', async ({ page }) => {
  const { chatFrame } = wordsFor('en');
  await page.goto(`${href('terms', 'en')}#chat`);
  const frame = page.locator('iframe[data-chat-frame]');
  const launcher = page.locator('[data-chat-launcher]');
  await expect(frame).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame).toBeHidden();
  await expect(launcher).toBeFocused();
  await expect(launcher).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => page.evaluate(() => history.state?.chat)).toBe('closed');
  await expect.poll(() => new URL(page.url()).hash).toBe('');

  for (const key of ['Enter', ' ']) {
    await page.keyboard.press(key);
    await expect(botFrame(page).getByLabel(chatFrame.field)).toBeFocused();
    // Shift+Tab leaves the field backwards, and the window stays open: no keyboard trap.
    await page.keyboard.press('Escape');
    await expect(launcher).toBeFocused();
    // The window has left the history.
    await expect.poll(() => page.evaluate(() => history.state?.chat)).toBe('closed');
  }
});

test('is not on the contact pages', async ({ page }) => {
  for (const [id, locale] of [
    ['contact', 'de'],
    ['contact-us', 'en'],
    ['contact-thanks', 'de'],
  ] as const) {
    await page.goto(`${href(id, locale)}#chat`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[data-chat-launcher], iframe[data-chat-frame]')).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('fills the screen, and the page behind is inert until it closes', async ({ page }) => {
    await page.goto(href('pricing', 'de'));
    const bot = await openChat(page);
    const frame = page.locator('iframe[data-chat-frame]');
    await expect.poll(() => frame.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    // With its styles: the conversation scrolls between the top bar and the field at the lower edge.
    const field = () => bot.getByRole('textbox').boundingBox();
    await expect.poll(async () => (await field())?.y).toBeGreaterThan(700);
    await expect.poll(async () => (await field())?.height).toBeGreaterThanOrEqual(48);
    await expect(page.locator('main').first()).toHaveAttribute('inert', '');
    await bot.getByRole('button', { name: wordsFor('de').chatFrame.close }).click();
    await expect(frame).toBeHidden();
    await expect(page.locator('main').first()).not.toHaveAttribute('inert', '');
  });
});

test.describe('offline', () => {
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch/] });

  test('the launcher and the search say so in place', async ({ page, context }) => {
    await page.goto(href('terms', 'de'));
    const note = page.getByRole('alert').filter({ hasText: wordsFor('de').chrome.offline });
    await context.setOffline(true);
    for (const control of ['[data-chat-launcher]', '[data-menu-toggle] + nav [data-search]']) {
      await page.locator(control).click();
      await expect(note).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(note).toBeHidden();
    }
    await expect(page).toHaveURL(href('terms', 'de'));
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a pressed suggestion moves the focus to the conversation, without the on-screen keyboard', async ({ page }) => {
    await page.goto(href('terms', 'de'));
    const bot = await openChat(page);
    await expect(bot.getByRole('heading', { level: 1 })).toBeFocused();
    await bot.getByRole('button', { name: questions.de.price, exact: true }).tap();
    await expect(bot.getByRole('log')).toContainText(questions.de.answer);
    await expect(bot.getByRole('log')).toBeFocused();
  });
});

test.describe('on small screens', () => {
  test('opens at the beginning of the greeting', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(href('terms', 'de'));
    const bot = await openChat(page);
    // The focus moves after the conversation has scrolled.
    await expect(bot.getByLabel(wordsFor('de').chatFrame.field)).toBeFocused();
    await expect.poll(() => bot.getByRole('log').evaluate((log) => log.scrollTop)).toBe(0);
  });

  test('at 320 x 256 every focused element is completely visible', async ({ page }) => {
    const { chatFrame } = wordsFor('de');
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(href('terms', 'de'));
    const bot = await openChat(page);
    await bot.getByRole('button', { name: questions.de.price, exact: true }).press('Enter');
    await expect(bot.getByText(chatFrame.sources)).toBeVisible();
    await bot.getByRole('heading', { level: 1 }).focus();
    const seen = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 20; stop++) {
        await page.keyboard.press(key);
        const { at, hidden } = await bot.locator('body').evaluate(hiddenInFrame);
        // The page is inert: the order goes round in the window.
        expect(at).not.toBe('');
        seen.add(at);
        expect({ key, stop, at, hidden }).toEqual({ key, stop, at, hidden: 0 });
      }
    }
    expect(seen.size).toBeGreaterThan(8);
    const log = await bot.getByRole('log').boundingBox();
    expect(log?.height).toBeGreaterThan(130);
    // A phone in landscape with its keyboard: nothing scrolls out.
    await bot.getByRole('button', { name: chatFrame.close }).focus();
    await page.setViewportSize({ width: 844, height: 200 });
    await bot.getByLabel(chatFrame.field).focus();
    await expect(bot.getByRole('button', { name: chatFrame.close })).toBeInViewport({ ratio: 1 });
    await expect(bot.getByLabel(chatFrame.field)).toBeInViewport({ ratio: 1 });
  });
});

/** Runs in the frame: number of pixels of the focused element hidden by the window or the conversation. */
function hiddenInFrame(): { at: string; hidden: number } {
  const at = document.activeElement;
  if (!at || at === document.body) return { at: '', hidden: 0 };
  const box = at.getBoundingClientRect();
  const log = at.parentElement?.closest('[role=log]')?.getBoundingClientRect();
  const hidden = Math.max(0, (log?.top ?? 0) - box.top, box.bottom - Math.min(log?.bottom ?? innerHeight, innerHeight));
  return { at: at.outerHTML.slice(0, 120), hidden: Math.round(hidden) };
}

test.describe('without a response', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] });

  test('keeps the question, which can be sent again', async ({ page, context }) => {
    const { chatFrame } = wordsFor('de');
    await page.goto(href('terms', 'de'));
    const bot = await openChat(page);
    await page.route('**/api/bot/message', (route) => route.abort());
    await bot.getByLabel(chatFrame.field).fill(questions.de.price);
    await page.keyboard.press('Enter');
    await expect(bot.getByRole('alert')).toContainText(chatFrame.failed);
    await expect(bot.getByRole('log')).toContainText(questions.de.price);
    await page.unroute('**/api/bot/message');
    await context.setOffline(true);
    await expect(bot.getByRole('status').filter({ hasText: chatFrame.offline })).toBeVisible();
    await context.setOffline(false);
    await bot.getByRole('button', { name: chatFrame.retry }).click();
    await expect(bot.getByRole('log')).toContainText(questions.de.answer);
    await expect(bot.getByRole('alert')).toHaveCount(0);
  });

  test('says once that the visitor is offline, and sends the question when the connection is back', async ({
    page,
    context,
  }) => {
    const { chatFrame } = wordsFor('de');
    await page.goto(href('terms', 'de'));
    const bot = await openChat(page);
    await context.setOffline(true);
    await bot.getByLabel(chatFrame.field).fill(questions.de.price);
    await page.keyboard.press('Enter');
    await expect(bot.getByRole('alert')).toContainText(chatFrame.offline);
    await expect(bot.getByText(chatFrame.offline)).toHaveCount(1);
    await context.setOffline(false);
    await expect(bot.getByRole('log')).toContainText(questions.de.answer);
    await expect(bot.getByText(chatFrame.offline)).toHaveCount(0);
  });

  test('opens the form for a person offline, if a question was answered before', async ({ page, context }) => {
    const { chatFrame } = wordsFor('de');
    await page.goto(href('terms', 'de'));
    const bot = await openChat(page);
    const form = page.waitForEvent('requestfinished', (request) => request.url().includes('/HandoverForm'));
    await bot.getByLabel(chatFrame.field).fill(questions.de.price);
    await page.keyboard.press('Enter');
    await form;
    await context.setOffline(true);
    await bot.getByRole('button', { name: chatFrame.handover.open }).click();
    await expect(bot.getByRole('heading', { name: chatFrame.handover.title })).toBeFocused();
    await context.setOffline(false);
  });

  test('loads the frame again if the form for a person is gone, and then leads to the contact page', async ({
    page,
  }) => {
    const { chatFrame } = wordsFor('de');
    await page.goto(href('terms', 'de'));
    await page.route('**/_astro/HandoverForm*', (route) => route.abort());
    const bot = await openChat(page);
    const write = bot.getByRole('button', { name: chatFrame.handover.open });
    await write.evaluate((button) => button.setAttribute('data-before', ''));
    await write.click();
    await expect(bot.locator('[data-before]')).toHaveCount(0);
    await expect(page).toHaveURL(href('terms', 'de'));
    await write.click();
    await expect(page).toHaveURL(href('contact', 'de'));
  });

  test('the launcher leads to the page that answers if the bot does not load', async ({ page }) => {
    await page.goto(href('terms', 'de'));
    await page.route('**/bot/host.json', (route) => route.abort());
    await page.locator('[data-chat-launcher]').click();
    await expect(page).toHaveURL(href('ask', 'de'));
  });
});

test('stores and loads nothing before the first use, and causes no layout shift', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await noteLayoutShifts(page);
  await page.goto(href('pricing', 'de'));
  expect(requests.filter((url) => /\/bot\//.test(url))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length + document.cookie.length)).toBe(0);
  await openChat(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe[data-chat-frame]')).toBeHidden();
  expect(await layoutShifts(page, { afterInput: true })).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('works without session storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await page.goto(href('terms', 'de'));
  const bot = await openChat(page);
  await bot.getByLabel(wordsFor('de').chatFrame.field).fill(questions.de.price);
  await page.keyboard.press('Enter');
  await expect(bot.getByRole('log')).toContainText(questions.de.answer);
});

test('the launcher never covers a focused control', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(href('faq', 'de'));
  const launcher = page.locator('[data-chat-launcher]');
  for (let index = 0; index < 60; index += 1) {
    await page.keyboard.press('Tab');
    // It moves aside after the scrolling to the focused control.
    const covered = () =>
      launcher.evaluate((element) => {
        const focused = document.activeElement;
        if (!focused || focused === element || focused === document.body) return false;
        const [a, b] = [focused.getBoundingClientRect(), element.getBoundingClientRect()];
        const isOver = a.right > b.left && a.bottom > b.top && a.left < b.right && a.top < b.bottom;
        return isOver && !element.hasAttribute('data-aside');
      });
    await expect.poll(covered).toBe(false);
  }
});

test.describe('beside the page', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('closes by Escape in the page, after everything else that Escape closes, and keeps the focus', async ({
    page,
  }) => {
    await page.goto(href('pricing', 'de'));
    await openChat(page);
    const frame = page.locator('iframe[data-chat-frame]');
    const menu = page.locator('[data-menu]').first();
    await menu.press('Enter');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(frame).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('closes when its window would hide the focused element', async ({ page }) => {
    await page.goto(href('pricing', 'de'));
    await openChat(page);
    const frame = page.locator('iframe[data-chat-frame]');
    await page.locator('[data-skip-link]').focus();
    for (let stop = 0; stop < 100; stop++) {
      await page.keyboard.press('Tab');
      const isHidden = await page.evaluate(() => {
        const [at, frame] = [document.activeElement, document.querySelector<HTMLElement>('[data-chat-frame]')];
        if (!at || !frame || at === frame || frame.hidden || at.closest('[data-chat]')) return false;
        const [a, b] = [at.getBoundingClientRect(), frame.getBoundingClientRect()];
        return a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right;
      });
      expect(isHidden, `stop ${stop}`).toBe(false);
    }
    await expect(frame).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest('[data-chat]') ?? null)).toBeNull();
  });
});

test('the focus ring of the launcher leaves its label free at 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const locale of locales) {
    await page.goto(href('terms', locale));
    const launcher = page.locator('[data-chat-launcher]');
    await expect(launcher).toHaveRole('button');
    await page.keyboard.press('Tab');
    await launcher.focus();
    const room = await launcher.evaluate((it) => {
      const { outlineOffset, outlineWidth, borderLeftWidth } = getComputedStyle(it);
      const text = it.querySelector('span')?.getBoundingClientRect();
      const ring = it.getBoundingClientRect().left - Number.parseFloat(outlineOffset);
      return { at: (text?.left ?? 0) - ring, width: outlineWidth, border: borderLeftWidth };
    });
    expect(room, locale).toMatchObject({ width: '3px' });
    expect(room.at, locale).toBeGreaterThanOrEqual(2);
  }
});

/**
 * The bot of another host (BOT_HOST) in the frame of the chat: the page performs what the protocol allows within its
 * limits, and ignores all other senders. The host is a fake on another port; the tests control its messages.
 */
import type { Frame, Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { expect, test } from './fixtures.ts';

// In sequence in one worker: each further worker would start another site and browser for a few tests.
test.describe.configure({ mode: 'default' });

test.use({
  settings: [
    async ({ otherSite }, use) => {
      otherSite.page = theirPage;
      const host = `http://localhost:${otherSite.port}`;
      await use({ BOT_HOST: host, BOT_ID_DE: 'their-german', BOT_ID_EN: 'their-english' });
    },
    { scope: 'worker' },
  ],
});

/** Records all messages; sends only `ready` by itself. */
const theirPage = `<!doctype html><html lang="de"><title>Their bot</title><p>Their bot</p><script>
  window.heard = [];
  addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }));
  window.tell = (message) => parent.postMessage(message, '*');
  tell({ type: 'ready' });
</script></html>`;

async function openTheirs(page: Page, path = href('pricing', 'de')): Promise<Frame> {
  await page.goto(path);
  await page.locator('[data-chat-launcher]').click();
  await expect(page.locator('iframe[data-chat-frame]')).toBeVisible();
  const frame = page.frames().find((one) => one.url().includes('/bot/their-'));
  if (!frame) throw new Error('There is no frame of the other host');
  return frame;
}

const say = (frame: Frame, ...messages: object[]) =>
  frame.evaluate((all) => {
    for (const message of all) Reflect.get(window, 'tell')(message);
  }, messages);

type Heard = { type: string; origin: string } & Record<string, unknown>;
const heard = (frame: Frame, type: string): Promise<Heard[]> =>
  frame.evaluate((name) => Reflect.get(window, 'heard').filter((one: Heard) => one.type === name), type);

test('loads the bot id of each language, and sends path and device to a ready bot', async ({
  page,
  site,
  otherSite,
}) => {
  await openTheirs(page, href('pricing', 'en'));
  const frame = await openTheirs(page);
  expect(otherSite.asked).toEqual(expect.arrayContaining(['/bot/their-german', '/bot/their-english']));
  await expect
    .poll(() => heard(frame, 'check_url_excluded'))
    .toEqual([{ type: 'check_url_excluded', path: href('pricing', 'de'), origin: site.url }]);
  await expect
    .poll(() => heard(frame, 'mobile_checked'))
    .toEqual([{ type: 'mobile_checked', mobile: false, origin: site.url }]);
  await expect(page.locator('[data-chat]')).toHaveAttribute('data-ready', 'de');
});

test('clamps sizes and keeps the window on the screen', async ({ page }) => {
  const frame = await openTheirs(page);
  const window = page.locator('iframe[data-chat-frame]');
  await say(frame, { type: 'sizing', width: 1e9, height: 1e9, bottom: 1e9, right: 1e9 });
  await expect.poll(async () => (await window.boundingBox())?.width).toBe(480);
  const box = await window.boundingBox();
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1280 && box.y + box.height <= 800).toBe(true);
  await say(frame, { type: 'sizing', width: -5, height: 0, bottom: 92, left: 24 });
  await expect.poll(async () => (await window.boundingBox())?.width).toBe(280);
  const left = await window.boundingBox();
  expect([left?.x, left?.height]).toEqual([24, 320]);
  // The response to the last message proves that those before it were processed.
  await say(
    frame,
    { type: 'sizing', width: '100vw' },
    { type: 'sizing', width: 300, style: 'x' },
    { type: 'check_session_storage', keys: ['draft'] },
  );
  await expect.poll(() => heard(frame, 'session_storage_checked')).toHaveLength(1);
  expect((await window.boundingBox())?.width).toBe(280);
});

test('ignores messages that only the built-in bot may send', async ({ page }) => {
  const frame = await openTheirs(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  // The response to the second message proves that the first one was processed before.
  await say(frame, { type: 'site:check_availability' }, { type: 'check_session_storage', keys: ['draft'] });
  await expect.poll(() => heard(frame, 'session_storage_checked')).toHaveLength(1);
  expect(await heard(frame, 'site:availability_checked')).toEqual([]);
  expect(scripts.filter((url) => url.includes('availability'))).toEqual([]);
});

test('reads and writes only the allowed storage keys and cookies', async ({ page, context }) => {
  await page.goto(href('pricing', 'de'));
  await page.evaluate(() => {
    sessionStorage.setItem('secret', 'of the page');
    Object.assign(document, { cookie: 'secret=of-the-page' });
  });
  const frame = await openTheirs(page);
  await say(
    frame,
    { type: 'update_session_storage', values: { conversation: 'theirs' } },
    { type: 'update_session_storage', values: { secret: 'taken' } },
    { type: 'update_cookies', values: { chat_session: 'a b; Domain=evil' } },
    { type: 'update_cookies', values: { secret: 'taken' } },
    { type: 'check_session_storage', keys: ['conversation', 'draft'] },
    { type: 'check_session_storage', keys: ['secret'] },
    { type: 'check_cookies', names: ['secret'] },
    { type: 'check_cookies', names: ['chat_session'] },
  );
  await expect.poll(() => heard(frame, 'cookies_checked')).toHaveLength(1);
  expect((await heard(frame, 'session_storage_checked')).map(({ values }) => values)).toEqual([
    { conversation: 'theirs', draft: null },
  ]);
  expect((await heard(frame, 'cookies_checked')).map(({ values }) => values)).toEqual([
    { chat_session: 'a b; Domain=evil' },
  ]);
  expect(await page.evaluate(() => sessionStorage.getItem('secret'))).toBe('of the page');
  const cookies = await context.cookies(page.url());
  expect(cookies.map(({ name, value, expires }) => [name, value, expires])).toEqual([
    ['secret', 'of-the-page', -1],
    ['chat_session', 'a%20b%3B%20Domain%3Devil', -1],
  ]);
});

test('opens and closes with an overlay and by its hashes, and closing clears the hash', async ({ page }) => {
  const frame = await openTheirs(page);
  const window = page.locator('iframe[data-chat-frame]');
  const overlay = page.locator('[data-chat-overlay]');
  await say(frame, { type: 'toggle', open: true, overlay: true });
  await expect(overlay).toBeVisible();
  await overlay.click({ position: { x: 20, y: 400 } });
  await expect(window).toBeHidden();
  await expect(overlay).toHaveCount(0);

  await say(frame, { type: 'check_url_toggle', hashes: ['hilfe', '.*'] });
  await page.evaluate(() => {
    location.hash = 'hilfe';
  });
  await expect(window).toBeVisible();
  await expect.poll(async () => (await heard(frame, 'hash_trigger')).map(({ hash }) => hash)).toEqual(['hilfe']);
  await say(frame, { type: 'toggle', open: false });
  await expect(window).toBeHidden();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  // This listener runs after that of the page.
  await page.evaluate(
    () =>
      new Promise<void>((heard) => {
        addEventListener('hashchange', () => heard(), { once: true });
        location.hash = 'anything';
      }),
  );
  await expect(window).toBeHidden();
});

test('shows a custom launcher text as plain text', async ({ page }) => {
  const frame = await openTheirs(page);
  await say(frame, { type: 'init_custom_widget', text: '<img src=x onerror=alert(1)>' });
  await expect(page.locator('[data-chat-launcher]')).toHaveAttribute('data-text', '<img src=x onerror=alert(1)>');
  await expect(page.locator('[data-chat] img')).toHaveCount(0);
});

test('destroy_chatbot removes launcher, window, overlay and stored state', async ({ page }) => {
  const frame = await openTheirs(page);
  await say(frame, { type: 'toggle', open: true, overlay: true }, { type: 'destroy_chatbot' });
  await expect(page.locator('[data-chat], iframe[data-chat-frame], [data-chat-overlay]')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('chat-open'))).toBeNull();
});

test('ignores messages of the page, other frames and other origins, and limits their rate', async ({ page }) => {
  const frame = await openTheirs(page);
  await page.evaluate(() => {
    const forged = { type: 'destroy_chatbot' };
    window.postMessage(forged, '*');
    const { origin } = new URL(document.querySelector('iframe')?.src ?? '');
    window.dispatchEvent(new MessageEvent('message', { data: forged, origin, source: window }));
  });
  // An iframe inside the frame has the same origin, but is another window.
  await frame.evaluate(() => {
    const inner = document.createElement('iframe');
    inner.srcdoc = '<script>top.postMessage({ type: "destroy_chatbot" }, "*")</script>';
    document.body.append(inner);
    return new Promise((resolve) => {
      inner.onload = resolve;
    });
  });
  await page.evaluate(() => {
    let received = 0;
    addEventListener('message', () => Object.assign(window, { received: ++received }));
  });
  await say(frame, ...Array.from({ length: 2_000 }, () => ({ type: 'check_session_storage', keys: ['draft'] })));
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'received'))).toBe(2_000);
  await expect(page.locator('iframe[data-chat-frame]')).toBeVisible();
  // The page has answered each message that its filter accepts.
  const answered = async () => (await heard(frame, 'session_storage_checked')).length;
  await expect.poll(answered).toBeGreaterThan(10);
  expect(await answered()).toBeLessThan(200);
});

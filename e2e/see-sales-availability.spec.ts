/**
 * Live availability of sales (spec section 7: a Firestore database client) with Google's client on the built site. Its
 * REST API is a fake (startFirestoreFake.ts), so no request leaves this machine.
 */
import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatOfficeHours, formatOfficeHoursLine } from '../src/features/availability/formatOfficeHours.ts';
import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { openChat } from './openChat.ts';
import { idle } from './settled.ts';
import { firebaseSettings, startFirestoreFake } from './startFirestoreFake.ts';

// In sequence in one worker: each further worker would start another site and browser for a few tests.
test.describe.configure({ mode: 'default' });

test.use({ settings: { ...firebaseSettings, ALTCHA_DIFFICULTY: '0', MIN_FILL_MS: '0' } });

const minute = 60_000;
const at = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const on = () => ({ available: true, updatedAt: at(-1), until: null });

const { availability: words, chatFrame } = wordsFor('de');
const partOf = (page: Page) => page.locator('[data-availability]');
const stateOf = (page: Page) => partOf(page).getByRole('status');
const address = `https://firestore.googleapis.com/v1/projects/${firebaseSettings.FIRESTORE_PROJECT}/databases/(default)/documents:batchGet?key=${firebaseSettings.FIREBASE_API_KEY}`;

async function accept(page: Page, path = '/impressum') {
  await page.goto(path);
  const loaded = page.waitForEvent('load');
  await page.locator('[data-consent-layer] [data-consent=accept]').click();
  await loaded;
}

/**
 * A page with consent and the chat open. The clock is replaced afterwards, because Playwright's clock has no navigation
 * timings, from which the page reads its consent.
 */
async function openChatWithClock(page: Page) {
  await accept(page);
  const ready = page.waitForResponse(/show-availability/);
  await page.goto('/preise');
  await ready;
  const bot = await openChat(page);
  await page.clock.install();
  return bot;
}

/** Resolves when the page has processed every response received so far. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

for (const locale of locales) {
  const { availability, chatFrame: bots } = wordsFor(locale);
  const hours = formatOfficeHours(locale);

  test(`shows the hours without consent, and the availability with it: ${locale}`, async ({ page, context, site }) => {
    const rest = await startFirestoreFake(context, site.url);
    rest.fields = on();
    const chunks: string[] = [];
    context.on('request', (request) => chunks.push(request.url()));
    await page.goto(href('contact-us', locale));
    await expect(page.locator('[data-consent-layer]')).toBeVisible();
    await partOf(page).scrollIntoViewIfNeeded();
    await expect(stateOf(page)).toHaveText(availability.title);
    for (const { days, times } of hours.lines) await expect(partOf(page)).toContainText(`${days}${times}`);
    await expect(partOf(page)).toContainText(hours.note);
    const height = (await partOf(page).boundingBox())?.height;
    expect(rest.requests).toEqual([]);

    await accept(page, href('contact-us', locale));
    await partOf(page).scrollIntoViewIfNeeded();
    await expect(stateOf(page)).toHaveText(availability.now);
    // The hours stay, without a layout shift.
    await expect.poll(async () => (await partOf(page).boundingBox())?.height).toBe(height);
    expect(rest.requests).toEqual([{ url: address, ofPage: true }]);
    await expectAccessible(page, '[data-availability]');

    // Other pages load neither the client nor the state until the hand-over of the chat is visible.
    rest.requests.length = 0;
    chunks.length = 0;
    await page.goto(href('pricing', locale));
    const bot = await openChat(page);
    expect(rest.requests).toEqual([]);
    expect(chunks.filter((url) => url.includes('read-sales-state'))).toEqual([]);
    await bot.getByRole('button', { name: bots.handover.open }).first().click();
    await expect(bot.getByRole('status').filter({ hasText: availability.now })).toBeVisible();
    await expect(bot.getByText(formatOfficeHoursLine(hours))).toBeVisible();
    expect(rest.requests).toEqual([{ url: address, ofPage: true }]);
    // Within a minute the state is not requested again.
    await bot.getByRole('button', { name: bots.handover.back }).click();
    await bot.getByRole('button', { name: bots.handover.open }).first().click();
    await expect(bot.getByRole('status').filter({ hasText: availability.now })).toBeVisible();
    expect(rest.requests).toHaveLength(1);
  });
}

test('the client stores nothing on the device, and a withdrawal stops it', async ({ page, context, site }) => {
  const rest = await startFirestoreFake(context, site.url);
  rest.fields = on();
  await accept(page, '/kontakt-uns');
  await expect(stateOf(page)).toHaveText(words.now);
  const kept = await page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0]),
  ]);
  expect(kept).toEqual(['consent']);
  rest.requests.length = 0;
  const chunks: string[] = [];
  page.on('request', (request) => /load-vendors|read-sales-state/.test(request.url()) && chunks.push(request.url()));
  await page.locator('[data-consent-link]').click();
  const loaded = page.waitForEvent('load');
  await page.locator('[data-consent-settings] [data-consent=reject]').click();
  await loaded;
  await expect(stateOf(page)).toHaveText(words.title);
  const bot = await openChat(await page.goto('/preise').then(() => page));
  const chunk = page.waitForEvent('requestfinished', (request) => request.url().includes('live-availability'));
  await bot.getByRole('button', { name: chatFrame.handover.open }).first().click();
  await expect(bot.getByText(words.title)).toBeVisible();
  // It would now request the chunk that reads the state.
  await chunk;
  await idle(page);
  expect(chunks).toEqual([]);
  expect(rest.requests).toEqual([]);
});

test.describe('with an unknown availability', () => {
  test.use({ expectedErrors: [/firestore\.googleapis\.com/] });

  test('shows the hours: off, stale, missing, refused, malformed, unreachable', async ({ page, context, site }) => {
    const rest = await startFirestoreFake(context, site.url);
    const { title, now } = words;
    rest.fields = on();
    await accept(page, '/kontakt-uns');
    await expect(stateOf(page)).toHaveText(now);
    const cases = [
      { fields: { ...on(), available: false } },
      { fields: { ...on(), updatedAt: at(-16) } },
      { fields: { ...on(), until: at(-1) } },
      { fields: { ...on(), available: 'true' } },
      { fields: {} },
      ...(['missing', 'refuse', 'malformed', 'offline'] as const).map((mode) => ({ mode })),
    ];
    for (const unknown of cases) {
      Object.assign(rest, { mode: 'answer', fields: on(), requests: [] }, unknown);
      const answered = Promise.race([
        page.waitForEvent('requestfinished', (request) => request.url() === address),
        page.waitForEvent('requestfailed', (request) => request.url() === address),
      ]);
      await page.goto('/kontakt-uns');
      await answered;
      await settle(page);
      await expect(stateOf(page), JSON.stringify(unknown)).toHaveText(title);
      expect(rest.requests.length, JSON.stringify(unknown)).toBeGreaterThan(0);
    }
  });

  test('ignores a response after 2.5 seconds', async ({ page, context, site }) => {
    const rest = await startFirestoreFake(context, site.url);
    Object.assign(rest, { mode: 'hang', fields: on() });
    const bot = await openChatWithClock(page);
    await bot.getByRole('button', { name: chatFrame.handover.open }).first().click();
    await expect.poll(() => rest.requests.length, { timeout: 30_000 }).toBe(1);
    await page.clock.fastForward(2_600);
    const answered = page.waitForEvent('requestfinished', (request) => request.url() === address);
    rest.release();
    await answered;
    await page.clock.runFor(100);
    await expect(bot.getByText(words.title)).toBeVisible();
    await expect(bot.getByText(words.now)).toHaveCount(0);
  });
});

test('reads the availability again when it expires', async ({ page, context, site }) => {
  const rest = await startFirestoreFake(context, site.url);
  rest.fields = { ...on(), until: at(3) };
  const bot = await openChatWithClock(page);
  await bot.getByRole('button', { name: chatFrame.handover.open }).first().click();
  await expect(bot.getByText(words.now)).toBeVisible();
  rest.fields = { available: true, updatedAt: at(4), until: null };
  await page.clock.fastForward(4 * minute);
  await expect.poll(() => rest.requests.length, { timeout: 30_000 }).toBe(2);
  await expect(bot.getByText(words.now)).toBeVisible();
  rest.fields = { ...on(), available: false };
  await page.clock.fastForward(16 * minute);
  await expect(bot.getByText(words.title)).toBeVisible();
  await expect(bot.getByText(words.now)).toHaveCount(0);
});

test('only one lazily imported chunk of the build contains the client', async () => {
  const root = 'dist/client';
  const files = (await readdir(root, { recursive: true })).filter((file) => /\.(js|html)$/.test(file));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(`${root}/${file}`, 'utf8')] as const),
  );
  const holders = texts.filter(([, text]) => text.includes('firestore.googleapis.com') && text.includes('batchGet'));
  expect(holders.map(([file]) => file)).toEqual([
    expect.stringMatching(/^_astro\/read-sales-state\.client\.[\w-]+\.js$/),
  ]);
  const name = holders[0]?.[0].split('/').at(-1) ?? '';
  const referring = texts.filter(([, text]) => text.includes(name));
  // One dynamic import; no page references it, and no script imports it statically.
  expect(referring.map(([file]) => file)).toEqual([expect.stringMatching(/live-availability\.client/)]);
  expect(referring[0]?.[1]).toMatch(new RegExp(`import\\([\`"']\\./${name.replaceAll('.', '\\.')}[\`"']\\)`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the hours', async ({ page }) => {
    await page.goto('/kontakt-uns');
    await expect(partOf(page)).toContainText(formatOfficeHours('de').note);
  });
});

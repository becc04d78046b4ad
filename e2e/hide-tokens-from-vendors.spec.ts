/**
 * Addresses with a token (booking, subscription) stay private. All vendors are configured and allowed, and their
 * scripts report everything that a tag manager can read: no token occurs in it, on that page or on later ones.
 */
import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { locales, publishedPageIds, table } from '../src/routes/table.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { chooseSlot, form, showDayWith } from './bookingForm.ts';
import { expect, test, withPrefetch } from './fixtures.ts';
import { openChat } from './openChat.ts';
import { chooseConsent, stubOtherHosts, vendorSettings } from './vendors.ts';

test.use({ settings: vendorSettings, timezoneId: 'Europe/Berlin', ...withPrefetch });

/**
 * Sends everything that a vendor's script can read to a host that the CSP of the page allows. The report is the last
 * request to another host: the page has asked for all vendors' scripts before this one runs.
 */
const reportAll = `
  if (document.currentScript.src.includes('/gtm.js')) setTimeout(() => {
    const links = [...document.querySelectorAll('[href], [action], [src]')].map((one) => one.outerHTML);
    const entries = window.navigation ? navigation.entries().map(({ url }) => url) : [];
    const facts = [location.href, document.referrer, document.cookie, entries, history.state, links];
    const text = JSON.stringify(facts).replace(/https?:\\/\\/127\\.0\\.0\\.1:\\d+/g, '');
    new Image().src = 'https://www.googletagmanager.com/seen?' + encodeURIComponent(text);
  });
`;

/** The reports that have arrived: address of the page first. */
const reportsIn = (asked: string[]) => asked.filter((url) => url.includes('/seen?')).map(decodeURIComponent);

const tokenNow = (page: Page) => /[\w-]{32,}$/.exec(page.url())?.[0] ?? 'no token';

test('a page with a token in path or query allows no vendor and sends no referrer', async ({ page, context, site }) => {
  await stubOtherHosts(context, site.url);
  await page.goto('/');
  await chooseConsent(page, 'accept');
  const token = 'Ab3-'.repeat(8);
  const inLanguages = publishedPageIds.flatMap((id) =>
    locales.flatMap((locale) => (table[id].paths[locale] === null ? [] : [{ id, path: href(id, locale) }])),
  );
  const secret = inLanguages.flatMap(({ id, path }) => [
    `${path}?t=${token}`,
    ...(table[id].takesToken ? [path] : []),
    ...(table[id].takesToken === 'path' ? [`${path}/${token}`, `${path}/${token}.ics`] : []),
  ]);
  // A wrong parameter name, and links that a mail program truncated or changed: error pages.
  const broken = [`/preise?key=${token}`, `/preise?TOKEN=x`, `/termin/${token})`, `/termin/a/${token}`, `/${token}`];
  for (const address of [...secret, ...broken]) {
    const { status, headers } = await fetchFrom(page, address);
    expect([address, status < 500]).toEqual([address, true]);
    expect([address, headers['content-security-policy']?.match(/https:\/\/[^ ;]+/g) ?? []]).toEqual([address, []]);
    expect([address, headers['referrer-policy']]).toEqual([address, 'no-referrer']);
    expect([address, /secret/.test(headers['server-timing'] ?? '')]).toEqual([address, true]);
  }
  // Addresses without a token are measured as before.
  for (const address of ['/preise', `/preise?gclid=${token}${token}`, '/suche?q=chatbot', '/get-a-demo/danke']) {
    const { headers } = await fetchFrom(page, address);
    expect([address, headers['content-security-policy']?.includes('facebook')]).toEqual([address, true]);
  }
});

test('a booking is a conversion, and its token reaches no vendor: thank-you page, booking, chat, next page', async ({
  page,
  context,
  site,
}) => {
  const asked = await stubOtherHosts(context, site.url, reportAll);
  const seen = () => reportsIn(asked).join('\n');
  // Records the messages that each frame receives.
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(data));
  });
  await page.goto('/en');
  await chooseConsent(page, 'accept');
  const { thanks } = wordsFor('en').booking;
  const email = `${randomUUID()}@visitor.example`;
  await page.goto(href('get-a-demo', 'en'));
  await showDayWith(page, 3);
  await chooseSlot(page, 2);
  await form(page).locator('[name=name]').fill('Ada Example');
  await form(page).locator('[name=company]').fill('Example');
  await form(page).locator('[name=email]').fill(email);
  await form(page).locator('button[type=submit]').click();

  await expect(page).toHaveURL(href('get-a-demo-thanks', 'en'));
  await expect(page.locator('[data-booked]')).toContainText('Berlin');
  await expect.poll(() => asked.filter((url) => url.startsWith('affiliate.example'))).toHaveLength(1);
  await expect.poll(seen).toContain(thanks.manage);
  const cookie = (await context.cookies()).filter(({ name }) => name === 'booked');
  expect(cookie.map(({ httpOnly, sameSite, path }) => [httpOnly, sameSite, path]).sort()).toEqual([
    [true, 'Strict', '/en/get-a-demo'],
    [true, 'Strict', '/en/get-a-demo/thanks'],
    [true, 'Strict', '/get-a-demo'],
    [true, 'Strict', '/get-a-demo/danke'],
  ]);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByText(thanks.file).click()]);
  expect(file.suggestedFilename()).toBe('demo.ics');
  // Opens the page in the other language, and reloads it.
  await page.locator('[data-language-switch]').first().click();
  await expect(page).toHaveURL(href('get-a-demo-thanks', 'de'));
  await expect(page.locator('[data-booked]')).toContainText('Berlin');
  asked.length = 0;
  await page.goBack();
  await expect.poll(seen).toContain(thanks.manage);
  asked.length = 0;
  await page.reload();
  await expect.poll(seen).toContain(thanks.manage);

  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  asked.length = 0;
  await page.getByRole('link', { name: thanks.manage }).click();
  await expect(page).toHaveURL(/\/en\/booking\/[\w-]{32}$/);
  const token = tokenNow(page);
  expect([...new Set(cookie.map(({ value }) => value))]).toEqual([token]);
  const bot = await openChat(page);
  await bot.getByRole('textbox').fill('What does it cost?');
  await bot.getByRole('textbox').press('Enter');
  await expect(bot.getByRole('log')).toContainText('€');
  const frame = page.frames().find((one) => one.url().includes('/bot/'));
  const heard = await frame?.evaluate(() => JSON.stringify([(window as { heard?: unknown }).heard, document.referrer]));
  expect(heard).toContain('"/en/booking"');
  expect(heard).not.toContain(token);
  await page.keyboard.press('Escape');
  // No request to another company, and the token only in requests for the page itself and from it to its own files.
  expect(asked).toEqual([]);
  const sent = requests.map(async (request) => {
    // The cookie goes to our own server only, and is HttpOnly.
    const { cookie: _, ...headers } = await request.allHeaders();
    return JSON.stringify([request.url(), headers, request.postData()]);
  });
  const withToken = (await Promise.all(sent)).filter((one) => one.includes(token));
  expect(withToken.filter((one) => !one.includes(`/en/booking/${token}"`))).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }).click();
  await expect(page).toHaveURL('/en/imprint');
  await expect.poll(seen).toContain('/en/imprint');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(token));
  await page.goForward();
  await expect(page).toHaveURL('/en/imprint');
  await expect.poll(() => reportsIn(asked)).toHaveLength(2);
  expect(asked.filter((url) => decodeURIComponent(url).includes(token))).toEqual([]);
});

test('the newsletter links work, and their tokens reach no vendor on the next page', async ({
  page,
  context,
  site,
}) => {
  const asked = await stubOtherHosts(context, site.url, reportAll);
  await page.goto('/newsletter');
  await chooseConsent(page, 'accept');
  const email = `${randomUUID()}@visitor.example`;
  await page.locator('form[data-form=newsletter] [name=email]').fill(email);
  await page.locator('form[data-form=newsletter] [name=consent]').check();
  await page.locator('form[data-form=newsletter] button[type=submit]').click();
  await expect(page).toHaveURL(href('newsletter-thanks', 'de'));
  const [mail] = await site.mailsTo(email, 1);
  const link = new URL(mail?.text?.match(/https?:\/\/\S+\?t=[\w-]+/)?.[0] ?? '');
  await expect.poll(() => reportsIn(asked).join('\n')).toContain(`/seen?["${href('newsletter-thanks', 'de')}"`);
  asked.length = 0;
  await page.goto(link.pathname + link.search);
  const tokens = [tokenNow(page)];
  const { confirm, unsubscribe } = wordsFor('de').newsletter;
  await page.getByRole('button', { name: confirm.button }).click();
  await expect(page.locator('h1')).toHaveText(confirm.states.confirmed.title.replaceAll('\u00AD', ''));
  // The consent settings are available here, too, and closing them posts no form again. Before the page's script has
  // run, their link leads to the privacy policy.
  await page.waitForLoadState();
  await page.locator('[data-consent-link]').click();
  await page.locator('[data-consent-settings] [data-consent=accept]').click();
  await expect(page.locator('[data-consent-settings]')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(confirm.states.confirmed.title.replaceAll('\u00AD', ''));
  await page.getByRole('main').getByRole('link', { name: confirm.links.unsubscribe }).click();
  await expect(page.locator('h1')).toHaveText(unsubscribe.states.open.title.replaceAll('\u00AD', ''));
  tokens.push(tokenNow(page));
  await page.getByRole('button', { name: unsubscribe.button }).click();
  await expect(page.locator('h1')).toHaveText(unsubscribe.states.unsubscribed.title.replaceAll('\u00AD', ''));
  await page.waitForLoadState();
  expect(asked).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: unsubscribe.links.blog }).click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => reportsIn(asked)).toHaveLength(1);
  const leaked = asked.filter((url) => tokens.some((token) => decodeURIComponent(url).includes(token)));
  expect(leaked).toEqual([]);
});

/** Fetches with the cookies of the page, as the browser does. */
async function fetchFrom(page: Page, address: string) {
  const answer = await page.request.get(address, { maxRedirects: 0 });
  return { status: answer.status(), headers: answer.headers() };
}

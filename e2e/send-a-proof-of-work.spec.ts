/**
 * Spam protection of the forms: the device solves a proof of work in the background. A visitor without a proof is never
 * refused, at most delayed. Rate limits count per address, so every test uses its own address.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { Page, Request } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { fill, wordsFor } from '../src/text/words/words.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { idle } from './settled.ts';

// Limits: four forms per address, two without a proof.
// In sequence in one worker: each further worker would start another site and browser for a few tests.
test.describe.configure({ mode: 'default' });

test.use({ settings: { RATE_LIMIT: '4', ALTCHA_DIFFICULTY: '20', TRUST_PROXY: '1', MIN_FILL_MS: '0' } });
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }),
});

const anyAddress = () => `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;
const contact = href('contact', 'de');
const thanks = new RegExp(`${href('contact-thanks', 'de')}$`);
const form = (page: Page) => page.locator('form[data-form=contact]');
const press = (page: Page) =>
  form(page)
    .getByRole('button', { name: wordsFor('de').forms.contact.submit })
    .click();

async function write(page: Page, message = 'Grüße') {
  await form(page).locator('[name=lastname]').fill('Müßig');
  await form(page).locator('[name=email]').fill(`${randomUUID()}@visitor.example`);
  await form(page).locator('[name=message]').fill(message);
}

/** The fields of the next posted form. */
async function posted(page: Page, send: () => Promise<void>): Promise<URLSearchParams> {
  const asked = page.waitForRequest((request: Request) => request.method() === 'POST');
  await send();
  return new URLSearchParams((await asked).postData() ?? '');
}

/** A form waits 2 s for its proof. A busy machine takes longer; here the form waits for it. */
const waitForProofs = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (run: () => void, ms?: number, ...given: unknown[]) =>
      setTimeout(run, ms === 2_000 ? 40_000 : ms, ...given);
    Object.assign(window, { setTimeout: patient });
  });

/** The solved challenge in a posted form; throws without one. */
const proofIn = (fields: URLSearchParams): { challenge: unknown; solution: unknown } =>
  JSON.parse(atob(fields.get('altcha') ?? ''));

test('computes a proof on the first use of a form, and a new one after "back"', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await waitForProofs(page);
  await page.goto(contact);
  await idle(page);
  expect(asked.filter((path) => /challenge|proof/.test(path))).toEqual([]);

  const challenge = page.waitForResponse('**/api/challenge');
  await write(page);
  const answer = await challenge;
  expect(answer.headers()['cache-control']).toBe('no-store');
  const issued = await answer.json();
  const first = await posted(page, () => press(page));
  await expect(page).toHaveURL(thanks);
  expect(proofIn(first).challenge).toEqual(issued);

  await page.goBack();
  await form(page).locator('[name=message]').fill('Noch etwas');
  const second = await posted(page, () => press(page));
  await expect(page).toHaveURL(thanks);
  expect(proofIn(second).challenge).not.toEqual(issued);
});

test.describe('refused forms', () => {
  test.use({ expectedErrors: [/status of 4(22|29)/] });

  test('with a proof the full limit applies; the refusal shows the waiting time and keeps the input', async ({
    page,
  }) => {
    await waitForProofs(page);
    for (let count = 0; count < 4; count++) {
      await page.goto(contact);
      await write(page);
      await press(page);
      await expect(page).toHaveURL(thanks);
    }
    await page.goto(contact);
    await write(page, 'Bleibt stehen');
    const refusal = page.waitForResponse((response) => response.request().method() === 'POST');
    await press(page);
    expect((await refusal).status()).toBe(429);
    const minutes = Math.ceil(Number((await refusal).headers()['retry-after']) / 60);
    const { refused, minutes: inWords } = wordsFor('de').forms;
    const sentence = fill(refused.tooMany, { minutes: fill(inWords, { count: minutes }) });
    await expect(page.locator('[data-error-summary]')).toContainText(sentence);
    await expect(form(page).locator('[name=message]')).toHaveValue('Bleibt stehen');
  });

  test('a form with errors gets a new proof', async ({ page }) => {
    await waitForProofs(page);
    await page.goto(contact);
    await form(page).locator('[name=message]').fill('Grüße');
    const wrong = await posted(page, () => press(page));
    await expect(page.locator('[data-error-summary]')).toBeVisible();
    await write(page);
    const right = await posted(page, () => press(page));
    await expect(page).toHaveURL(thanks);
    expect(proofIn(right).challenge).not.toEqual(proofIn(wrong).challenge);
  });
});

for (const locale of locales) {
  test(`sends the form without a proof that takes too long, and shows a status (${locale})`, async ({ page }) => {
    const { forms } = wordsFor(locale);
    await page.route('**/api/challenge', () => {});
    // The browser stays on the page after status 204, so the page keeps its state after sending.
    await page.route(`**${href('contact', locale)}`, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.continue(),
    );
    await page.goto(href('contact', locale));
    await write(page);
    const button = form(page).locator('button[type=submit]');
    const request = await posted(page, () => button.click());
    expect(request.get('altcha')).toBe('');
    await expect(form(page).getByRole('status')).toHaveText(forms.checking);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page);
  });
}

test('a solution counts once; reused for another text, it gets the stricter limit', async ({ page, request }) => {
  await waitForProofs(page);
  await page.goto(contact);
  await write(page);
  const sent = await posted(page, () => press(page));
  await expect(page).toHaveURL(thanks);

  const origin = new URL(page.url()).origin;
  const again = async (message: string, address: string) => {
    const headers = { origin, accept: 'application/json', 'x-forwarded-for': address };
    const changed = { ...Object.fromEntries(sent), message, email: `${randomUUID()}@visitor.example` };
    return request.post(contact, { form: changed, headers });
  };
  const address = anyAddress();
  expect(await (await again('Anderes', address)).json()).toMatchObject({ ok: true });
  const refused = await again('Noch anderes', address);
  expect([refused.status(), Number(refused.headers()['retry-after']) > 0]).toEqual([429, true]);
  expect(await refused.json()).toEqual({ ok: false, errors: { form: expect.stringContaining('Minuten') } });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 429/] });
  test('accepts forms up to the stricter limit', async ({ page }) => {
    for (let count = 0; count < 2; count++) {
      await page.goto(contact);
      await write(page);
      await press(page);
      await expect(page).toHaveURL(thanks);
    }
    await page.goto(contact);
    await write(page, 'Bleibt stehen');
    await press(page);
    await expect(page.locator('[data-error-summary]')).toBeVisible();
    await expect(form(page).locator('[name=message]')).toHaveValue('Bleibt stehen');
  });
});

test('API addresses have their own rate limits, and refuse large bodies', async ({ request, site }) => {
  for (const path of ['/api/challenge', '/api/slots']) {
    const headers = { 'x-forwarded-for': anyAddress() };
    const ask = () => request.get(path, { headers });
    for (let count = 0; count < 16; count++) expect((await ask()).status()).toBe(200);
    const refused = await ask();
    expect(refused.status()).toBe(429);
    expect(refused.headers()['cache-control']).toBe('no-store');
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({ error: expect.stringMatching(/\.$/) });
  }
  // A chunked body, without a Content-Length.
  for (const path of ['/api/consent', contact]) expect(await statusOfPieces(site.url + path)).toBe(413);
});

function statusOfPieces(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'transfer-encoding': 'chunked' };
    const sent = httpRequest(url, { method: 'POST', headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    for (let piece = 0; piece < 10; piece++) sent.write('x'.repeat(8_192));
    sent.end();
  });
}

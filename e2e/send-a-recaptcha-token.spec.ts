/**
 * reCAPTCHA v3 on the built site: after consent only, on pages with a form only, and never blocking. The test answers
 * for Google's hosts in the format of api.js?render=KEY and siteverify; no request leaves this machine.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext, Page } from '@playwright/test';
import { type RunningSite, startSite } from '../checks/tools/startSite.ts';
import { expect, test } from './fixtures.ts';
import { idle } from './settled.ts';
import { consentPrompt, settingsDialog } from './vendors.ts';

// In sequence in one worker: each further worker would start another site.
test.describe.configure({ mode: 'default' });

test.use({ expectedErrors: [/ERR_FAILED/] });

const key = '6Lc_SiteKeyOfTheTest_000000000000000000';
const secret = '6Lc_SecretOfTheTest_0000000000000000000';
const api = `https://www.google.com/recaptcha/api.js?render=${key}`;
const release = 'https://www.gstatic.com/recaptcha/releases/test/recaptcha__de.js';

type Behaviour = 'works' | 'blocked' | 'refuses' | 'hangs';

/** Like Google's: the loader queues `ready`, the release replaces it and opens a frame. */
const loader = `
  var w = window, queue = (w.___grecaptcha_cfg = w.___grecaptcha_cfg || {}).fns = [];
  (w.grecaptcha = w.grecaptcha || {}).ready = function (callback) { queue.push(callback); };
  var script = document.createElement('script');
  script.src = '${release}';
  document.head.appendChild(script);`;
const released = (behaviour: Behaviour) => `
  var frame = document.createElement('iframe');
  frame.src = 'https://www.google.com/recaptcha/api2/anchor?k=${key}';
  document.body.appendChild(frame);
  grecaptcha.execute = function (key, options) {
    if ('${behaviour}' === 'refuses') return Promise.reject(new Error('Invalid site key or not loaded in api.js: ' + key));
    if ('${behaviour}' === 'hangs') return new Promise(function () {});
    return Promise.resolve('03AFcWeA5'.padEnd(60, 'x') + options.action);
  };
  grecaptcha.ready = function (callback) { callback(); };
  ___grecaptcha_cfg.fns.forEach(function (callback) { callback(); });`;

/** Answers for Google's hosts; returns the requests to hosts other than the site's. */
async function fakeGoogle(context: BrowserContext, origin: string, behaviour: () => Behaviour) {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      const url = route.request().url();
      asked.push(url);
      if (behaviour() === 'blocked') return route.abort();
      if (url === api) return route.fulfill({ contentType: 'text/javascript', body: loader });
      if (url === release) return route.fulfill({ contentType: 'text/javascript', body: released(behaviour()) });
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    },
  );
  // Without proof of work, so that only the token counts.
  await context.route('**/api/challenge', (route) => route.fulfill({ status: 204 }));
  return asked;
}

let verifier: Server;
let verified: Record<string, string>[];
let site: RunningSite;

test.beforeAll(async () => {
  verified = [];
  verifier = createServer(async (request, response) => {
    const posted = new URLSearchParams(Buffer.concat(await Array.fromAsync(request)).toString());
    verified.push(Object.fromEntries(posted));
    const action = posted.get('response')?.replace(/^.*x/, '');
    response.end(JSON.stringify({ success: true, score: 0.9, action, hostname: '127.0.0.1' }));
  });
  await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
  const { port } = verifier.address() as AddressInfo;
  site = await startSite({
    env: {
      ...{ RATE_LIMIT: '0', ALTCHA_DIFFICULTY: '2', RECAPTCHA_SITE_KEY: key, RECAPTCHA_SECRET: secret },
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
  });
});
test.afterAll(async () => {
  await site.stop();
  verifier.close();
});

const form = (page: Page) => page.locator('form[data-form=contact]');
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const typed = { topic: 'press', lastname: 'Müßig', email: 'zoe@example.org', message: 'Grüße\naus Köln' };

async function fillIn(page: Page) {
  const { topic, ...texts } = typed;
  await field(page, 'topic').selectOption(topic);
  for (const [name, value] of Object.entries(texts)) await field(page, name).fill(value);
}

/** Consents to the protection of forms in the consent settings; the page reloads. */
async function consent(page: Page) {
  await consentPrompt(page).locator('[data-consent=choose]').click();
  await settingsDialog(page).locator('input[value=protection]').check();
  const loaded = page.waitForEvent('load');
  await settingsDialog(page).locator('[type=submit]').click();
  await loaded;
}

const policyOf = async (page: Page, path: string) => {
  const answer = await page.request.get(site.origin + path);
  expect(await answer.text(), path).not.toContain(key);
  return answer.headers()['content-security-policy'] ?? '';
};

test('loads after consent on pages with a form, keeps the input, and sends a token that is verified', async ({
  page,
  context,
}) => {
  const asked = await fakeGoogle(context, site.origin, () => 'works');
  await page.goto(`${site.origin}/kontakt`);
  await fillIn(page);
  await field(page, 'website_url').evaluate((trap: HTMLInputElement) => {
    trap.value = 'filled';
  });
  expect(await policyOf(page, '/kontakt')).not.toContain('google');
  expect(asked).toEqual([]);

  await consent(page);
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  for (const name of ['website_url', 'altcha']) await expect(field(page, name)).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect
    .poll(() => asked.map((url) => url.split('?')[0]))
    .toContain('https://www.google.com/recaptcha/api2/anchor');
  expect(asked.slice(0, 2)).toEqual([api, release]);
  const policy = await policyOf(page, '/kontakt');
  for (const directive of [
    /script-src 'self' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/,
    /frame-src 'self' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/recaptcha\.google\.com\/recaptcha\/;/,
  ])
    expect(policy).toMatch(directive);

  await form(page).locator('[type=submit]').click();
  await expect(page).toHaveURL(/\/kontakt\/danke$/);
  expect(verified).toEqual([{ secret, response: `${'03AFcWeA5'.padEnd(60, 'x')}contact` }]);
  const database = new DatabaseSync(join(site.dataDir, 'site.db'), { readOnly: true });
  const stored = JSON.stringify(database.prepare('select * from lead').all());
  database.close();
  expect(stored).toContain('zoe@example.org');
  for (const text of [stored, site.output()]) expect(text).not.toMatch(/03AFcWeA5|recaptcha/i);

  // Pages without a form neither allow the host nor load any part of it.
  asked.length = 0;
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(request.url()));
  await page.goto(`${site.origin}/preise`);
  await idle(page);
  expect(await policyOf(page, '/preise')).not.toContain('google');
  expect(asked).toEqual([]);
  expect(chunks.filter((url) => /load-vendors|add-recaptcha-token|recaptcha/.test(url))).toEqual([]);
});

test('a failure of any kind is logged, and the form is sent without a token', async ({ page, context }) => {
  let behaviour: Behaviour = 'works';
  await fakeGoogle(context, site.origin, () => behaviour);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(`${site.origin}/kontakt`);
  await consent(page);
  for (const [kind, meaning] of [
    ['blocked', 'failed to load script'],
    ['refuses', 'failed to execute'],
    ['hangs', undefined],
  ] as const) {
    behaviour = kind;
    verified.length = 0;
    warnings.length = 0;
    await page.goto(`${site.origin}/kontakt`);
    // The form waits 2 s for a token: a client that loads later than that cannot refuse.
    if (kind === 'refuses')
      await expect.poll(() => page.evaluate(() => typeof window.grecaptcha?.execute)).toBe('function');
    await fillIn(page);
    await form(page).locator('[type=submit]').click();
    await expect(page, kind).toHaveURL(/\/kontakt\/danke$/);
    expect(verified, kind).toEqual([]);
    if (meaning) await expect.poll(() => warnings.join('\n'), kind).toContain(`reCAPTCHA: ${meaning}`);
  }
});

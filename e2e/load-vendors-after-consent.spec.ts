/**
 * Loading of other companies' resources depends on the visitor's consent (quality.md, Law and consent). All vendors are
 * configured. The test answers for their hosts, so no request leaves this machine, and counts every request.
 * Over 200 lines: every way to decide is judged by the same requests and traces.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { purposes as allPurposes } from '../src/features/consent/purposes.ts';
import { table } from '../src/routes/table.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test, withPrefetch } from './fixtures.ts';
import { allPages, onePageOfEachView } from './onePageOfEachView.ts';
import { chooseConsent, consentPrompt, settingsDialog, stubOtherHosts, vendorSettings } from './vendors.ts';

test.use({ settings: vendorSettings, ...withPrefetch });

const run = promisify(execFile);

const scripts = {
  statistics: [
    'www.googletagmanager.com/gtag/js?id=G-ABCDE12345',
    'www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
    'static.hotjar.com/c/hotjar-1234567.js?sv=6',
  ],
  marketing: [
    'www.googletagmanager.com/gtag/js?id=AW-123456789',
    'www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
    'connect.facebook.net/en_US/fbevents.js',
    'snap.licdn.com/li.lms-analytics/insight.min.js',
  ],
};

const stored = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...document.cookie.split('; ')].filter(Boolean),
  );

/**
 * Requests from now on for the scripts of the consent prompt and of the vendors; the array grows. A page requests each
 * before its "load", or never: without one of them, nothing more loads.
 */
function chunksOf(page: Page): string[] {
  const chunks: string[] = [];
  page.on('request', (request) => /consent-prompt|load-vendors/.test(request.url()) && chunks.push(request.url()));
  return chunks;
}

test('before a choice no page may load from other hosts, and none sets a cookie', async ({ site }) => {
  expect(allPages.length).toBeGreaterThan(150);
  for (const { path } of allPages) {
    const { headers } = await fetch(site.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy.match(/[\w*-]+\.[\w.-]+|\w+:/g), `hosts and schemes for ${path}`).toBeNull();
    expect(headers.get('set-cookie'), path).toBeNull();
  }
});

test('before a choice one page of each view loads nothing from other hosts and stores nothing', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(120_000);
  // Answers in place of other hosts would switch off the browser's cache for all pages.
  const asked: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.url) asked.push(request.url());
  });
  const chunks = chunksOf(page);
  for (const { id, path } of onePageOfEachView) {
    const secret = Boolean(table[id].takesToken);
    await page.goto(path);
    // Vendors never load where the address may contain a token, so there is no consent prompt.
    expect(chunks.length > 0, path).toBe(!secret);
    await expect(consentPrompt(page), path).toHaveCount(secret ? 0 : 1);
    expect(await stored(page), path).toEqual([]);
    chunks.length = 0;
  }
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a refusal loads nothing, is stored without an id, and hides the prompt', async ({ page, context, site }) => {
  const asked = await stubOtherHosts(context, site.url);
  await page.goto('/preise');
  await consentPrompt(page).locator('[data-consent=reject]').click();
  await expect(consentPrompt(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'consent', sameSite: 'Lax', path: '/' });
  expect(cookie?.value).toMatch(/^[\da-f]{8}\.\d{10}\.\.$/);
  const chunks = chunksOf(page);
  await page.goto('/en/faq');
  expect(chunks).toEqual([]);
  await expect(consentPrompt(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  const answer = await page.request.get('/preise');
  expect(answer.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
});

for (const purpose of ['statistics', 'marketing'] as const) {
  test(`${purpose} alone loads only its vendors, and Consent Mode denies everything by default`, async ({
    page,
    context,
    site,
  }) => {
    const asked = await stubOtherHosts(context, site.url);
    await page.goto('/en/pricing');
    await consentPrompt(page).locator('[data-consent=choose]').click();
    await expect(settingsDialog(page)).toBeVisible();
    for (const box of await settingsDialog(page).locator('input').all()) await expect(box).not.toBeChecked();
    await settingsDialog(page).locator(`input[value=${purpose}]`).check();
    const loaded = page.waitForEvent('load');
    await settingsDialog(page).locator('[type=submit]').click();
    await loaded;
    await expect.poll(() => [...asked].sort()).toEqual([...scripts[purpose]].sort());
    const commands = await page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => Object.values(entry as object)).filter(([name]) => name === 'consent'),
    );
    expect(commands.map(([, kind]) => kind)).toEqual(['default', 'update']);
    expect(commands[0]?.[2]).toMatchObject({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    });
    expect(commands[1]?.[2]).toEqual(
      purpose === 'statistics'
        ? { analytics_storage: 'granted' }
        : { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
    );
    const policy = (await page.request.get('/en/pricing')).headers()['content-security-policy'] ?? '';
    expect(policy.includes('hotjar')).toBe(purpose === 'statistics');
    expect(policy.includes('facebook')).toBe(purpose === 'marketing');
    // The choice applies to further pages, those with forms included.
    asked.length = 0;
    await page.goto('/kontakt');
    await expect.poll(() => [...asked].sort()).toEqual([...scripts[purpose]].sort());
    await expect(consentPrompt(page)).toHaveCount(0);
  });
}

test('a withdrawal deletes vendor cookies and storage, stops their scripts, and keeps other data', async ({
  page,
  context,
  site,
}) => {
  const asked = await stubOtherHosts(context, site.url);
  await page.goto('/');
  await chooseConsent(page, 'accept');
  await expect.poll(() => asked.length).toBe(5);
  const known = await context.cookies();
  expect(known.find(({ name }) => name === 'consent')?.value).toMatch(/\.[\da-f-]{36}\.statistics-marketing$/);
  await page.evaluate(() => {
    for (const name of ['_ga', '_ga_ABCDE12345', '_gcl_au', '_hjSession_1', '_fbp', 'li_fat_id', 'i18n_redirected'])
      Object.assign(document, { cookie: `${name}=x; Path=/; Max-Age=999` });
    localStorage.setItem('_hjUser', '1');
    localStorage.setItem('search-key', 'off');
    sessionStorage.setItem('_hjPage', '1');
  });
  await page.locator('[data-consent-link]').click();
  await expect(settingsDialog(page)).toContainText('Nachweis: ');
  await expect(settingsDialog(page).locator('input:checked')).toHaveCount(2);
  asked.length = 0;
  const chunks = chunksOf(page);
  await chooseConsent(page, 'reject', '[data-consent-settings]');
  expect(chunks).toEqual([]);
  expect(asked).toEqual([]);
  await expect
    .poll(async () => (await stored(page)).map((entry) => entry.split('=')[0]).sort())
    .toEqual(['consent', 'i18n_redirected', 'search-key']);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test.describe('when the server cannot store the choice', () => {
  test.use({ expectedErrors: [/api\/consent/] });

  test('a consent can be withdrawn', async ({ page, context, site }) => {
    await stubOtherHosts(context, site.url);
    await page.goto('/');
    await chooseConsent(page, 'accept');
    await page.route('**/api/consent', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.locator('[data-consent-link]').click();
    await chooseConsent(page, 'reject', '[data-consent-settings]');
    await expect(consentPrompt(page)).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });

  test('a new consent loads nothing and shows an error', async ({ page, context, site }) => {
    const asked = await stubOtherHosts(context, site.url);
    await page.route('**/api/consent', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    );
    await page.goto('/en');
    await consentPrompt(page).locator('[data-consent=accept]').click();
    await expect(consentPrompt(page).getByRole('alert')).toHaveText(/could not be saved/);
    expect([asked, await context.cookies()]).toEqual([[], []]);
  });
});

test('a browser signal counts as a refusal: no prompt, and the settings name the signal', async ({ browser, site }) => {
  await using context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: { 'Sec-GPC': '1' } });
  const asked = await stubOtherHosts(context, site.url);
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('[data-consent-link]').click();
  await expect(settingsDialog(page)).toContainText('Global Privacy Control');
  await expect(settingsDialog(page).locator('input, [data-consent]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(settingsDialog(page)).toHaveCount(0);
  await expect(page.locator('[data-consent-link]')).toBeFocused();
  await expect(consentPrompt(page)).toHaveCount(0);
  expect([asked, await context.cookies()]).toEqual([[], []]);
});

test('the prompt returns after half a year and after a change of its text', async ({ page, context, site }) => {
  const asked = await stubOtherHosts(context, site.url);
  await page.goto('/');
  await chooseConsent(page, 'accept');
  await expect.poll(() => asked.length).toBe(5);
  const given = (await context.cookies()).find(({ name }) => name === 'consent');
  const [version, seconds = '', ...rest] = given?.value.split('.') ?? [];
  const days = (given?.expires ?? 0) / 86_400 - Date.now() / 86_400_000;
  expect(Math.round(days)).toBe(182);
  const halfAYear = 182 * 86_400;
  for (const value of [
    ['00000000', seconds, ...rest],
    [version, Number(seconds) - halfAYear - 60, ...rest],
  ]) {
    asked.length = 0;
    await context.addCookies([{ name: 'consent', value: value.join('.'), url: site.url }]);
    await context.addCookies([{ name: '_ga', value: 'left', url: site.url }]);
    await page.goto('/preise');
    await expect(consentPrompt(page)).toBeVisible();
    expect(asked).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent']);
  }
});

test('a browser signal withdraws an earlier consent, and the prompt returns without the signal', async ({
  page,
  context,
  site,
}) => {
  const asked = await stubOtherHosts(context, site.url);
  const ids: (string | undefined)[] = [];
  // By header as browsers send it; by the property alone, as some extensions set it; and Do Not Track.
  const signals = [
    { headers: { 'Sec-GPC': '1' }, property: '' },
    { headers: {}, property: 'globalPrivacyControl' },
    { headers: { DNT: '1' }, property: '' },
  ];
  for (const { headers, property } of signals) {
    await page.goto('/');
    await chooseConsent(page, 'accept');
    await expect.poll(() => asked.length).toBe(5);
    ids.push((await context.cookies()).find(({ name }) => name === 'consent')?.value.split('.')[2]);
    await page.evaluate(() => {
      for (const name of ['_ga', '_fbp', 'i18n_redirected'])
        Object.assign(document, { cookie: `${name}=x; Path=/; Max-Age=999` });
      localStorage.setItem('_hjUser', '1');
    });
    asked.length = 0;
    await context.setExtraHTTPHeaders(headers);
    const tab = await context.newPage();
    if (property)
      await tab.addInitScript((name) => Object.defineProperty(navigator, name, { get: () => true }), property);
    await tab.goto('/en/pricing');
    await expect.poll(() => stored(tab)).toEqual(['i18n_redirected=x']);
    // The texts of the settings are correct, and all purposes are readable.
    await tab.locator('[data-consent-link]').click();
    await expect(settingsDialog(tab)).toContainText('any earlier consent is withdrawn');
    await expect(settingsDialog(tab)).toContainText('Example Network GmbH, Berlin');
    await expect(settingsDialog(tab).locator('input, [data-consent]')).toHaveCount(0);
    // The settings are the same for each signal.
    if (ids.length === 1) await expectAccessible(tab);
    await tab.keyboard.press('Escape');
    await expect(consentPrompt(tab)).toHaveCount(0);
    expect(asked).toEqual([]);
    await tab.close();
    await context.setExtraHTTPHeaders({});
    await page.goto('/preise');
    await expect(consentPrompt(page)).toBeVisible();
    expect(asked).toEqual([]);
    await context.clearCookies();
  }
  const env = { ...process.env, DATA_DIR: site.dataDir };
  const { stdout } = await run(process.execPath, ['src/leads/cli.ts', 'consents'], { env });
  const proofs: { id: string; ended_at: string | null }[] = JSON.parse(stdout).consents;
  expect(ids.map((id) => proofs.find((proof) => proof.id === id)?.ended_at)).toEqual(
    signals.map(() => expect.stringMatching(/^20/)),
  );
});

test('without JavaScript no vendor loads', async ({ browser, site }) => {
  await using context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const asked = await stubOtherHosts(context, site.url);
  const page = await context.newPage();
  await page.goto('/preise');
  await page.locator('[data-consent-link]').click();
  await expect(page).toHaveURL('/datenschutzrichtlinie#consent');
  expect([asked, await context.cookies()]).toEqual([[], []]);
});

test('the settings list only purposes that have a vendor', async ({ page, context, site }) => {
  await stubOtherHosts(context, site.url);
  await page.goto('/');
  await consentPrompt(page).locator('[data-consent=choose]').click();
  await expect(settingsDialog(page)).toBeVisible();
  const values = await settingsDialog(page)
    .locator('input')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')));
  expect(values).toEqual(allPurposes.filter((purpose) => !['services', 'protection'].includes(purpose)));
});

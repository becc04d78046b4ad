/** Forms on a slow, broken or missing connection: repeated presses send no duplicates, and no input is lost. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { type RunningSite, startSite } from '../checks/tools/startSite.ts';
import { href } from '../src/routes/hrefs.ts';
import { type Locale, locales, type PageId } from '../src/routes/table.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expect, test } from './fixtures.ts';
import { type FaultyProxy, startFaultyProxy } from './startFaultyProxy.ts';

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/Failed to load resource|status of 422/] });

const form = (page: Page) => page.locator('main form[data-form]');
const button = (page: Page) => form(page).locator('button[type=submit]').last();
const send = (page: Page) => button(page).click({ noWaitAfter: true });

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await form(page).locator(`[name=${name}]`).fill(value);
}

const enquiry = () => ({
  lastname: 'Müßiggänger',
  email: `${randomUUID()}@visitor.example`,
  message: 'Grüße aus dem Zug.\nZweite Zeile.',
});

/** A site behind the proxy; SITE_URL is the proxy's address, for the Origin check. */
async function startSiteBehind(line: FaultyProxy): Promise<RunningSite> {
  const site = await startSite({ env: { SITE_URL: line.url, RATE_LIMIT: '0', ALTCHA_DIFFICULTY: '2' } });
  line.forwardTo(site.origin);
  return site;
}

function leadsIn({ dataDir }: RunningSite): number {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
  const row = database.prepare('select count(*) as leads from lead').get();
  database.close();
  return Number(row?.leads);
}

const thanks = (line: FaultyProxy, locale: Locale) => line.url + href('contact-thanks', locale);

for (const locale of locales) {
  test(`offline, a form in ${locale} keeps its input and shows the reason; online again, it is sent`, async ({
    page,
    context,
  }) => {
    const values = enquiry();
    await page.goto(href('contact', locale));
    await fillIn(page, values);
    await context.setOffline(true);
    await send(page);
    const { offline } = wordsFor(locale).forms;
    await expect(form(page).getByText(offline)).toBeVisible();
    for (const [name, value] of Object.entries(values)) {
      await expect(form(page).locator(`[name=${name}]`)).toHaveValue(value);
    }
    await context.setOffline(false);
    await expect(form(page).getByText(offline)).toHaveCount(0);
    await send(page);
    await expect(page).toHaveURL(href('contact-thanks', locale));
  });
}

test('without a response the form waits, and a double click sends nothing more', async ({ page }) => {
  await using line = await startFaultyProxy('');
  await using site = await startSiteBehind(line);
  await page.goto(line.url + href('contact', 'de'));
  await fillIn(page, enquiry());
  line.set('silent');
  await send(page);
  await expect(form(page).getByText(wordsFor('de').forms.checking)).toBeVisible();
  await button(page).dblclick();
  line.set('open');
  await expect(page).toHaveURL(thanks(line, 'de'));
  expect(line.requests.filter((entry) => entry.startsWith('POST'))).toHaveLength(1);
  expect(leadsIn(site)).toBe(1);
});

test('keeps the input if the connection is broken but the browser is online', async ({ page }) => {
  await using line = await startFaultyProxy('');
  await using site = await startSiteBehind(line);
  const values = enquiry();
  await page.goto(line.url + href('contact', 'en'));
  await fillIn(page, values);
  line.set('cut');
  await send(page);
  await expect(form(page).getByText(wordsFor('en').forms.offline)).toBeVisible();
  for (const [name, value] of Object.entries(values)) {
    await expect(form(page).locator(`[name=${name}]`)).toHaveValue(value);
  }
  line.set('open');
  await send(page);
  await expect(page).toHaveURL(thanks(line, 'en'));
  expect(leadsIn(site)).toBe(1);
});

test('sending again after a lost response creates no second lead', async ({ page }) => {
  await using line = await startFaultyProxy('');
  await using site = await startSiteBehind(line);
  await page.goto(line.url + href('contact', 'en'));
  await fillIn(page, enquiry());
  line.set('deaf');
  await send(page);
  await expect.poll(() => leadsIn(site)).toBe(1);
  await expect.poll(() => page.url()).toContain('chrome-error');
  line.set('open');
  await page.reload();
  await expect(page).toHaveURL(thanks(line, 'en'));
  expect(leadsIn(site)).toBe(1);
});

test('a form can be sent before its script has loaded', async ({ page }) => {
  await page.route('**/*.js', () => {});
  await page.goto(href('contact', 'de'), { waitUntil: 'commit' });
  await fillIn(page, enquiry());
  await send(page);
  await expect(page).toHaveURL(href('contact-thanks', 'de'), { timeout: 15_000 });
});

/** Fields for names by form, and the other required fields. */
const named = {
  contact: { names: ['firstname', 'lastname'], rest: { message: 'Hallo' } },
  'solution-partner-program': { names: ['company', 'name'], rest: { message: 'Hallo' } },
} satisfies Partial<Record<PageId, { names: string[]; rest: Record<string, string> }>>;

for (const [id, { names, rest }] of Object.entries(named) as [keyof typeof named, (typeof named)['contact']][]) {
  for (const locale of locales) {
    test(`${id} in ${locale}: refuses and keeps names of 200 characters, accepts names of 100`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(href(id, locale));
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      const long = 'Ż'.repeat(200);
      await fillIn(page, { ...rest, email: `${randomUUID()}@visitor.example` });
      for (const name of names) await fillIn(page, { [name]: long });
      await send(page);
      await expect(page.locator('[data-error-summary]')).toBeFocused();
      // The limit for a company is 150.
      await expect(page.locator('[data-error-summary] a')).toHaveCount(names.length);
      expect(await fits()).toBe(true);
      for (const name of names) {
        await expect(form(page).locator(`[name=${name}]`)).toHaveValue(long);
        await fillIn(page, { [name]: 'Ż'.repeat(100) });
      }
      await send(page);
      await expect(page).toHaveURL(href(`${id}-thanks`, locale));
      await page.waitForLoadState();
      expect(await fits()).toBe(true);
    });
  }
}

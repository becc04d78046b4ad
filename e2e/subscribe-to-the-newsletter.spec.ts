import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { href } from '../src/routes/hrefs.ts';
import type { Locale } from '../src/routes/table.ts';
import { site as company } from '../src/site.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';

const expected = {
  de: { summary: 'Es gibt ein Problem', titlePrefix: 'Fehler: ', subject: /bestätigen/ },
  en: { summary: 'There is a problem', titlePrefix: 'Error: ', subject: /confirm/ },
} as const satisfies Record<Locale, object>;

const form = (page: Page) => page.locator('form[data-form=newsletter]');
const press = (page: Page) => page.locator('form[data-form=newsletter-link] button').click();
const newAddress = () => `${randomUUID()}@reader.example`;

async function subscribe(page: Page, locale: Locale, email: string) {
  await page.goto(href('newsletter', locale));
  await form(page).locator('[name=email]').fill(email);
  await form(page).locator('[name=consent]').check();
  await form(page).locator('button[type=submit]').click();
  await expect(page).toHaveURL(new RegExp(`${href('newsletter-thanks', locale)}$`));
}

/** Path and query of the link in the confirmation mail. */
function linkIn(mail: Email | undefined): string {
  const { pathname, search } = new URL(mail?.text?.match(/https?:\/\/\S+\?t=[\w-]+/)?.[0] ?? '');
  return pathname + search;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    // Chromium logs a page with status 422, 404 or 410 as a resource that failed to load.
    test.use({ javaScriptEnabled, expectedErrors: [/status of 4\d\d/] });
    const heading = (page: Page) => page.locator('h1');
    const plain = (text: string) => text.replaceAll('\u00AD', '');
    const accessible = (page: Page) => (javaScriptEnabled ? expectAccessible(page) : Promise.resolve());

    // Each language once, each kind of visit once.
    const locale = javaScriptEnabled ? 'de' : 'en';
    const { confirm, unsubscribe } = wordsFor(locale).newsletter;

    test(`a visitor in ${locale} subscribes, confirms and unsubscribes`, async ({ page, site }) => {
      const email = newAddress();
      await subscribe(page, locale, email);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await accessible(page);

      const [mail] = await site.mailsTo(email, 1);
      expect(mail?.subject).toMatch(expected[locale].subject);
      expect(mail?.html).toContain(`lang="${locale}"`);
      const link = linkIn(mail);
      expect(link.startsWith(`${href('newsletter-confirm', locale)}?t=`)).toBe(true);

      await page.goto(link);
      await expect(heading(page)).toHaveText(plain(confirm.states.open.title));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await accessible(page);
      await press(page);
      await expect(heading(page)).toHaveText(plain(confirm.states.confirmed.title));
      await accessible(page);
      const leave = await page.getByRole('link', { name: confirm.links.unsubscribe }).getAttribute('href');

      await page.goto(link);
      await expect(heading(page)).toHaveText(plain(confirm.states.already.title));
      await accessible(page);

      await page.goto(leave ?? '');
      await expect(heading(page)).toHaveText(plain(unsubscribe.states.open.title));
      await accessible(page);
      await press(page);
      await expect(heading(page)).toHaveText(plain(unsubscribe.states.unsubscribed.title));
      await accessible(page);
      await page.goto(leave ?? '');
      await expect(heading(page)).toHaveText(plain(unsubscribe.states.already.title));
      await accessible(page);
      await page.goto(link);
      await expect(heading(page)).toHaveText(plain(confirm.states.ended.title));
      await accessible(page);

      const toSales = (await site.mailsTo(company.contact.sales, 0)).filter(({ text }) => text?.includes(email));
      expect(toSales).toEqual([]);
    });

    test(`incomplete and unknown links in ${locale} show an explanation`, async ({ page }) => {
      for (const [id, words] of [
        ['newsletter-confirm', confirm],
        ['newsletter-unsubscribe', unsubscribe],
      ] as const) {
        await page.goto(href(id, locale));
        await expect(heading(page)).toHaveText(plain(words.states.incomplete.title));
        const answer = await page.goto(`${href(id, locale)}?t=${randomUUID()}`);
        expect(answer?.status()).toBe(404);
        await expect(heading(page)).toHaveText(plain(words.states.unknown.title));
        await expect(page.locator('main').getByRole('link').first()).toBeVisible();
        await accessible(page);
      }
    });

    test(`shows errors in ${locale} at the field and in a summary, and keeps the input`, async ({ page }) => {
      await page.goto(href('newsletter', locale));
      await expect(form(page).locator('[name=consent]')).not.toBeChecked();
      await form(page).locator('[name=email]').fill('nobody');
      await form(page).locator('button[type=submit]').click();
      const summary = page.locator('[data-error-summary]');
      await expect(summary).toContainText(expected[locale].summary);
      await expect(page).toHaveTitle(new RegExp(`^${expected[locale].titlePrefix}`));
      await expect(form(page).locator('[name=email]')).toHaveValue('nobody');
      await expect(form(page).locator('[name=consent]')).not.toBeChecked();
      for (const name of ['email', 'consent']) {
        await expect(form(page).locator(`[name=${name}]`)).toHaveAttribute('aria-invalid', 'true');
        const sentence = ((await summary.locator(`a[href="#${name}"]`).textContent()) ?? '').trim();
        expect(sentence).not.toBe('');
        await expect(page.locator(`[id="${name}-error"]`)).toHaveText(sentence);
      }
      if (javaScriptEnabled) await expect(summary).toBeFocused();
      await accessible(page);
      await form(page).locator('[name=consent]').check();
      await form(page).locator('button[type=submit]').click();
      await expect(page.locator('#consent-error')).toHaveCount(0);
      await expect(form(page).locator('[name=consent]')).toBeChecked();
    });
  });
}

test('the language switch keeps the token', async ({ page, site }) => {
  const email = newAddress();
  await subscribe(page, 'de', email);
  const [mail] = await site.mailsTo(email, 1);
  await page.goto(linkIn(mail));
  await page.locator('[data-top-bar] [data-language-switch]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await press(page);
  await expect(page.locator('h1')).toHaveText(wordsFor('en').newsletter.confirm.states.confirmed.title);
});

test('one-click unsubscription takes urlencoded and multipart POST without cookie and Origin; GET changes nothing', async ({
  page,
  request,
  site,
}) => {
  for (const way of ['urlencoded', 'multipart'] as const) {
    const email = newAddress();
    await subscribe(page, 'en', email);
    const [mail] = await site.mailsTo(email, 1);
    await page.goto(linkIn(mail));
    await press(page);
    const name = wordsFor('en').newsletter.confirm.links.unsubscribe;
    const address = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
    const { states } = wordsFor('en').newsletter.unsubscribe;
    for (let n = 0; n < 2; n++) expect(await (await request.get(address)).text()).toContain(states.open.title);

    const fields = { 'List-Unsubscribe': 'One-Click' };
    const body = way === 'multipart' ? { multipart: fields } : { form: fields };
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await request.post(address, { ...body, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.text()).toContain(states.unsubscribed.title);
    expect(await (await request.get(address)).text()).toContain(states.already.title);
    expect((await request.post(address, { ...body, maxRedirects: 0 })).status()).toBe(200);
  }
});

test('answers with JSON if the request accepts JSON', async ({ request }) => {
  const headers = { accept: 'application/json' };
  const email = newAddress();
  const accepted = await request.post(href('newsletter', 'en'), { headers, form: { email, consent: 'yes' } });
  expect([accepted.status(), await accepted.json()]).toEqual([200, { ok: true, id: expect.any(String) }]);
  const refused = await request.post(href('newsletter', 'en'), { headers, form: { email } });
  expect([refused.status(), await refused.json()]).toEqual([
    422,
    { ok: false, errors: { consent: expect.stringContaining('tick') } },
  ]);
});

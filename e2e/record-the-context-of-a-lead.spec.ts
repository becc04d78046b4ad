/** The form itself carries plan, campaign and referring host: without script, cookie or storage. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { site as company } from '../src/site.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';

const form = (page: Page) => page.locator('form[data-form=contact]');
const submit = (page: Page) => form(page).locator('button[type=submit]').click();

/** Hidden inputs of the form, except technical ones. */
const carried = (page: Page) =>
  page.locator('form[method=post] input[type=hidden]').evaluateAll((inputs) =>
    Object.fromEntries(
      inputs
        .filter((input) => input instanceof HTMLInputElement)
        .filter(({ name }) => !['form_id', 'elapsed_ms', 'altcha', 'tz'].includes(name))
        .map(({ name, value }) => [name, value]),
    ),
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  for (const locale of locales) {
    test(`campaign and plan in ${locale} reach the form and the mail to sales`, async ({ page, context, site }) => {
      const email = `${randomUUID()}@visitor.example`;
      await page.goto(`${href('pricing', locale)}?utm_source=Brief+%3Cb%3E&utm_campaign=herbst&gclid=Cj0`);
      await page.locator('[data-plan=professional] a').click();
      await expect(form(page)).toContainText(/Plan Professional|Professional plan/);
      await expect(form(page).getByRole('combobox')).toHaveValue('sales');

      await form(page).locator('[name=email]').fill(email);
      await form(page).locator('[name=message]').fill('Hallo');
      await submit(page);
      await expect(page.locator('[data-error-summary]')).toBeVisible();
      await expect(form(page)).toContainText(/Plan Professional|Professional plan/);
      await form(page).locator('[name=lastname]').fill('Öz');
      await submit(page);
      await expect(page).toHaveURL(new RegExp(`${href('contact-thanks', locale)}$`));

      await site.mailsTo(email, 1);
      const [mail] = await site.mailsTo(company.contact.sales, 1, email);
      for (const line of ['Gewünschter Plan: Professional', 'Quelle: Brief <b>', 'Name: herbst'])
        expect(mail?.text).toContain(line);
      expect(mail?.html).toContain('Brief &lt;b&gt;');
      expect(mail?.text).not.toMatch(/gclid|Cj0/);
      expect(await context.cookies()).toEqual([]);
    });
  }

  test('the form contains only the host of a referring site, and only for its visitor', async ({ page }) => {
    for (const id of ['contact', 'affiliate-program'] as const) {
      const path = href(id, 'de');
      await page.goto(path);
      expect(await carried(page)).toEqual({});
      await page.goto(path, { referer: 'https://Suche.example/finden?q=geheim' });
      expect(await carried(page)).toEqual({ referrer: 'suche.example' });
      await page.goto(path);
      expect(await carried(page)).toEqual({});
    }
  });

  test('the demo form keeps its campaign while other weeks are shown', async ({ page }) => {
    await page.goto(`${href('get-a-demo', 'en')}?utm_source=letter`);
    const later = page.locator('a[data-step]').last();
    for (let week = 0; week < 3; week++) {
      const before = page.url();
      await later.click();
      await expect(page).toHaveURL((url) => url.href !== before && url.searchParams.has('from'));
    }
    await expect.poll(() => carried(page)).toEqual({ utm_source: 'letter' });
    await page.locator('[data-zone-form] button').click();
    await expect(page).toHaveURL(/tz=/);
    await expect.poll(() => carried(page)).toEqual({ utm_source: 'letter' });
  });

  test('the newsletter form carries no context', async ({ page }) => {
    await page.goto(`${href('newsletter', 'de')}?utm_source=letter`, { referer: 'https://suche.example/' });
    expect(await carried(page)).toEqual({});
  });
});

test('the form that names a plan is accessible', async ({ page }) => {
  await page.goto(`${href('contact', 'en')}?plan=enterprise`);
  await expect(form(page)).toContainText('Enterprise');
  await expectAccessible(page);
  await page.goto(`${href('contact', 'en')}?plan=<script>`);
  await expect(form(page)).not.toContainText('script');
});

test('a call to action arrives at a form that repeats its reason, and sales reads it', async ({ page, site }) => {
  const reason = wordsFor('en').contactReasons.pages['industries/agencies'] ?? 'no introduction';
  await page.goto(href('industries/agencies', 'en'));
  await page
    .locator(`main a[href^="${href('contact', 'en')}?"]`)
    .first()
    .click();
  await expect(form(page)).toContainText(reason);
  await expect(form(page).locator('[name=topic]')).toHaveValue('sales');
  const email = `${randomUUID()}@visitor.example`;
  await form(page).locator('[name=lastname]').fill('Example');
  await form(page).locator('[name=email]').fill(email);
  await form(page).locator('[name=message]').fill('Two clients, one chatbot each.');
  await submit(page);
  await expect(page).toHaveURL(href('contact-thanks', 'en'));
  await site.mailsTo(email, 1);
  await expect(async () => {
    const toSales = (await site.mailsTo(company.contact.sales, 1, email))[0];
    expect(toSales?.text).toMatch(/Anlass: Agenturen/);
  }).toPass();
});

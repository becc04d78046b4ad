import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { type Locale, locales } from '../src/routes/table.ts';
import { site as company } from '../src/site.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expect, test, withMotion, withPrefetch } from './fixtures.ts';

test.use({ ...withMotion, ...withPrefetch });

const expected = {
  de: { summary: 'Es gibt ein Problem', titlePrefix: 'Fehler: ', subject: /Vertrieb|Anfrage/i },
  en: { summary: 'There is a problem', titlePrefix: 'Error: ', subject: /sales|enquiry|message/i },
} as const satisfies Record<Locale, object>;

const message = 'Grüße aus Köln: „Passt“ das für 3 Filialen – ja oder nein?\nZweite Zeile.';

const form = (page: Page) => page.locator('form[data-form=contact]');
const submit = (page: Page) => form(page).locator('button[type=submit], button:not([type])').first().click();

async function fillIn(page: Page, email: string) {
  await form(page).locator('[name=firstname]').fill('Zoë');
  await form(page).locator('[name=lastname]').fill('Müßiggänger-Łukasz');
  await form(page).locator('[name=email]').fill(email);
  await form(page).locator('[name=message]').fill(message);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    // Chromium logs a page with status 422 as a resource that failed to load.
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

    for (const locale of locales) {
      test(`a visitor in ${locale} writes to sales, and both mails arrive`, async ({ page, site }) => {
        const email = `${randomUUID()}@visitor.example`;
        await page.goto(href('contact', locale));
        await fillIn(page, email);
        await submit(page);
        await expect(page).toHaveURL(new RegExp(`${href('contact-thanks', locale)}$`));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);

        const [confirmation] = await site.mailsTo(email, 1);
        expect(confirmation?.text).not.toContain('Filialen');
        expect(confirmation?.html).toContain(`lang="${locale}"`);
        const toSales = await site.mailsTo(company.contact.sales, 1, email);
        expect(toSales).toHaveLength(1);
        expect(toSales[0]?.replyTo?.[0]?.address).toBe(email);
        expect(toSales[0]?.text).toContain('Müßiggänger-Łukasz');
      });
    }

    // Each language once, each kind of visit once.
    const locale = javaScriptEnabled ? 'de' : 'en';
    test(`shows errors in ${locale} at the field and in a summary, and keeps the input`, async ({ page }) => {
      await page.goto(href('contact', locale));
      await form(page).evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await form(page).locator('[name=email]').fill('nobody');
      await form(page).locator('[name=message]').fill(message);
      await submit(page);

      const summary = page.locator('[data-error-summary]');
      await expect(summary).toContainText(expected[locale].summary);
      await expect(page).toHaveTitle(new RegExp(`^${expected[locale].titlePrefix}`));
      await expect(form(page).locator('[name=message]')).toHaveValue(message);
      await expect(form(page).locator('[name=email]')).toHaveValue('nobody');
      for (const name of ['lastname', 'email']) {
        const field = form(page).locator(`[name=${name}]`);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        const id = (await field.getAttribute('id')) ?? '';
        const link = summary.locator(`a[href="#${id}"]`);
        const sentence = ((await link.textContent()) ?? '').trim();
        expect(sentence).not.toBe('');
        const described = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
        const texts = await Promise.all(described.map((part) => page.locator(`[id="${part}"]`).textContent()));
        expect(texts.join(' ')).toContain(sentence);
      }
      if (javaScriptEnabled) await expect(summary).toBeFocused();
    });
  });
}

test('a double click sends one lead', async ({ page, site }) => {
  const email = `${randomUUID()}@visitor.example`;
  await page.goto(href('contact', 'de'));
  await fillIn(page, email);
  await form(page).locator('button[type=submit], button:not([type])').first().dblclick();
  await expect(page).toHaveURL(new RegExp(`${href('contact-thanks', 'de')}$`));
  await site.mailsTo(email, 1);
  const toSales = await site.mailsTo(company.contact.sales, 1, email);
  expect(toSales).toHaveLength(1);
});

test('the log traces a lead from request to delivery without personal data', async ({ page, site }) => {
  const email = `${randomUUID()}@visitor.example`;
  await page.goto(href('contact', 'en'));
  await fillIn(page, email);
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await submit(page);
  const request = (await (await posted).allHeaders())['x-request-id'];
  await site.mailsTo(email, 1);

  const lines = () =>
    site
      .log()
      // The last line may be incomplete.
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('{'));
  const parsed = () => lines().map((line): Record<string, unknown> => JSON.parse(line));
  const accepted = () => parsed().find((line) => line.request === request && line.msg === 'Accepted');
  await expect.poll(accepted).toMatchObject({ form: 'contact' });
  const delivered = () => parsed().filter((line) => line.msg === 'Delivered' && line.lead === accepted()?.lead);
  await expect
    .poll(() =>
      delivered()
        .map(({ target }) => target)
        .sort(),
    )
    .toEqual(['mail-confirmation', 'mail-to-sales']);
  await expect
    .poll(parsed)
    .toContainEqual(expect.objectContaining({ request, page: 'contact', status: 303, msg: 'Answered' }));
  expect(lines().join('\n')).not.toMatch(new RegExp(`${email}|Müßiggänger|Grüße aus Köln|127\\.0\\.0\\.1(?!:)`));
});

test('"back" after sending restores the form, and sending it again creates no second lead', async ({ page, site }) => {
  const email = `${randomUUID()}@visitor.example`;
  await page.goto(href('contact', 'de'));
  await fillIn(page, email);
  const thanks = new RegExp(`${href('contact-thanks', 'de')}$`);
  await submit(page);
  await expect(page).toHaveURL(thanks);
  await page.goBack();
  await expect(form(page).locator('[name=message]')).toHaveValue(message);
  await expect(form(page).locator('button[type=submit]')).not.toHaveAttribute('aria-busy');
  await expect(form(page).getByRole('status')).toHaveText(wordsFor('de').forms.sent);
  await submit(page);
  await expect(page).toHaveURL(thanks);
  // A later lead is delivered later: a second mail for the first lead would have arrived before.
  await page.goto(href('contact', 'de'));
  const later = `${randomUUID()}@visitor.example`;
  await fillIn(page, later);
  await submit(page);
  await site.mailsTo(later, 1);
  const toSales = await site.mailsTo(company.contact.sales, 1, email);
  expect(toSales).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import type { Locale } from '../src/routes/table.ts';
import { site as company } from '../src/site.ts';
import { expect, test } from './fixtures.ts';

const expected = {
  de: { summary: 'Es gibt ein Problem', titlePrefix: 'Fehler: ', subject: /Bewerbung/ },
  en: { summary: 'There is a problem', titlePrefix: 'Error: ', subject: /application/ },
} as const satisfies Record<Locale, object>;

const programmes = [
  { page: 'solution-partner-program', thanks: 'solution-partner-program-thanks', named: 'Lösungspartner' },
  { page: 'affiliate-program', thanks: 'affiliate-program-thanks', named: 'Partnerprogramm für Empfehlungen' },
] as const;

const message = 'Wir bauen Chatbots für „Bäckereien“ – drei zum Anfang.';

const form = (page: Page) => page.locator('form[data-form=partner]');
const submit = (page: Page) => form(page).locator('button[type=submit]').click();

async function fillIn(page: Page, email: string) {
  await form(page).locator('[name=company]').fill('Müßig & Töchter');
  await form(page).locator('[name=website]').fill('www.example.org');
  await form(page).locator('[name=name]').fill('Zoë Łukasz');
  await form(page).locator('[name=email]').fill(email);
  await form(page).locator('[name=message]').fill(message);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    // Chromium logs a page with status 422 as a resource that failed to load.
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

    // Each language once, each kind of visit once.
    const locale = javaScriptEnabled ? 'de' : 'en';
    for (const programme of programmes) {
      test(`a visitor in ${locale} applies (${programme.page}), and both mails arrive`, async ({ page, site }) => {
        const email = `${randomUUID()}@partner.example`;
        await page.goto(href(programme.page, locale));
        await fillIn(page, email);
        await submit(page);
        await expect(page).toHaveURL(new RegExp(`${href(programme.thanks, locale)}$`));
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

        const [confirmation] = await site.mailsTo(email, 1);
        expect(confirmation?.subject).toMatch(expected[locale].subject);
        expect(confirmation?.text).not.toContain('Bäckereien');
        const toSales = await site.mailsTo(company.contact.sales, 1, email);
        expect(toSales).toHaveLength(1);
        expect(toSales[0]?.subject).toContain(programme.named);
        expect(toSales[0]?.text).toContain('https://www.example.org');
        expect(toSales[0]?.text).toContain('Müßig & Töchter');
      });
    }

    test(`shows errors in ${locale} at the field and in a summary, and keeps the input`, async ({ page }) => {
      await page.goto(href('solution-partner-program', locale));
      await form(page).locator('[name=website]').fill('our homepage');
      await form(page).locator('[name=message]').fill(message);
      await submit(page);

      const summary = page.locator('[data-error-summary]');
      await expect(summary).toContainText(expected[locale].summary);
      await expect(page).toHaveTitle(new RegExp(`^${expected[locale].titlePrefix}`));
      await expect(form(page).locator('[name=message]')).toHaveValue(message);
      await expect(form(page).locator('[name=website]')).toHaveValue('our homepage');
      for (const name of ['company', 'website', 'name', 'email']) {
        const field = form(page).locator(`[name=${name}]`);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        const sentence = ((await summary.locator(`a[href="#${name}"]`).textContent()) ?? '').trim();
        expect(sentence).not.toBe('');
        await expect(page.locator(`[id="${name}-error"]`)).toHaveText(sentence);
      }
      if (javaScriptEnabled) await expect(summary).toBeFocused();
    });
  });
}

test('answers with JSON if the request accepts JSON', async ({ request }) => {
  const headers = { accept: 'application/json' };
  const form = { company: 'A', name: 'B', email: `${randomUUID()}@partner.example`, message: 'C' };
  const accepted = await request.post(href('affiliate-program', 'en'), { headers, form });
  expect([accepted.status(), await accepted.json()]).toEqual([200, { ok: true, id: expect.any(String) }]);
  const refused = await request.post(href('affiliate-program', 'en'), { headers, form: { ...form, email: 'x' } });
  expect(refused.status()).toBe(422);
  expect(await refused.json()).toMatchObject({ ok: false, errors: { email: expect.stringContaining('name@') } });
});

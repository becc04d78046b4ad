/** Messages for refused forms: for invalid input, and for reasons on the server or the network. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext, Page } from '@playwright/test';
import { startSite } from '../checks/tools/startSite.ts';
import { forms } from '../src/forms/definitions/forms.ts';
import { href } from '../src/routes/hrefs.ts';
import { type Locale, locales, publishedPageIds, table } from '../src/routes/table.ts';
import { invalidValues } from '../src/testing/invalidValues.testing.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expectAccessible, expectNoHorizontalScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // Chromium logs a page with an error status as a resource that failed to load.
  expectedErrors: [/status of (403|413|422|429|503)/],
});

const form = (page: Page) => page.locator('main form[data-form]');
const summary = (page: Page) => page.locator('[data-error-summary]');
const submit = (page: Page) => form(page).locator('button[type=submit]').last().click();

/** Every page with a form has a thank-you page. */
const formPages = publishedPageIds.filter((id) => `${id}-thanks` in table);
const wrong = { email: 'nobody', phone: 'call me', website: 'our homepage' };

for (const id of formPages) {
  for (const locale of locales.filter((one) => table[id].paths[one] !== null)) {
    test(`${id} in ${locale} shows every error, and has no axe violation`, async ({ page }) => {
      await page.goto(href(id, locale));
      const fold = page.locator('details[data-fold]:has(form[data-form])');
      if ((await fold.count()) > 0) {
        await expect(fold).not.toHaveAttribute('open');
        await fold.locator('> summary').click();
      }
      for (const [name, value] of Object.entries(wrong)) {
        const field = form(page).locator(`[name=${name}]`);
        if ((await field.count()) > 0) await field.fill(value);
      }
      await submit(page);
      await expect(summary(page)).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^${wordsFor(locale).forms.errorPrefix}`));
      const links = await summary(page).locator('a').all();
      expect(links.length).toBeGreaterThanOrEqual(2);
      for (const link of links) {
        const target = form(page).locator(`[id="${((await link.getAttribute('href')) ?? '').slice(1)}"]`);
        await expect(target).toHaveCount(1);
        await expect(form(page)).toContainText((await link.textContent()) ?? '');
      }
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 844 });
      await expectNoHorizontalScroll(page);
    });
  }
}

/** The script of a refused form, loaded at its first use, clears errors and keeps the input. */
const formScript = (page: Page) => page.waitForFunction(() => history.state?.input);

test('the field of the only error has the focus, with its sentence in view', async ({ page }) => {
  await page.goto(href('contact', 'de'));
  for (const name of ['lastname', 'message']) await form(page).locator(`[name=${name}]`).fill('Grüße');
  await form(page).locator('[name=email]').fill('karin@');
  await submit(page);
  await expect(form(page).locator('[name=email]')).toBeFocused();
  await expect(page.locator('#email-error')).toBeInViewport({ ratio: 1 });
  await expect(form(page).locator('label[for=email]')).toBeInViewport({ ratio: 1 });
  await expect(summary(page).locator('a')).toHaveCount(1);
});

test('at 320 x 256 the summary starts in view, and a wrong field has its label and message', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(href('contact', 'de'));
  await form(page).locator('[name=email]').fill('karin@');
  await submit(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).locator('h2')).toBeInViewport({ ratio: 1 });
  const top = () => summary(page).evaluate((it) => it.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(4);
  expect(await top()).toBeLessThanOrEqual(24);
  const isWhole = async (id: string) => {
    await expect(form(page).locator(`label[for=${id}]`)).toBeInViewport({ ratio: 1 });
    await expect(page.locator(`#${id}-error`)).toBeInViewport({ ratio: 1 });
  };
  await summary(page).locator('a[href="#lastname"]').press('Enter');
  await expect(form(page).locator('[name=lastname]')).toBeFocused();
  await isWhole('lastname');
  while (
    !(await form(page)
      .locator('[name=email]')
      .evaluate((it) => it === document.activeElement))
  )
    await page.keyboard.press('Tab');
  await isWhole('email');
});

for (const [width, height] of [
  [640, 512],
  [1280, 1024],
] as const) {
  test(`at ${width} x ${height} Tab shows the whole field of a message`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(href('contact', 'de'));
    await form(page).locator('[name=firstname]').focus();
    const message = form(page).locator('[name=message]');
    for (let stops = 0; stops < 5; stops++) {
      if (await message.evaluate((it) => it === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport({ ratio: 1 });
    // The ring of a link in a sentence does not cover the letter before it.
    const link = form(page).locator('a').last();
    await link.focus();
    await expect(link).toHaveCSS('outline-offset', '1px');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 256 } });

  test('at 320 x 256 the summary starts in view, and a wrong field has its label, hint and message', async ({
    page,
  }) => {
    await page.goto(href('contact', 'de'));
    await submit(page);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).locator('h2')).toBeInViewport({ ratio: 1 });
    for (const id of ['lastname', 'email', 'message']) {
      await summary(page).locator(`a[href="#${id}"]`).press('Enter');
      for (const part of [`label[for=${id}]`, `#${id}-error`])
        await expect(form(page).locator(part), part).toBeInViewport({ ratio: 1 });
    }
    await page.goto(href('get-a-demo', 'de'));
    await submit(page);
    await summary(page).locator('a[href="#slot-time"]').press('Enter');
    await expect(page.locator('#slot-time + span')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-day]')).toBeInViewport({ ratio: 1 });
  });
});

for (const id of formPages) {
  test(`${id} keeps the input of a refused form on the way back and on reload`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(href(id, 'de'));
    const fold = page.locator('details[data-fold]:has(form[data-form]) > summary');
    if (!(await form(page).isVisible())) await fold.click();
    await form(page).locator('[name=email]').fill('karin@');
    const others = form(page).locator(':is(input[type=text]:not([tabindex]), textarea)');
    for (const field of await others.all()) await field.fill('Grüße');
    await submit(page);
    await expect(page.locator(':is([data-error-summary], [aria-invalid=true]):focus')).toBeVisible();
    await formScript(page);
    const privacy = form(page)
      .locator(`a[href="${href('privacy-policy', 'de')}"]`)
      .last();
    await privacy.press('Enter');
    await expect(page).toHaveURL(href('privacy-policy', 'de'));
    await page.goBack();
    await expect(form(page).locator('[name=email]')).toHaveValue('karin@');
    for (const field of await others.all()) await expect(field).toHaveValue('Grüße');
    if ((await fold.count()) === 0) {
      await expect(privacy).toBeFocused();
      await expect(privacy).toBeInViewport({ ratio: 1 });
    }
    await form(page).locator('[name=email]').fill('karin@example');
    await page.keyboard.press('Tab');
    await page.reload();
    await expect(form(page).locator('[name=email]')).toHaveValue('karin@example');
    for (const field of await others.all()) await expect(field).toHaveValue('Grüße');
  });
}

test('JSON responses contain sentences, never issue codes, in both languages', async ({ request }) => {
  const addresses = formPages.flatMap((id) => locales.map((locale) => table[id].paths[locale] && href(id, locale)));
  const asked = [...addresses.filter((path) => path !== null), '/api/bot/handover'];
  const fields = Object.values(forms).flatMap((one) => Object.keys(one.fields));
  for (const path of asked) {
    for (const probe of invalidValues) {
      const posted = fields.filter((field) => probe.length < 10_000 || field === 'message' || field === 'transcript');
      const answer = await request.post(path, {
        headers: { accept: 'application/json' },
        multipart: Object.fromEntries(posted.map((field) => [field, probe])),
      });
      const { errors = {} } = await answer.json();
      for (const said of Object.values(errors)) expect(said, `${path} ${probe.slice(0, 9)}`).toMatch(/ .*[.]$/);
    }
  }
});

test('every field of a form is on its page', async ({ request }) => {
  for (const id of formPages) {
    for (const locale of locales.filter((one) => table[id].paths[one] !== null)) {
      const html = await (await request.get(href(id, locale))).text();
      const form = Object.values(forms).find(({ name }) => html.includes(`data-form="${name}"`));
      expect(form, id).toBeDefined();
      const missing = Object.keys(form?.fields ?? {}).filter((field) => !html.includes(`name="${field}"`));
      expect(missing, href(id, locale)).toEqual([]);
    }
  }
});

type Site = { url: string; dataDir: string };

/** Refusals that concern the whole form, and how to provoke them. */
const refusals = {
  // With another SITE_URL, the Origin of every form is foreign.
  403: { settings: { SITE_URL: 'https://www.example.org' } },
  413: { settings: {} },
  429: {
    settings: { RATE_LIMIT: '1' },
    prepare: async ({ url }, request) => {
      for (let n = 0; n < 3; n++) await request.post(url + href('contact', 'de'), { form: valid });
    },
  },
  503: {
    settings: {},
    prepare: ({ dataDir }) => {
      const database = new DatabaseSync(join(dataDir, 'site.db'));
      database.exec('alter table lead rename to lead_out_of_reach');
      database.close();
    },
  },
} as const satisfies Record<
  number,
  {
    settings: Record<string, string>;
    prepare?: (site: Site, request: APIRequestContext) => Promise<void> | void;
  }
>;

const valid = { lastname: 'Müßig', email: 'zoe@example.org', message: 'Grüße aus Köln' };

const sentence = (status: keyof typeof refusals, locale: Locale): string => {
  const { refused } = wordsFor(locale).forms;
  const all = { 403: refused.form, 413: refused.tooLarge, 429: refused.tooMany, 503: refused.notStored };
  return all[status].split('{')[0] ?? '';
};

for (const status of [403, 413, 429, 503] as const) {
  test(`a refusal with ${status} shows its reason in both languages, keeps the input, and has no axe violation`, async ({
    page,
    request,
    site,
  }) => {
    const { settings, ...how } = refusals[status];
    await using own = status === 413 ? undefined : await startSite({ env: { RATE_LIMIT: '0', ...settings } });
    if (own && 'prepare' in how) await how.prepare({ url: own.origin, dataDir: own.dataDir }, request);
    for (const locale of locales) {
      await page.goto((own?.origin ?? site.url) + href('contact', locale));
      for (const [name, value] of Object.entries(valid)) await form(page).locator(`[name=${name}]`).fill(value);
      if (status === 413) await form(page).locator('[name=message]').fill('Ä'.repeat(20_000));
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await submit(page);
      expect((await answered).status()).toBe(status);
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText(sentence(status, locale));
      await expect(form(page).locator('[name=lastname]')).toHaveValue(valid.lastname);
      if (locale === 'de') await expectAccessible(page);
    }
    // Its prefetches would fail when the site stops.
    await page.close();
  });
}

test('the error of a field goes when its input is valid, never earlier, and nothing moves', async ({ page }) => {
  await page.goto(href('get-a-demo', 'de'));
  await submit(page);
  const name = form(page).locator('[name=name]');
  const email = form(page).locator('[name=email]');
  const error = (field: string) => page.locator(`#${field}-error`);
  await expect(error('name')).toBeVisible();
  await page.locator('[data-slot-picker]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('grid')).toBeVisible();
  await name.focus();
  await formScript(page);
  const top = () => email.evaluate((it) => it.getBoundingClientRect().top + scrollY);
  const before = await top();
  await name.pressSequentially('Ada');
  await expect(error('name')).toBeHidden();
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect.poll(top).toBe(before);
  await email.fill('ada@site');
  await expect(error('email')).toBeVisible();
  await email.fill('ada@site.example');
  await expect(error('email')).toBeHidden();
  // The hint is still its description.
  await expect(email).toHaveAttribute('aria-describedby', 'email-hint');
  await name.fill('');
  await expect(error('name')).toBeHidden();
  await page.locator('[data-days] label').nth(1).click();
  await expect(error('slot')).toBeHidden();
  await expectAccessible(page);
});

test('an error that only the server finds stays until the next submission', async ({ page }) => {
  await page.goto(href('get-a-demo', 'de'));
  const phone = form(page).locator('[name=phone]');
  await phone.fill('call me');
  await submit(page);
  // The page of the answer: a focus on the page before would be lost.
  await expect(page.locator('#phone-error')).toBeVisible();
  await phone.focus();
  await formScript(page);
  await phone.fill('call me please');
  await expect(page.locator('#phone-error')).toBeVisible();
});

/**
 * From a free time to a calendar entry, and its cancellation: with and without JavaScript, in both languages. The
 * calendar of the times is tested in pick-a-time.spec.ts. Over 200 lines: one appointment from booking to cancellation.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { href } from '../src/routes/hrefs.ts';
import { type Locale, locales } from '../src/routes/table.ts';
import { site as company } from '../src/site.ts';
import { calendarParts } from '../src/testing/bookings.testing.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { chooseSlot, form, showDayWith, slotInputs } from './bookingForm.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';

const expected = {
  de: { summary: 'Es gibt ein Problem', titlePrefix: 'Fehler: ', booked: /^Ihre Demo am /, moved: /^Verschoben: / },
  en: { summary: 'There is a problem', titlePrefix: 'Error: ', booked: /^Your demo on /, moved: /^Moved: / },
} as const satisfies Record<Locale, object>;

const cancelledIn = { de: /^Abgesagt: /, en: /^Cancelled: / } as const;
const calendarOf = (mail: Email | undefined) =>
  (mail ? calendarParts(mail)[0]?.text.replace(/\r\n[ \t]/g, '') : '') ?? '';

async function fillIn(page: Page, email: string) {
  await form(page).locator('[name=name]').fill('Zoë Müßig');
  await form(page).locator('[name=company]').fill('Müßig & Töchter');
  await form(page).locator('[name=email]').fill(email);
}
/** In two steps: it cannot be undone. */
async function cancel(page: Page) {
  const confirm = page.locator('form[data-form=cancel] button');
  await expect(confirm).toBeHidden();
  await page.locator('details:has(form[data-form=cancel]) > summary').click();
  await confirm.click();
}
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((it) => it.getBoundingClientRect());
const submit = (page: Page) => form(page).locator('button[type=submit]').click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({
      javaScriptEnabled,
      timezoneId: 'Europe/Berlin',
      expectedErrors: [/status of (409|422|404)/],
    });

    // Each language once, each kind of visit once.
    const locale = javaScriptEnabled ? 'de' : 'en';
    const words = wordsFor(locale).booking;

    test(`a visitor in ${locale} books, moves and cancels, and every mail arrives`, async ({ page, site }) => {
      const email = `${randomUUID()}@visitor.example`;
      await page.goto(href('get-a-demo', locale));
      await page.locator('[data-slot-picker] [data-step]').last().click();
      await showDayWith(page, 3);
      await chooseSlot(page, 2);
      const slot = await slotInputs(page).nth(2).inputValue();
      await fillIn(page, email);
      await submit(page);

      await expect(page).toHaveURL(href('get-a-demo-thanks', locale));
      await expect(page.locator('[data-booked]')).toContainText('Berlin');
      const [mail] = (await site.mailsTo(email, 1)).filter(({ subject }) =>
        expected[locale].booked.test(subject ?? ''),
      );
      expect(calendarOf(mail)).toContain('METHOD:REQUEST');
      expect(calendarOf(mail)).toContain(`DTSTART:${slot.replace(/[-:]|\.000/g, '')}`);
      const uid = /UID:(.+)/.exec(calendarOf(mail))?.[1];

      // A cookie identifies the booking: a reload and the links work, and none of them contains the token.
      await page.reload();
      expect(await page.content()).not.toMatch(/\/(termin|booking)\/[\w-]{32}/);
      // Nor the address, which vendors could read here.
      expect(await page.content()).not.toContain(email);
      await page.getByRole('main').getByRole('link', { name: words.thanks.manage }).click();
      await expect(page.locator('[data-booked]')).toContainText(email);
      await expect(page).toHaveURL(new RegExp(`${href('booking', locale)}/[\\w-]{32}$`));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      // The calendar opens on the booked day, which is not the first one.
      const day = (date: string) => date.slice(0, 10);
      expect(day(await slotInputs(page).first().inputValue())).toBe(day(slot));
      await expect(page.locator('[data-site-footer]').getByRole('link', { name: words.page.write })).toBeVisible();
      await showDayWith(page, 4);
      await chooseSlot(page, 3);
      const target = await slotInputs(page).nth(3).inputValue();
      await page.locator('form[data-form=move] button[type=submit]').click();
      await expect(page.getByText(words.page.done.moved)).toBeVisible();
      await expect(page).toHaveTitle(/^(Verschoben|Moved): /);
      await expect(async () => {
        const moved = (await site.mailsTo(email, 2)).find(({ subject }) => expected[locale].moved.test(subject ?? ''));
        expect(calendarOf(moved)).toContain(`UID:${uid}`);
        expect(calendarOf(moved)).toContain('SEQUENCE:1');
        expect(calendarOf(moved)).toContain(`DTSTART:${target.replace(/[-:]|\.000/g, '')}`);
      }).toPass({ timeout: 15_000 });

      await cancel(page);
      await expect(page.getByText(words.page.done.cancelled)).toBeVisible();
      await expect(page.locator('h1')).toHaveText(words.page.cancelled.title);
      await expect(async () => {
        const last = (await site.mailsTo(email, 3)).find(({ subject }) => cancelledIn[locale].test(subject ?? ''));
        expect(calendarOf(last)).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2[\s\S]*STATUS:CANCELLED/);
        const toSales = (await site.mailsTo(company.contact.sales, 3)).filter(({ text }) => text?.includes(email));
        expect(toSales).toHaveLength(3);
      }).toPass({ timeout: 15_000 });
    });

    test(`names the booking on the form in ${locale}, after Back too`, async ({ page }) => {
      await page.goto(href('get-a-demo', locale));
      await showDayWith(page, 2);
      await chooseSlot(page, 1);
      await fillIn(page, `${randomUUID()}@visitor.example`);
      await expect(page.locator('[data-booked-before]')).toHaveCount(0);
      await submit(page);
      await expect(page).toHaveURL(href('get-a-demo-thanks', locale));
      const time = (await page.locator('[data-booked] span').first().textContent()) ?? '';
      if (javaScriptEnabled) await page.goBack();
      else await page.goto(href('get-a-demo', locale));
      const notice = page.locator('[data-booked-before]');
      await expect(notice).toContainText(time);
      expect(await page.content()).not.toMatch(/\/(termin|booking)\/[\w-]{32}/);
      if (javaScriptEnabled) await expectAccessible(page);
      await notice.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${href('booking', locale)}/[\\w-]{32}$`));
    });

    test(`after Back in ${locale} no time is marked that was not chosen`, async ({ page }) => {
      const checked = page.locator('[data-slot-picker] input:checked');
      await page.goto(href('get-a-demo', locale));
      await showDayWith(page, 4);
      await chooseSlot(page, 1);
      if (javaScriptEnabled) {
        // After a refused form browsers restore the form of an earlier entry.
        await fillIn(page, 'nobody');
        await submit(page);
        await expect(page.locator('[name=email][aria-invalid=true]')).toBeVisible();
      }
      await fillIn(page, `${randomUUID()}@visitor.example`);
      await submit(page);
      await expect(page).toHaveURL(href('get-a-demo-thanks', locale));
      if (javaScriptEnabled) {
        await page.goBack();
        await expect(page.locator('[data-booked-before]')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(checked).toHaveCount(0);
        await expect(page.locator('[data-booked-before]')).toBeInViewport();
        await page.goForward();
      }

      await page.getByRole('main').getByRole('link', { name: words.thanks.manage }).click();
      for (const index of [1, 2]) {
        await showDayWith(page, 4);
        await chooseSlot(page, index);
        const moved = page.waitForResponse((response) => /done=moved/.test(response.url()));
        await page.locator('form[data-form=move] button[type=submit]').click();
        await moved;
        await page.waitForLoadState('networkidle');
        await page.goBack();
        await page.waitForLoadState('networkidle');
        await expect(slotInputs(page).first()).toBeAttached();
        await expect(checked).toHaveCount(0);
        await page.goForward();
        await expect(page.getByText(words.page.done.moved)).toBeVisible();
      }
      await cancel(page);
      await expect(page.getByText(words.page.done.cancelled)).toBeVisible();
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(words.page.cancelled.title);
      await expect(page.getByText(words.page.done.moved)).toHaveCount(0);
      await expect(page).not.toHaveTitle(/^(Verschoben|Moved)/);
    });

    test(`shows errors in ${locale} and keeps the input and the chosen time`, async ({ page }) => {
      await page.goto(href('get-a-demo', locale));
      await showDayWith(page, 5);
      await chooseSlot(page, 4);
      const slot = await slotInputs(page).nth(4).inputValue();
      await fillIn(page, 'nobody');
      await submit(page);
      const summary = page.locator('[data-error-summary]');
      await expect(summary).toContainText(expected[locale].summary);
      await expect(page).toHaveTitle(new RegExp(`^${expected[locale].titlePrefix}`));
      await expect(page.locator(`input[type=radio][value="${slot}"]`)).toBeChecked();
      await expect(form(page).locator('[name=company]')).toHaveValue('Müßig & Töchter');
      await expect(form(page).locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
      if (javaScriptEnabled) await expectAccessible(page);
    });

    test(`without a chosen time in ${locale} the error summary links to the times`, async ({ page }) => {
      await page.goto(href('get-a-demo', locale));
      await fillIn(page, 'zoe@example.org');
      await submit(page);
      const time = page.locator('#slot-time + span');
      const error = await boxOf(page, '#slot-error');
      // The summary is above the heading of the times, the error at the times, marked like a refused field.
      expect((await boxOf(page, '[data-error-summary]')).bottom).toBeLessThanOrEqual(
        (await boxOf(page, '#book h2 + form')).top,
      );
      expect(error.top).toBeGreaterThanOrEqual((await boxOf(page, '[data-zone-name]')).bottom);
      expect((await boxOf(page, '#slot-time + span')).top - error.bottom).toBeLessThan(32);
      const border = await time.evaluate((it) => getComputedStyle(it).borderTopColor);
      await expect(form(page).locator('[name=name]')).not.toHaveCSS('border-top-color', border);
      await page.locator('[data-error-summary] a[href="#slot-time"]').press('Enter');
      await expect(slotInputs(page).first()).toBeFocused();
      await expect(page.locator('#slot-error')).toHaveText(words.form.errors.slot.required);
      await expect(page.locator('#slot')).toBeInViewport();
    });

    test(`without a chosen time in ${locale} the chosen day stays`, async ({ page }) => {
      await page.goto(href('get-a-demo', locale));
      for (let days = 0; days < 2; days++) {
        const first = await slotInputs(page).first().inputValue();
        await page.locator('[data-slot-picker] [data-step]').last().click();
        await expect(slotInputs(page).first()).not.toHaveValue(first);
        await page.waitForLoadState();
      }
      const slot = await slotInputs(page).first().inputValue();
      await fillIn(page, 'zoe@example.org');
      await submit(page);
      await expect(page.locator('#slot-error')).toBeVisible();
      await expect(slotInputs(page).first()).toHaveValue(slot);
    });

    test(`refuses a time taken in the meantime in ${locale} and shows other free times`, async ({ page, request }) => {
      await page.goto(href('get-a-demo', locale));
      await showDayWith(page, 6);
      const slot = await slotInputs(page).nth(5).inputValue();
      const fields = { slot, name: 'A', company: 'B', email: `${randomUUID()}@visitor.example` };
      expect((await request.post(href('get-a-demo', locale), { form: fields, maxRedirects: 0 })).status()).toBe(303);
      await chooseSlot(page, 5);
      await fillIn(page, `${randomUUID()}@visitor.example`);
      await submit(page);
      await expect(page.locator('[data-error-summary]')).toContainText(words.refused.taken.split('.')[0] ?? '');
      await expect(page.locator(`input[type=radio][value="${slot}"]`)).toHaveCount(0);
      await expect(slotInputs(page).first()).toBeAttached();
      await expect(form(page).locator('[name=name]')).toHaveValue('Zoë Müßig');
    });

    test('shows times in the chosen time zone and in Berlin time', async ({ page }) => {
      await page.goto(href('get-a-demo', 'en'));
      const first = await slotInputs(page).first().inputValue();
      await page.locator('select[name=tz]').selectOption('America/New_York');
      // The script shows the zone at once.
      if (!javaScriptEnabled) await page.locator('[data-zone-form] button').click();
      const label = page.locator(`label:has(input[value="${first}"])`);
      const clock = (timeZone: string) =>
        new Date(first).toLocaleTimeString('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h12' });
      await expect(label).toContainText(clock('America/New_York'));
      await expect(label).toContainText(`${clock('Europe/Berlin')} Berlin`);
    });

    test('the links to other days lead forward and back, one day at a time', async ({ page }) => {
      await page.goto(href('get-a-demo', 'de'));
      await expect(page.locator('[data-days] fieldset')).toHaveCount(1);
      expect(await slotInputs(page).count()).toBeLessThanOrEqual(7);
      const first = await slotInputs(page).first().inputValue();
      const { later, earlier } = wordsFor('de').booking.picker;
      const step = (name: string) => page.locator('[data-slot-picker]').locator(`[aria-label="${name}"]`);
      await step(later).click();
      await expect(slotInputs(page).first()).not.toHaveValue(first);
      await step(earlier).click();
      await expect(slotInputs(page).first()).toHaveValue(first);
    });

    test('an unknown booking link answers 404 and is not stored', async ({ page, request }) => {
      await page.goto(`${href('booking', 'en')}/${'A'.repeat(32)}`);
      await expect(page.locator('h1')).toHaveText(wordsFor('en').booking.page.unknown.title);
      const answer = await request.get(`${href('booking', 'de')}/${'A'.repeat(32)}`);
      expect(answer.status()).toBe(404);
      expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    });
  });
}

for (const locale of locales) {
  test.describe(`every state of a booking's page in ${locale}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of (404|422)/] });
    const words = wordsFor(locale).booking;

    test('has no axe violation: thanks, booked, refused, moved, cancelled, unknown', async ({ page }) => {
      const { slots } = await (await page.request.get('/api/slots')).json();
      const slot: string = slots[9].start;
      const fields = { slot, tz: 'Asia/Tokyo', name: 'A', company: 'B', email: `${randomUUID()}@visitor.example` };
      const answer = await page.request.post(href('get-a-demo', locale), { form: fields, maxRedirects: 0 });
      await page.goto(answer.headers().location ?? '');
      await expect(page.locator('[data-booked]')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: words.thanks.manage }).click();
      await expect(page).toHaveURL(new RegExp(`${href('booking', locale)}/[\\w-]{32}$`));
      const address = new URL(page.url()).pathname;
      const token = address.split('/').at(-1);
      await expectAccessible(page);
      await page.locator('form[data-form=move] button[type=submit]').click();
      await expect(page.locator('[data-error-summary]')).toBeFocused();
      await expect(page.locator('#slot-error')).toHaveText(words.page.errors.slot);
      await expectAccessible(page);
      await chooseSlot(page, 0);
      await page.locator('form[data-form=move] button[type=submit]').click();
      await expect(page).toHaveURL(/done=moved/);
      await expectAccessible(page);

      const [file] = await Promise.all([page.waitForEvent('download'), page.getByText(words.page.file).click()]);
      expect(file.suggestedFilename()).toBe('demo.ics');
      // The same booking in the other language.
      await page.goto(address);
      const other = locale === 'de' ? 'en' : 'de';
      await expect(page.locator('[data-language-switch]').first()).toHaveAttribute(
        'href',
        `${href('booking', other)}/${token}`,
      );

      await cancel(page);
      await expect(page).toHaveURL(/done=cancelled/);
      await expectAccessible(page);
      await page.goto(`${href('booking', locale)}/${'x'.repeat(32)}`);
      await expectAccessible(page);
    });
  });

  test(`the header and the get-in-touch page link to the calendar in ${locale}`, async ({ page }) => {
    await page.goto(href('home', locale));
    const demo = page.locator(`header a[href="${href('get-a-demo', locale)}"]`).first();
    await demo.click();
    await expect(page.locator('[data-slot-picker]')).toBeVisible();
    await page.goto(href('contact-us', locale));
    await page
      .getByRole('main')
      .getByRole('link', { name: wordsFor(locale).contactUs.meeting.button })
      .click();
    await expect(page.locator('[data-slot-picker]')).toBeVisible();
  });
}

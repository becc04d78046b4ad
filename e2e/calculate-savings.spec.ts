/** A visitor calculates savings: inputs, result, address, print and mail. Over 200 lines: one tool, all states. */
import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { Email } from 'postal-mime';
import { extractText, getDocumentProxy } from 'unpdf';
import { href } from '../src/routes/hrefs.ts';
import { type Locale, locales } from '../src/routes/table.ts';
import { site as company } from '../src/site.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { idle, nextFrame } from './settled.ts';

// Chromium logs a page with status 422, and an aborted chunk, as a resource that failed to load.
test.use({ expectedErrors: [/status of 422|ERR_FAILED/] });

const calculator = (page: Page) => page.locator('form[data-calculator]');
const field = (page: Page, name: string) => calculator(page).locator(`input[name=${name}]`);
const slider = (page: Page, name: string) => calculator(page).locator(`#${name}-slider`);
const net = (page: Page) => calculator(page).locator('#savings-scenarios td[data-amount]');
const path = (locale: Locale) => href('chatbot-roi-calculator', locale);
const withQuery = (locale: Locale, query: string) => path(locale).replace(/(?=#|$)/, `?${query}`);
const search = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Calculated by hand in calculateSavings.test.ts: 5 people, 2,400 requests, 3,300 euro. */
const worked = { de: ['28,32\u00A0€', '944,72\u00A0€', '2.166,57\u00A0€'], en: ['€28.32', '€944.72', '€2,166.57'] };
const typed = { de: ['5', '2.400', '3.300 €'], en: ['5', '2,400', '€3,300'.slice(1)] };
const inputs = { team: '5', requests: '2400', salary: '3300' };

async function fillIn(page: Page, locale: Locale) {
  const [team = '', requests = '', salary = ''] = typed[locale];
  await field(page, 'team').fill(team);
  await field(page, 'requests').fill(requests);
  await field(page, 'salary').fill(salary);
}

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test('the result updates with the input, and the address contains the input', async ({ page }) => {
      await page.goto(path(locale));
      await fillIn(page, locale);
      await expect(net(page)).toHaveText(worked[locale]);
      await expect
        .poll(() => search(page))
        .toEqual({ ...inputs, rate: '40', minutes: '6', factor: '1.21', perperson: '1' });
      const shared = page.url();
      await page.goto(href('pricing', locale));
      await page.goto(shared);
      await expect(net(page)).toHaveText(worked[locale]);
      await expect(field(page, 'salary')).toHaveValue(locale === 'de' ? '3.300' : '3,300');
    });

    test('sends the result of the current input as a PDF', async ({ page, site }) => {
      const email = `${randomUUID()}@roi.example`;
      await page.goto(path(locale));
      await fillIn(page, locale);
      await leaveAddress(page, email);
      await expect(page).toHaveURL(new RegExp(`${href('chatbot-roi-calculator-thanks', locale)}$`));
      await expectSheet(await site.mailsTo(email, 1), locale);
      const toSales = await site.mailsTo(company.contact.sales, 1, email);
      expect(toSales).toHaveLength(1);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the server computes the result and sends it', async ({ page, site }) => {
        await page.goto(path(locale));
        await expect(slider(page, 'rate')).toBeHidden();
        await fillIn(page, locale);
        await calculator(page).locator('button[type=submit]').click();
        await expect(net(page)).toHaveText(worked[locale]);
        expect(search(page)).toMatchObject({ team: '5', minutes: '6' });

        const email = `${randomUUID()}@roi.example`;
        await leaveAddress(page, email);
        await expect(page).toHaveURL(new RegExp(`${href('chatbot-roi-calculator-thanks', locale)}$`));
        await expectSheet(await site.mailsTo(email, 1), locale);
      });
    });

    test('fits windows of 1280, 390 and 320 px with large amounts', async ({ page }) => {
      await page.goto(withQuery(locale, 'team=9000&requests=19000&salary=29000&minutes=30&factor=1.6'));
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expectAccessible(page, 'form[data-calculator]');
      }
    });
  });
}

test.describe('in one language', () => {
  const locale: Locale = 'de';
  test('a slider and its number field update each other', async ({ page }) => {
    await page.goto(path(locale));
    await openAssumptions(page);
    await slider(page, 'rate').focus();
    await page.keyboard.press('End');
    await expect(field(page, 'rate')).toHaveValue('80');
    await expect(calculator(page).locator('#savings-scenarios tbody')).toContainText(/80\s?%/);
    await field(page, 'factor').fill(locale === 'de' ? '1,5' : '1.5');
    await expect(slider(page, 'factor')).toHaveValue('1.5');
    await expect.poll(() => search(page)).toMatchObject({ rate: '80', factor: '1.5' });
  });

  test('digits of a mistyped number are no input: the figures stay those from before it', async ({ page }) => {
    await page.goto(path(locale));
    await fillIn(page, locale);
    await expect(net(page)).toHaveText(worked[locale]);
    await expect(page.locator('[data-result-panel]')).toContainText('ab 1.473\u00A0Anfragen');
    await field(page, 'requests').press('ControlOrMeta+a');
    // After the pause in which the address takes over the digits.
    await field(page, 'requests').pressSequentially('2');
    await expect.poll(() => search(page)).toMatchObject({ requests: '2' });
    await field(page, 'requests').pressSequentially('oo');
    await expect(net(page)).toHaveText(worked[locale]);
    await expect.poll(() => search(page)).toMatchObject(inputs);
    await field(page, 'salary').focus();
    await expect(page.locator('#requests-error')).toHaveText(wordsFor(locale).roi.errors.requests.number);
    await expect(net(page)).toHaveText(worked[locale]);
  });

  test('posts and cents are rounded, in the field too once it is left', async ({ page }) => {
    await page.goto(path(locale));
    await fillIn(page, locale);
    await field(page, 'requests').fill('2400');
    await field(page, 'team').fill('4,5');
    await expect(field(page, 'requests')).toHaveValue('2.400');
    await field(page, 'salary').fill('3.299,80');
    await expect(field(page, 'team')).toHaveValue('5');
    await expect(net(page)).toHaveText(worked[locale]);
    await field(page, 'requests').focus();
    await expect(field(page, 'salary')).toHaveValue('3.300');
    await expect(calculator(page).locator('[aria-invalid]')).toHaveCount(0);
    await expect.poll(() => search(page)).toMatchObject(inputs);
  });

  test('the closed assumptions name the one that decides the plan', async ({ page }) => {
    await page.goto(withQuery(locale, 'team=5&requests=2400&salary=3300&perperson=2.5'));
    const summary = calculator(page).locator('details:has(#rate) > summary');
    await expect(summary).toContainText(/Anfragen je Kunde:\s2,5/);
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('a scroll that begins on a slider does not change its value', async ({ page }) => {
      await page.goto(path(locale));
      await openAssumptions(page);
      await slider(page, 'rate').evaluate((part) => part.scrollIntoView({ block: 'center' }));
      const { x, y, width, height } = (await slider(page, 'rate').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const before = await page.evaluate(() => scrollY);
      const screen = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0) =>
        screen.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + width * 0.6, y: y + height / 2 - down }],
        });
      await touch('touchStart');
      for (let down = 20; down <= 200; down += 20) await touch('touchMove', down);
      await touch('touchEnd');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
      await expect(slider(page, 'rate')).toHaveValue('40');
      await expect(field(page, 'rate')).toHaveValue('40');
    });
  });

  test('buttons and arrow keys move a figure to its next step, within its range', async ({ page }) => {
    await page.goto(path(locale));
    const { more, less } = wordsFor(locale).calculator.steps;
    const button = (pattern: string) =>
      page.getByRole('button', { name: pattern.replace('{label}', wordsFor(locale).roi.labels.requests) });
    await field(page, 'requests').fill('1.030');
    await button(more).click();
    await expect(field(page, 'requests')).toHaveValue('1.100');
    await field(page, 'requests').press('ArrowDown');
    await field(page, 'requests').press('ArrowDown');
    await expect(field(page, 'requests')).toHaveValue('900');
    await field(page, 'requests').fill('70');
    await button(less).click();
    await expect(field(page, 'requests')).toHaveValue('1');
    await expect.poll(() => search(page)).toMatchObject({ requests: '1' });
  });

  test('the result bar names the first year if it is a loss', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(path(locale));
    const bar = page.locator('[data-result-bar]');
    const { yearOne } = wordsFor(locale).calculator.facts;
    await field(page, 'team').scrollIntoViewIfNeeded();
    await field(page, 'requests').fill('2000');
    await expect(bar).toBeVisible();
    await expect(bar).not.toContainText(yearOne);
    await field(page, 'requests').fill('100');
    await expect(bar).toContainText(new RegExp(`${yearOne} \u2212`));
    await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(96);
    await expectAccessible(page, '[data-result-bar]');
  });

  test('a result bar shows the amount while the panel is out of view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path(locale));
    const bar = page.locator('[data-result-bar]');
    const panel = page.locator('[data-result-panel]');
    const button = page.locator('[data-calculator] [type=submit]');
    await button.evaluate((part) => part.scrollIntoView({ block: 'end' }));
    await expect(button).toBeInViewport({ ratio: 1 });
    await nextFrame(page);
    await expect(bar).toBeHidden();
    await field(page, 'team').scrollIntoViewIfNeeded();
    await field(page, 'requests').fill('2000');
    await expect(bar).toBeVisible();
    // Both change after the fill, one after the other.
    await expect(async () => {
      const amount = await panel.locator('p').nth(1).textContent();
      await expect(bar).toContainText(amount ?? 'none', { timeout: 200 });
    }).toPass({ timeout: 10_000 });
    await expectAccessible(page, '[data-result-bar]');
    await panel.scrollIntoViewIfNeeded();
    await panel.evaluate((part) => part.scrollIntoView({ block: 'center' }));
    await expect(bar).toBeHidden();
  });

  test('the result bar covers no part of the form that it leads to, also of a refused one', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto(path(locale));
    const bar = page.locator('[data-result-bar]');
    const send = page.locator('form[data-form=roi]');
    await field(page, 'team').fill('5');
    await expect(page).toHaveURL(/team=5/);
    const scrollFormTo = (top: number) =>
      send.evaluate((it, y) => scrollBy({ top: it.getBoundingClientRect().top - y, behavior: 'instant' }), top);
    await scrollFormTo(660);
    await expect(bar).toBeVisible();
    // Above the bar, not beside its button.
    const launcher = await page.locator('[data-chat-launcher]').boundingBox();
    expect((launcher?.y ?? 640) + (launcher?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    await scrollFormTo(600);
    await expect(bar).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await send.locator('button[type=submit]').click();
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await field(page, 'team').dispatchEvent('input');
    await nextFrame(page);
    await expect(bar).toBeHidden();
    await expect(send.locator('button[type=submit]')).toBeInViewport({ ratio: 1 });
  });

  test('at 1280 px a loss leaves every scenario on one line', async ({ page }) => {
    await page.goto(withQuery(locale, 'team=3&requests=100&salary=2000'));
    const heights = await page
      .locator('#savings-scenarios tr')
      .evaluateAll((rows) => rows.map((it) => it.clientHeight));
    expect(heights).toHaveLength(4);
    expect(Math.max(...heights)).toBeLessThan(60);
  });

  for (const [width, height] of [
    [320, 256],
    [640, 512],
    [1280, 800],
  ] as const) {
    test(`at ${width} x ${height} the amount is in view after "calculate"`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path('de'));
      // The script is there when it answers an input.
      await field(page, 'team').fill('5');
      await expect(page).toHaveURL(/team=5/);
      await calculator(page).locator('button[type=submit]').press('Enter');
      const amount = page.locator('[data-result-panel] p').nth(1);
      await expect(amount).toBeInViewport({ ratio: 1 });
      const isCovered = () =>
        amount.evaluate((it) => {
          const { left, top } = it.getBoundingClientRect();
          return !it.contains(document.elementFromPoint(left + 9, top + 9));
        });
      await expect.poll(isCovered).toBe(false);
    });
  }

  test('at 320 x 256 a refused field and its error are in view', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path(locale));
    await fillIn(page, locale);
    // Before hydration, Enter sends the form: that page starts at its error summary.
    await expect(net(page)).toHaveText(worked[locale]);
    await field(page, 'team').fill('abc');
    await field(page, 'team').press('Enter');
    await expect(page.locator('#team-error')).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'team')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-result-bar]')).toBeHidden();
  });

  test('at 320 x 256 the error of a field left by Tab is in view beside the focus', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path(locale));
    await fillIn(page, locale);
    await expect(net(page)).toHaveText(worked[locale]);
    await field(page, 'requests').fill('abc');
    // The lowest place in which the field is in view.
    await field(page, 'requests').evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await page.keyboard.press('Tab');
    await expect(page.locator('#requests-error')).toBeInViewport({ ratio: 1 });
    await expect(calculator(page).locator('button:focus')).toBeInViewport({ ratio: 1 });
    const border = (name: string) =>
      field(page, name).evaluate((it) => getComputedStyle(it.parentElement ?? it).borderTopWidth);
    expect(await border('requests')).not.toBe(await border('salary'));
  });

  test('the click that leaves a refused field counts', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path(locale));
    await fillIn(page, locale);
    await expect(net(page)).toHaveText(worked[locale]);
    await field(page, 'salary').fill('3.2oo');
    await calculator(page).locator('button[type=submit]').click();
    await expect(field(page, 'salary')).toBeFocused();
    await expect(page.locator('#salary-error')).toBeInViewport();
  });

  test('shows an error when a field is left, and keeps the last result', async ({ page }) => {
    await page.goto(path(locale));
    await fillIn(page, locale);
    await expect(net(page)).toHaveText(worked[locale]);
    const amount = page.locator('[data-result-panel] p').nth(1);
    const whole = page.locator('[data-result-panel]');
    // The panel changes after the table.
    await expect(whole).toContainText('ab 1.473\u00A0Anfragen');
    const size = await whole.boundingBox();
    await field(page, 'team').fill('0');
    // Before the field is left, too, and nothing moves.
    await expect(amount).toHaveCSS('text-decoration-line', 'line-through');
    await expect.poll(() => whole.boundingBox()).toEqual(size);
    const struck = calculator(page).locator('[data-result-panel] li b, dl dd');
    for (const figure of await struck.all()) await expect(figure).toHaveCSS('text-decoration-line', 'line-through');
    await expect(page.locator('[data-result-bar]')).toContainText(wordsFor(locale).calculator.bar.outdated);
    await field(page, 'requests').focus();
    const { number } = wordsFor(locale).roi.errors.team;
    await expect(page.locator('#team-error')).toHaveText(number);
    await expect(field(page, 'team')).toHaveAttribute('aria-invalid', 'true');
    await expect(net(page)).toHaveText(worked[locale]);
    await expectAccessible(page, 'form[data-calculator]');
    await field(page, 'team').fill('5');
    await expect(page.locator('#team-error')).toHaveCount(0);
    await expect(amount).toHaveCSS('text-decoration-line', 'none');
  });

  test('shows a loss as negative, and no figures beyond the largest plan', async ({ page }) => {
    await page.goto(withQuery(locale, 'team=2&requests=101&salary=3000'));
    await expect(net(page).first()).toContainText('\u2212');
    await field(page, 'requests').fill('20001');
    const lines = calculator(page).locator('#savings-lines tbody tr');
    await expect(lines.nth(3).locator('td')).toHaveText(Array(3).fill(wordsFor(locale).roi.result.onRequest));
    await expect(calculator(page).locator('figure')).toHaveCount(0);
    await expectAccessible(page, 'form[data-calculator]');
  });

  test('a bar narrower than its corner is not wider there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(withQuery(locale, 'team=8&requests=2347&salary=3500'));
    const bar = page.locator('#savings-scenarios rect').first();
    await bar.scrollIntoViewIfNeeded();
    const { x, y, width } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    expect(width).toBeLessThan(6);
    const drawn = await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.localName, [
      x + width + 1,
      y + 14,
    ] as const);
    expect(drawn).not.toBe('rect');
  });

  test('the chart has a table with its values', async ({ page }) => {
    await page.goto(withQuery(locale, 'team=5&requests=2400&salary=3300'));
    await page.locator('figure summary').click();
    // Middle: 2,443.716 × (24 − 2.45) − 24 × 1,499 = 16,686.08.
    const last = page.locator('#savings-over-time tbody tr').last().locator('td').nth(1);
    await expect(last).toHaveText(locale === 'de' ? '16.686,08\u00A0€' : '€16,686.08');
    await expect(page.locator('figure svg[role=img]')).toHaveAttribute('aria-label', /16[.,]686/);
    await expectAccessible(page, 'form[data-calculator]');
  });

  test('keeps the calculation if the email address is refused', async ({ page }) => {
    await page.goto(withQuery(locale, 'team=5&requests=2400&salary=3300'));
    await leaveAddress(page, 'nobody');
    await expect(page.locator('#email')).toBeFocused();
    await expect(net(page)).toHaveText(worked[locale]);
    await expect(page.locator('#email-error')).toHaveText(wordsFor(locale).roi.errors.email.format);
    await expectAccessible(page, 'main');
  });

  test('prints the result without forms, buttons and menus', async ({ page }) => {
    await page.goto(path(locale));
    await page.emulateMedia({ media: 'print' });
    await expect(net(page).first()).toBeVisible();
    await expect(page.locator('form[data-form=roi]')).toBeHidden();
    await expect(calculator(page).locator('button[type=submit]')).toBeHidden();
    await expect(page.locator('[data-menu]').first()).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('shows errors in a summary and at the field, and keeps the input', async ({ page }) => {
      await page.goto(path(locale));
      await openAssumptions(page);
      await field(page, 'requests').fill('many');
      await field(page, 'rate').fill('95');
      await calculator(page).locator('button[type=submit]').click();
      const { requests, rate } = wordsFor(locale).roi.errors;
      await expect(page.locator('#requests-error')).toHaveText(requests.number);
      await expect(page.locator('[data-error-summary] a[href="#rate"]')).toHaveText(rate.number);
      await expect(field(page, 'requests')).toHaveValue('many');
      await expect(page).toHaveTitle(new RegExp(`^${wordsFor(locale).forms.errorPrefix}`));
    });
  });
});

test.describe('on a slow connection', () => {
  test('an input refused by the server moves the focus to the error summary', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await holdChunks(page);
    await page.goto(path('de'));
    await field(page, 'team').fill('abc');
    await field(page, 'team').press('Enter');
    await expect(page).toHaveURL(/team=abc/);
    await page.waitForLoadState('load');
    await idle(page);
    const summary = page.locator('[data-error-summary]');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('heading')).toBeInViewport();
  });

  test('loads no chunk before the first use, and keeps input from before hydration', async ({ page }) => {
    const { release, asked } = await holdChunks(page);
    await page.goto(path('de'));
    await idle(page);
    expect(asked()).toBe(0);
    await fillIn(page, 'de');
    await openAssumptions(page);
    await slider(page, 'minutes').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(asked).toBeGreaterThan(0);
    await expect(field(page, 'requests')).toHaveValue('2.400');
    await release();
    await expect(field(page, 'minutes')).toHaveValue('6,5');
    await expect(field(page, 'requests')).toHaveValue('2.400');
    await expect.poll(() => search(page)).toMatchObject({ ...inputs, minutes: '6.5' });
  });

  test('replays a click from before hydration', async ({ page }) => {
    const { release } = await holdChunks(page);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto(path('en'));
    await page.getByRole('button', { name: wordsFor('en').calculator.print }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(0);
    await release();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
  });

  test('replays a click on the icon of a button', async ({ page }) => {
    const { release, asked } = await holdChunks(page);
    await page.goto(path('de'));
    const { more } = wordsFor('de').calculator.steps;
    const name = more.replace('{label}', wordsFor('de').roi.labels.requests);
    await field(page, 'requests').fill('1.030');
    await page.getByRole('button', { name }).locator('svg').click();
    await expect.poll(asked).toBeGreaterThan(0);
    await release();
    await expect(field(page, 'requests')).toHaveValue('1.100');
  });

  test('the form keeps its input and works if its script does not load', async ({ page }) => {
    await page.route(/hydrate|SavingsCalculator/, (route) => route.abort());
    // Asked before the page reloads: the visitor types meanwhile.
    const asked = Promise.withResolvers<Route>();
    await page.route('**/favicon.svg', (route) => asked.resolve(route));
    await page.goto(path('en'));
    await field(page, 'team').focus();
    const reachable = await asked.promise;
    await fillIn(page, 'en');
    const answered = page.waitForResponse('**/favicon.svg');
    await reachable.continue();
    await answered;
    await calculator(page).locator('button[type=submit]').click();
    await expect(net(page)).toHaveText(worked.en);
  });
});

test('"back" restores the calculation, and input adds no history entries', async ({ page }) => {
  await page.goto(href('home', 'en'));
  await page.goto(path('en'));
  await fillIn(page, 'en');
  await expect.poll(() => search(page)).toMatchObject(inputs);
  await page.goto(href('pricing', 'en'));
  await page.goBack();
  await expect(net(page)).toHaveText(worked.en);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${href('home', 'en')}$`));
});

test('the language switch keeps the calculation', async ({ page }) => {
  await page.goto(path('en'));
  await fillIn(page, 'en');
  await expect.poll(() => search(page)).toMatchObject(inputs);
  await page.locator('a[data-language-switch]').first().click();
  await expect(net(page)).toHaveText(worked.de);
});

const openAssumptions = (page: Page) => calculator(page).locator('details:has(#rate) > summary').click();

/** Holds back the chunks of the island until released. */
async function holdChunks(page: Page) {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(/hydrate|SavingsCalculator/, (route) => {
    if (isReleased) void route.continue();
    else held.push(route);
  });
  return {
    asked: () => held.length,
    release: async () => {
      isReleased = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

async function leaveAddress(page: Page, email: string) {
  const form = page.locator('form[data-form=roi]');
  await form.locator('[name=firstname]').fill('Zoë');
  await form.locator('[name=lastname]').fill('Müßig');
  await form.locator('[name=company]').fill('Müßig & Töchter');
  await form.locator('[name=email]').fill(email);
  await form.locator('button[type=submit]').click();
}

async function expectSheet([mail]: Email[], locale: Locale) {
  const sheet = mail?.attachments[0];
  expect(sheet?.filename).toBe(wordsFor(locale).roi.sheet.fileName);
  if (!(sheet?.content instanceof ArrayBuffer)) throw new Error('The mail has no sheet');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(sheet.content)), { mergePages: true });
  for (const amount of worked[locale]) expect(text.replace(/\s/g, ' ')).toContain(amount.replace(/\s/g, ' '));
}

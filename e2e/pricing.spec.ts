/** The pricing page contains every figure of spec section 9, and every price has the note required by law. */

import { href } from '../src/routes/hrefs.ts';
import { type Locale, locales } from '../src/routes/table.ts';
import { contactHref } from '../src/text/content/contactHref.ts';
import { plansFor } from '../src/text/content/plans.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expect, test } from './fixtures.ts';

const notes: Record<Locale, RegExp> = {
  de: /nur für Unternehmer, zzgl\. USt\./i,
  en: /for businesses only, plus VAT/i,
};

/**
 * Active users, projects, AI accounts, operators, channels: the table of spec section 9 as each language formats it.
 */
const columns: Record<Locale, Record<string, string[]>> = {
  de: {
    essential: ['149\u00A0€', '100', '1', '1', '1', '1'],
    professional: ['449\u00A0€', '1.000', '1', '1', '3', '1'],
    enterprise: ['1.499\u00A0€', '20.000', '2', '2', 'auf Anfrage', 'auf Anfrage'],
  },
  en: {
    essential: ['€149', '100', '1', '1', '1', '1'],
    professional: ['€449', '1,000', '1', '1', '3', '1'],
    enterprise: ['€1,499', '20,000', '2', '2', 'on request', 'on request'],
  },
};

test('on phones the names of the plans stay in view beside their figures', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(href('pricing', 'en'));
  await page.locator('#comparison summary').click();
  await page.locator('#comparison tbody').last().scrollIntoViewIfNeeded();
  await expect(async () => {
    const [header, names] = await page
      .locator('[data-site-header], #comparison thead')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
    expect(names.top).toBe(header.bottom);
  }).toPass({ timeout: 10_000 });
});

test('a phone prints the comparison unfolded, and no signs of unfolding', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(href('pricing', 'en'));
  const cell = page.locator('#comparison td').last();
  await expect(cell).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(cell).toBeVisible();
  const signs = await page
    .locator('main summary')
    .evaluateAll((all) => all.filter((it) => getComputedStyle(it, '::after').display !== 'none').length);
  expect(signs).toBe(0);
});

test('at 1024 px tags, prices, buttons and figures of the plans begin on common lines', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const locale of locales) {
    await page.goto(href('pricing', locale));
    for (const part of ['h2', 'h2 + span', 'p + a', 'summary']) {
      const lines = await page
        .locator(`[data-plan] ${part}`)
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect()).map(({ top, height }) => `${top} ${height}`));
      expect(lines).toHaveLength(3);
      expect(new Set(lines).size, `${part} in ${locale}`).toBe(1);
    }
  }
});

for (const locale of locales) {
  test.describe(`prices in ${locale}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('every price has the note on businesses and VAT', async ({ page }) => {
      await page.goto(href('pricing', locale));
      // The flat fee for a returned direct debit is not a price of the offer and carries no VAT.
      const blocks = page.locator('main :is(p, td, li, dd)').filter({ hasText: '€' });
      const texts = (await blocks.allTextContents()).filter((text) => !/2[.,]50/.test(text));
      expect(texts.length).toBeGreaterThanOrEqual(9);
      expect(texts.filter((text) => !notes[locale].test(text))).toEqual([]);
    });

    test('the plans show their figures and link to the contact form with the plan', async ({ page }) => {
      await page.goto(href('pricing', locale));
      for (const plan of plansFor(locale)) {
        const column = page.locator(`[data-plan=${plan.type}]`);
        const [price = '', users = '', projects = '', , operators = '', channels = ''] =
          columns[locale][plan.type] ?? [];
        await expect(column.locator('[data-price] strong')).toHaveText(price);
        const { plans, comparison } = wordsFor(locale).pricing;
        const api = plan.customApi ? [comparison.included] : [];
        await expect(column.locator('dd')).toHaveText([users, projects, operators, channels, ...api]);
        const names = [plans.users, plans.chatbot, plans.operators, plans.channels];
        expect((await column.locator('dt').allTextContents()).slice(0, 4)).toEqual(names);
        await expect(column).toContainText(plan.title);
        await expect(column).toContainText(plan.subtitle);
        await expect(column.getByText(plan.desc)).toBeHidden();
        await column.locator('summary').click();
        for (const text of [plan.desc, plan.content, plan.free]) await expect(column.getByText(text)).toBeVisible();
        await expect(column.getByRole('listitem')).toHaveText([...plan.features, ...plan.customize]);
        await expect(column.getByRole('link', { name: plan.btn })).toHaveAttribute(
          'href',
          contactHref(locale, 'sales', { plan: plan.type }),
        );
      }
    });

    test('the comparison contains every figure of each plan', async ({ page }) => {
      await page.goto(href('pricing', locale));
      const rows = page.locator('#comparison tbody tr:has(td:not(:empty))');
      for (const [index, plan] of plansFor(locale).entries()) {
        const cells = rows.locator('td').and(page.locator(`:nth-child(${index + 2})`));
        const [price = '', ...figures] = columns[locale][plan.type] ?? [];
        await expect(cells.first()).toContainText(price);
        expect((await cells.allTextContents()).slice(1, 6), plan.type).toEqual(figures);
      }
      const { features } = wordsFor(locale).pricing.comparison;
      await expect(page.locator('#comparison li')).toHaveText(features);
    });

    test('a question opens, and onboarding can be requested', async ({ page }) => {
      await page.goto(`${href('pricing', locale)}#questions`);
      const question = page.locator('#question-active-user');
      await expect(question.locator('p').first()).toBeHidden();
      await question.locator('summary').click();
      await expect(question.locator('p').first()).toBeVisible();

      await page.getByRole('link', { name: locale === 'de' ? 'Einführung anfragen' : 'Ask about onboarding' }).click();
      await expect(page.locator('form[data-form=contact]').getByRole('combobox')).toHaveValue('sales');
    });
  });
}

test('the plan buttons are in the first screen at 1280x800', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const locale of locales) {
    await page.goto(href('pricing', locale));
    for (const plan of plansFor(locale)) {
      const button = await page.getByRole('link', { name: plan.btn }).boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 800), plan.btn).toBeLessThan(800);
    }
  }
});

test('no figure or name of a plan breaks inside a word or ends outside the window', async ({ page }) => {
  const broken: string[] = [];
  const outside: string[] = [];
  for (const locale of locales) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(href('pricing', locale));
    await page.locator('#comparison summary').click();
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const words = page.locator('[data-plan] :is(h2, strong, dt, dd), #comparison :is(th, td)');
      broken.push(...(await words.evaluateAll(brokenWords)).map((word) => `${locale} at ${width} px: ${word}`));
      outside.push(...(await words.evaluateAll(wordsOutside)).map((word) => `${locale} at ${width} px: ${word}`));
    }
  }
  expect({ broken, outside }).toEqual({ broken: [], outside: [] });
});

test('a fragment opens its question, on load and later', async ({ page }) => {
  await page.goto(`${href('pricing', 'de')}#question-active-user`);
  await expect(page.locator('#question-active-user p').first()).toBeVisible();
  await expect(page.locator('details[id^=question-][open]')).toHaveCount(1);
  await page.evaluate(() => location.assign('#question-notice'));
  await expect(page.locator('#question-notice p').first()).toBeVisible();
});

/** Runs in the page: words that a line break divides, other than at a hyphen of the text. */
function brokenWords(elements: Element[]): string[] {
  const range = document.createRange();
  return elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u00AD-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** Runs in the page: texts of elements that end outside the window, which clips them. */
function wordsOutside(elements: Element[]): string[] {
  return elements
    .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
    .map((element) => element.textContent ?? '');
}

/**
 * Filters of a list: the URL contains the choice, the server renders its entries, with and without JavaScript.
 * Over 200 lines: two lists with the same promises.
 */
import type { Page } from '@playwright/test';
import { type Facet, type FilterSelection, filteredHref } from '../src/routes/filters.ts';
import { href } from '../src/routes/hrefs.ts';
import { type Locale, locales, otherLocale, type PageId } from '../src/routes/table.ts';
import { integrationFacets, integrationIds } from '../src/text/content/integrations/facts.ts';
import { integrationsFor } from '../src/text/content/integrations.ts';
import { goalIds } from '../src/text/content/templates/facts.ts';
import { goalFor, goalsFor, templateCount, templateFacets } from '../src/text/content/templates.ts';
import { fill, wordsFor } from '../src/text/words/words.ts';
import { expectAccessible, expectAccessibleLayout } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';

type List = {
  page: PageId;
  facets: readonly Facet[];
  /** Ids of the entries that match a choice. */
  fitting: (locale: Locale, choice: FilterSelection) => string[];
  all: number;
  words: (locale: Locale) => { answer: { none: string; one: string; many: string } };
  /** Two choices, the second narrower than the first. */
  choices: [FilterSelection, FilterSelection];
};

const lists: List[] = [
  {
    page: 'integrations-directory',
    facets: integrationFacets,
    fitting: (locale, choice) => integrationsFor(locale, choice).flatMap(({ entries }) => entries.map(({ id }) => id)),
    all: integrationIds.length,
    words: (locale) => wordsFor(locale).integrationsDirectory,
    choices: [{ kind: 'shop' }, { kind: 'shop', direction: 'writes' }],
  },
  {
    page: 'templates',
    facets: templateFacets(),
    fitting: (locale, choice) => goalsFor(locale, choice).flatMap(({ templates }) => templates.map(({ id }) => id)),
    all: templateCount('de'),
    words: (locale) => wordsFor(locale).templates,
    choices: [{ industry: 'tourism' }, { industry: 'tourism', channel: 'messenger' }],
  },
];

const answer = ({ words }: List, locale: Locale, count: number) => {
  const { none, one, many } = words(locale).answer;
  return fill(count === 0 ? none : count === 1 ? one : many, { count });
};

const entriesIn = (html: string) => [...html.matchAll(/data-entry="([^"]+)"/g)].map(([, id]) => id);
const expectEntries = (page: Page, ids: readonly string[]) =>
  expect
    .poll(() => page.locator('[data-entry]').evaluateAll((all) => all.map((one) => one.getAttribute('data-entry'))))
    .toEqual(ids);

/** Sets every control to the choice, in the order of the facets. */
async function choose(page: Page, { facets }: List, locale: Locale, choice: FilterSelection) {
  for (const { id, param, options } of facets) {
    const option = options.find((one) => one.id === choice[id]);
    await page.locator(`select[name="${param[locale]}"]`).selectOption(option?.slug[locale] ?? '');
  }
}

const cases = lists.flatMap((list, index) =>
  // In the browser each list in one language.
  locales.map((locale) => ({ list, locale, isShown: locale === locales[index] })),
);

for (const { list, locale, isShown } of cases) {
  const { page: id, facets, fitting, all, choices } = list;
  const name = `${id}, ${locale}`;
  const at = (choice: FilterSelection) => filteredHref(id, locale, facets, choice);

  test(`every filter in the address shows exactly its entries and their number (${name})`, async ({ request }) => {
    const single = facets.flatMap((facet) =>
      facet.options.map((option): FilterSelection => ({ [facet.id]: option.id })),
    );
    for (const choice of [{}, ...single, ...choices]) {
      const answered = await request.get(at(choice));
      const html = await answered.text();
      const expected = fitting(locale, choice);
      expect(answered.status(), at(choice)).toBe(200);
      expect(entriesIn(html), at(choice)).toEqual(expected);
      expect(html, at(choice)).toContain(answer(list, locale, expected.length));
      expect(html, at(choice)).toMatch(new RegExp(`rel="canonical" href="[^"?]*${href(id, locale)}"`));
    }
    expect(fitting(locale, {})).toHaveLength(all);
  });

  test(`an unknown value is ignored, and the page says so (${name})`, async ({ request }) => {
    const answered = await request.get(`${href(id, locale)}?${facets[0]?.param[locale]}=%3Cb%3Enope`);
    const html = await answered.text();
    expect(answered.status()).toBe(200);
    expect(entriesIn(html)).toHaveLength(all);
    expect(html).toContain(wordsFor(locale).filters.unknown);
    expect(html).not.toContain('nope');
    expect((await request.post(href(id, locale), { form: { a: 'b' } })).status()).toBe(405);
  });

  if (!isShown) continue;
  test(`a filter updates entries, number and address, and "back" restores the previous one (${name})`, async ({
    page,
  }) => {
    const [first, second] = choices;
    await page.goto(href(id, locale));
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    const count = page.getByRole('status');
    await expect(count).toHaveText(answer(list, locale, all));

    for (const choice of [first, second]) {
      await choose(page, list, locale, choice);
      const expected = fitting(locale, choice);
      await expect(count).toHaveText(answer(list, locale, expected.length));
      await expectEntries(page, expected);
      await expect(page).toHaveURL(at(choice));
      const counterpart = filteredHref(id, otherLocale[locale], facets, choice);
      for (const link of await page.locator('[data-language-switch]').all())
        await expect(link).toHaveAttribute('href', counterpart);
    }
    await page.goBack();
    await expect(page).toHaveURL(at(first));
    await expect(count).toHaveText(answer(list, locale, fitting(locale, first).length));
    await expectEntries(page, fitting(locale, first));

    await page.locator('[data-filter-reset]').click();
    await expect(count).toHaveText(answer(list, locale, all));
    await expect(page).toHaveURL(href(id, locale));
    await expect(page.locator('[data-filter] select').first()).toBeFocused();
    await expect(page.locator('[data-filter-reset]')).toBeHidden();
    await expect(page.locator('body')).toHaveAttribute('data-same-document');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the language switch keeps the filter (${name})`, async ({ page }) => {
      const [, choice] = choices;
      await page.goto(at(choice));
      await page.locator('[data-top-bar] [data-language-switch]').click();
      await expect(page).toHaveURL(filteredHref(id, otherLocale[locale], facets, choice));
      await expectEntries(page, fitting(otherLocale[locale], choice));
    });

    test(`the form applies the filter, and "back" removes it (${name})`, async ({ page }) => {
      const [, choice] = choices;
      await page.goto(href(id, locale));
      await choose(page, list, locale, choice);
      await page.getByRole('button', { name: wordsFor(locale).filters.submit, exact: true }).click();
      const expected = fitting(locale, choice);
      await expect(page.getByRole('status')).toHaveText(answer(list, locale, expected.length));
      await expectEntries(page, expected);
      await page.goBack();
      await expect(page.getByRole('status')).toHaveText(answer(list, locale, all));
    });
  });

  test(`the filtered list with open entries has no axe violation (${name})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at(choices[0]));
    await page.locator('main').evaluate((main) => {
      for (const entry of main.querySelectorAll('details')) entry.open = true;
    });
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 1280, height: 844 });
    await expectAccessibleLayout(page);
  });
}

test.describe('templates', () => {
  const locale = 'en';
  test('arrow keys in a filter are one history entry', async ({ page }) => {
    await page.goto(href('templates', 'de'));
    const count = () => page.evaluate(() => history.length);
    const before = await count();
    await page.keyboard.press('Tab');
    const field = page.locator('[data-filter] select').first();
    await field.focus();
    const values = new Set<string>();
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('ArrowDown');
      values.add(await field.inputValue());
    }
    expect(values.size).toBe(3);
    expect(await count()).toBe(before + 1);
  });

  test('at 320 x 256 the number is in view below each field that changes it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(href('templates', locale));
    const count = page.getByRole('status');
    for (const field of await page.locator('[data-filter] select').all()) {
      await field.focus();
      const before = await count.textContent();
      await page.keyboard.press('ArrowDown');
      await expect(count).not.toHaveText(before ?? '');
      await expect(count).toBeInViewport({ ratio: 1 });
      const bottom = await field.evaluate((it) => it.getBoundingClientRect().bottom);
      expect(await count.evaluate((it) => it.getBoundingClientRect().top)).toBeGreaterThan(bottom);
      await page.keyboard.press('ArrowUp');
      await expect(count).toHaveText(before ?? '');
    }
  });

  test('at 320 x 256 a closed connection fits into the window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(href('integrations-directory', locale));
    const heights = await page.locator('[data-entry] summary').evaluateAll((all) => all.map((it) => it.clientHeight));
    expect(heights.length).toBeGreaterThan(3);
    expect(Math.max(...heights)).toBeLessThan(256 - 16);
  });

  test('focus rings leave the texts beside a template free', async ({ page }) => {
    await page.goto(href('templates', locale));
    const name = page.locator('[data-entry] h3 a').first();
    await page.locator('[data-filter] select').last().focus();
    await page.keyboard.press('Tab');
    await name.focus();
    // Around the whole card.
    await expect(name).toHaveCSS('outline-style', 'none');
    expect(await name.evaluate((it) => getComputedStyle(it, '::after').outlineStyle)).toBe('solid');
    await expect(page.getByRole('link', { name: wordsFor(locale).templates.toGoal }).first()).toHaveCSS(
      'outline-offset',
      '0px',
    );
  });

  test('a count that stays the same is announced again', async ({ page }) => {
    await page.goto(filteredHref('templates', locale, templateFacets(), { goal: 'leads', channel: 'voice' }));
    const count = page.getByRole('status');
    const before = await count.evaluate((it) => it.textContent);
    await page.locator('[data-filter] select').nth(1).selectOption({ index: 2 });
    await expect(page).toHaveURL(/industry|branche/);
    await expect.poll(() => count.evaluate((it) => it.textContent)).not.toBe(before);
    await expect(count).toHaveText(wordsFor(locale).templates.answer.none);
  });

  test('a filter without templates shows a notice', async ({ page }) => {
    const nothing = { goal: 'leads', channel: 'voice' };
    expect(goalsFor(locale, nothing)).toEqual([]);
    await page.goto(filteredHref('templates', locale, templateFacets(), nothing));
    const { answer, nothing: said } = wordsFor(locale).templates;
    await expect(page.getByRole('status')).toHaveText(answer.none);
    await expect(page.getByText(said.text)).toBeVisible();
    await expectAccessible(page);
  });

  test('an industry page links to its templates', async ({ page }) => {
    await page.goto(href('industries/banking', locale));
    await page.getByRole('link', { name: wordsFor(locale).industry.templates.label }).click();
    await expectEntries(
      page,
      goalsFor(locale, { industry: 'banking' }).flatMap(({ templates }) => templates.map(({ id }) => id)),
    );
  });

  test('a template links to its flow and its complete conversation', async ({ page }) => {
    const [goal] = goalIds.slice(-1);
    const template = goal && goalFor(goal, locale).templates.at(-1);
    if (!goal || !template) throw new Error('No templates');
    await page.goto(href('templates', locale));
    await page.getByRole('link', { name: template.name }).click();
    await expect(page).toHaveURL(href(`templates/${goal}`, locale, template.id));
    const section = page.locator(`#${template.id}`);
    await expect(section.getByRole('heading', { name: template.name })).toBeInViewport();
    for (const { text } of template.talk) await expect(section).toContainText(text);
    for (const { text } of template.steps) await expect(section).toContainText(text);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a fragment opens its integration', async ({ page }) => {
      const [entry] = integrationsFor('de', { kind: 'standards' })[0]?.entries ?? [];
      await page.goto(href('integrations-directory', 'de', entry?.id));
      await expect(page.getByText(entry?.setUp ?? '')).toBeVisible();
      await expect(page.getByRole('heading', { name: entry?.name ?? '', exact: true })).toBeInViewport();
    });
  });
}

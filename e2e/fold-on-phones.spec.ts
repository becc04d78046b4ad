/** Phones fold parts of a page, the groups of the footer's menu among them; a link to such a part opens it. */
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const groups = (page: Page) => page.locator('footer details');

for (const locale of locales) {
  test(`the groups of the footer open one by one, by touch and by keyboard (${locale})`, async ({ page }) => {
    await page.goto(href('pricing', locale));
    await expect(groups(page)).toHaveCount(5);
    await expect(groups(page).getByRole('link').filter({ visible: true })).toHaveCount(0);
    const [first, last] = [groups(page).first(), groups(page).last()];
    await first.locator('summary').click();
    await expect(first.getByRole('link').first()).toBeVisible();
    await expect(last.getByRole('link').first()).toBeHidden();
    await last.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(last.getByRole('link').first()).toBeVisible();
    await page.keyboard.press(' ');
    await expect(last.getByRole('link').first()).toBeHidden();
    for (const summary of await groups(page).locator('summary').all()) {
      expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await first.getByRole('link').first().click();
    await expect(page).not.toHaveURL(href('pricing', locale));
  });
}

test('the note on folded steps stands below all of them, not below the last one', async ({ page }) => {
  await page.goto('/');
  const left = (selector: string) =>
    page
      .locator(selector)
      .evaluate((it) => it.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(it).paddingLeft));
  expect(await left('#how-it-works ol + p')).toBe(await left('#how-it-works ol'));
});

test('wider windows show the groups as lists whose headings are no controls', async ({ page }) => {
  await page.goto(href('pricing', 'de'));
  await page.setViewportSize({ width: 768, height: 844 });
  for (const group of await groups(page).all()) {
    await expect(group.getByRole('link').last()).toBeVisible();
    await expect(group.locator('summary')).toHaveAttribute('tabindex', '-1');
    await group.locator('summary').click({ force: true });
    await expect(group.getByRole('link').last()).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(groups(page).getByRole('link').filter({ visible: true })).toHaveCount(0);
});

test('a link to a folded part opens it, from its page and from another', async ({ page }) => {
  const table = page.locator('#comparison table');
  await page.goto(href('pricing', 'de'));
  await expect(table).toBeHidden();
  await page.locator('main a[href="#comparison"]').click();
  await expect(table).toBeVisible();
  await page.goto(href('home', 'de'));
  await page.goto(href('pricing', 'de', 'comparison'));
  await expect(table).toBeVisible();
});

test('the skip link opens nothing', async ({ page }) => {
  await page.goto(href('pricing', 'de'));
  await page.locator('[data-skip-link]').press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('#comparison table')).toBeHidden();
  await page.reload();
  await expect(page.locator('#comparison table')).toBeHidden();
});

test.describe('with a refused form', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('shows the form with its errors', async ({ page }) => {
    await page.goto(href('chatbot-roi-calculator', 'en'));
    const form = page.locator('form[data-form=roi]');
    await expect(form).toBeHidden();
    await page.locator('details').filter({ has: form }).locator('summary').click();
    await form.getByRole('button').click();
    await expect(page.locator('[data-error-summary]')).toBeVisible();
    await expect(form).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is shown, and can be folded', async ({ page }) => {
    await page.goto(href('pricing', 'de'));
    await expect(page.locator('#comparison table')).toBeVisible();
    const link = groups(page).first().getByRole('link').first();
    await expect(link).toBeVisible();
    await groups(page).first().locator('summary').click();
    await expect(link).toBeHidden();
  });
});

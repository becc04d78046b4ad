/** The consent prompt: equal choices, reachable by keyboard, nothing moved or lost (quality.md, Law and consent). */
import type { Route } from '@playwright/test';
import { wordsFor } from '../src/text/words/words.ts';
import { expectAccessible, expectAccessibleLayout } from './expectAccessible.ts';
import { expect, test, withMotion } from './fixtures.ts';
import { layoutShifts, noteLayoutShifts } from './layoutShifts.ts';
import { scrollDown } from './scrollDown.ts';
import { nextFrame } from './settled.ts';
import { chooseConsent, consentPrompt, settingsDialog, stubOtherHosts, vendorSettings } from './vendors.ts';

const { saved } = wordsFor('de').consent;

test.use(withMotion);

test.use({ settings: vendorSettings });

test('a choice reloads the page and restores scroll position and focus', async ({ page, context, site }) => {
  await stubOtherHosts(context, site.url);
  await page.goto('/preise');
  await scrollDown(page, 1500);
  await chooseConsent(page, 'accept');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: saved })).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1500);

  await page.locator('[data-consent-link]').click();
  await expect(settingsDialog(page)).toBeVisible();
  const before = await page.evaluate(() => Math.round(scrollY));
  await chooseConsent(page, 'reject', '[data-consent-settings]');
  await expect(page.locator('[data-consent-link]')).toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
});

test('a choice that reloads nothing is announced, too', async ({ page }) => {
  await page.goto('/preise');
  await expect(consentPrompt(page)).toBeVisible();
  await consentPrompt(page).locator('[data-consent=reject]').click();
  await expect(page.getByRole('status').filter({ hasText: saved })).toHaveCount(1);
  await expectAccessible(page);
});

test('input from before the choice is restored, and never replaces input from after it', async ({
  page,
  context,
  site,
}) => {
  await stubOtherHosts(context, site.url);
  await page.goto('/kontakt');
  await expect(consentPrompt(page)).toBeVisible();
  const field = (name: string) => page.locator(`form[data-form=contact] [name=${name}]`);
  await field('topic').selectOption('press');
  await field('firstname').fill('Ada');
  await field('message').fill('Before');
  const asked = Promise.withResolvers<Route>();
  await page.route('**/view-state*', (route) => asked.resolve(route));
  await chooseConsent(page, 'accept');
  await field('message').fill('After');
  await (await asked.promise).continue();
  await expect(field('firstname')).toHaveValue('Ada');
  await expect(field('topic')).toHaveValue('press');
  await expect(field('message')).toHaveValue('After');
  await expect(field('message')).toBeFocused();
});

test('all answers have the same size and colours, and the imprint is one click away', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const inside of ['[data-consent-layer]', '[data-consent-settings]']) {
      if (inside.includes('settings')) await consentPrompt(page).locator('[data-consent=choose]').click();
      await expect(page.locator(inside)).toBeVisible();
      await page.mouse.move(1, 1);
      // The button that the pointer leaves changes its colours gradually.
      await expect(async () => {
        const [accept, reject, save] = await page
          .locator(`${inside} :is([data-consent=accept], [data-consent=reject], [type=submit])`)
          .evaluateAll((buttons) =>
            buttons.map((button) => {
              const { width: w, height: h } = button.getBoundingClientRect();
              const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
              return { w, h, color, backgroundColor, fontSize, fontWeight, borderColor };
            }),
          );
        expect(accept).toEqual(reject);
        expect(accept?.h).toBeGreaterThanOrEqual(44);
        // Its own row, otherwise the same.
        if (inside.includes('settings')) expect({ ...save, w: 0, h: 0 }).toEqual({ ...accept, w: 0, h: 0 });
      }).toPass({ timeout: 10_000 });
    }
    await page.keyboard.press('Escape');
    await consentPrompt(page).getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL('/impressum');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the prompt comes first in the tab order, works by keyboard, and covers no focused control', async ({ page }) => {
  await page.goto('/');
  await expect(consentPrompt(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-skip-link]')).toBeFocused();
  for (const name of ['Alle akzeptieren', 'Alle ablehnen', 'Einzeln auswählen']) {
    await page.keyboard.press('Tab');
    await expect(consentPrompt(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(settingsDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(consentPrompt(page).locator('[data-consent=choose]')).toBeFocused();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    // The page ends below the prompt, whose height an observer reads.
    await nextFrame(page);
    await page.locator('[data-skip-link]').focus();
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const at = document.activeElement;
        const prompt = document.querySelector('[data-consent-layer]');
        if (!at || !prompt || prompt.contains(at)) return '';
        const [box, over] = [at.getBoundingClientRect(), prompt.getBoundingClientRect()];
        const hidden =
          box.top >= over.top && box.bottom <= over.bottom && box.left >= over.left && box.right <= over.right;
        return hidden ? at.outerHTML.slice(0, 120) : '';
      });
      expect(covered, `stop ${stop} at ${width}`).toBe('');
    }
  }
});

for (const locale of ['/', '/en']) {
  test(`prompt and settings are accessible at 320, 390 and 1280 px on ${locale}, without layout shift`, async ({
    page,
  }) => {
    await noteLayoutShifts(page);
    // All rules in the smallest window, those that depend on the layout in the others.
    const expectAccessibleAt = (part: string, width: number) =>
      width === 320 ? expectAccessible(page, part) : expectAccessibleLayout(page, undefined, part);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(locale);
      await expect(consentPrompt(page)).toBeVisible();
      await expectAccessibleAt('[data-consent-layer]', width);
      expect(await layoutShifts(page)).toEqual([]);
      await consentPrompt(page).locator('[data-consent=choose]').click();
      await expectAccessibleAt('dialog[data-consent-settings]', width);
    }
  });
}

test('the prompt also comes first on an address with an anchor, and a choice by keyboard returns to its section', async ({
  page,
}) => {
  await page.goto('/faq#cancel');
  await expect(consentPrompt(page)).toBeVisible();
  const section = page.locator('#cancel');
  await expect(section).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(consentPrompt(page).locator('[data-consent=accept]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.keyboard.press('Enter');
  await expect(consentPrompt(page)).toHaveCount(0);
  await expect(section).toBeInViewport();
  expect(await section.evaluate((it) => it.contains(document.activeElement))).toBe(true);
});

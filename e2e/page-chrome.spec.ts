/** The header and the link to the top during scrolling (spec sections 4 and 9). */
import type { Page } from '@playwright/test';
import { expect, test, withMotion } from './fixtures.ts';
import { scrollDown } from './scrollDown.ts';

test.use(withMotion);

const header = (page: Page) => page.locator('[data-site-header]');

test.describe('header', () => {
  for (const [width, threshold] of [
    [1280, 80],
    [1025, 80],
    [1024, 100],
    [390, 100],
  ] as const) {
    test(`turns solid after ${threshold} px at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/preise');
      await scrollDown(page, threshold);
      await expect(header(page)).not.toHaveAttribute('data-solid');
      const color = () => header(page).evaluate((it) => getComputedStyle(it).backgroundColor);
      expect(await color()).toBe('rgba(0, 0, 0, 0)');
      await scrollDown(page, threshold + 1);
      await expect(header(page)).toHaveAttribute('data-solid');
      await expect.poll(color).toBe('rgb(255, 253, 249)');
      await scrollDown(page, 0);
      await expect(header(page)).not.toHaveAttribute('data-solid');
    });
  }

  // At 400 % zoom a sticky header would cover a third of the window (WCAG 2.2, 2.4.11).
  for (const [height, sticks] of [
    [360, true],
    [359, false],
  ] as const) {
    test(`${sticks ? 'sticks' : 'scrolls away'} in a window of ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width: 640, height });
      await page.goto('/preise');
      await scrollDown(page, 600);
      const place = await header(page).evaluate((it) => it.getBoundingClientRect());
      if (sticks) expect(place.top).toBe(0);
      else expect(place.bottom).toBeLessThan(0);
    });
  }

  test('has 8 px above it on the pages that the specification lists', async ({ page }) => {
    const room = async (path: string) => {
      await page.goto(path);
      const [bar, top] = [await page.locator('[data-top-bar]').boundingBox(), await header(page).boundingBox()];
      return (top?.y ?? 0) - (bar?.height ?? 0);
    };
    expect(await room('/')).toBe(0);
    for (const path of ['/preise', '/ueber-uns', '/kontakt', '/kontakt-uns', '/en/pricing']) {
      expect(await room(path), path).toBe(8);
    }
  });
});

test('the scroll-to-top link appears at one footer height from the end', async ({ page }) => {
  await page.goto('/preise');
  const button = page.locator('[data-scroll-top]');
  await expect(button).toBeHidden();
  const { end, footer } = await page.evaluate(() => ({
    end: document.documentElement.scrollHeight - innerHeight,
    footer: document.querySelector('footer')?.offsetHeight ?? 0,
  }));
  await scrollDown(page, end - footer - 2);
  await expect(button).toBeHidden();
  await scrollDown(page, end - footer + 2);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the scroll-to-top link never covers a focused control', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/preise');
  const links = page.locator('footer a');
  for (const link of await links.all()) {
    await link.focus();
    // It moves aside after the scrolling to the focused link.
    const covered = () =>
      link.evaluate((it) => {
        const top = document.querySelector('[data-scroll-top]');
        if (!top?.checkVisibility({ visibilityProperty: true })) return false;
        const [a, b] = [it.getBoundingClientRect(), top.getBoundingClientRect()];
        return a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
      });
    await expect.poll(covered, { message: await link.innerText() }).toBe(false);
  }
});

test.describe('the chat launcher', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('stays visible when a container is focused: by a click on text, the skip link, a fragment or a script', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/anwendungsfaelle/conversational-marketing');
    const launcher = page.locator('[data-chat-launcher]');
    const isThere = async (after: string) => {
      await expect(launcher, after).toHaveCSS('opacity', '1');
      await launcher.click({ trial: true });
    };
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await isThere('the skip link');
    await page.locator('main p').first().click();
    await isThere('a click on text');
    await page.locator('main a[href$="#kundenfeedback"]').first().press('Enter');
    await expect(page.locator('#kundenfeedback')).toBeFocused();
    await isThere('a fragment');
    // The state after "Alle ablehnen" by keyboard (features/consent/consent-prompt.client.ts).
    await page.evaluate(() => document.querySelector('main')?.focus({ preventScroll: true }));
    await isThere('a script');
  });

  test('moves aside for a focused control, and returns', async ({ page }) => {
    await page.goto('/preise');
    const launcher = page.locator('[data-chat-launcher]');
    // Places a link below the launcher.
    const link = page.locator('footer a').filter({ visible: true }).last();
    const focus = async () => {
      await link.evaluate((it) => {
        const { left, top } =
          document.querySelector('[data-chat-launcher]')?.getBoundingClientRect() ?? it.getBoundingClientRect();
        it.focus();
        Object.assign(it.style, { position: 'fixed', left: `${left}px`, top: `${top}px` });
        it.blur();
        it.focus();
      });
      await expect(launcher).toHaveAttribute('data-aside');
    };
    await page.keyboard.press('Tab');
    await focus();
    await link.evaluate((it) => it.blur());
    await expect(launcher).not.toHaveAttribute('data-aside');
    await focus();
    await link.evaluate((it) => Object.assign(it.style, { left: '0' }));
    await scrollDown(page, 200);
    await expect(launcher).not.toHaveAttribute('data-aside');
    // The back/forward cache restores an outdated state.
    await launcher.evaluate((it) => it.toggleAttribute('data-aside', true));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(launcher).not.toHaveAttribute('data-aside');
  });
});

test('phones fold the groups of the footer menu, wider windows show them as plain lists', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/preise');
  const groups = page.locator('footer details');
  const links = groups.getByRole('link');
  await expect(links.first()).toBeHidden();
  const summary = groups.first().locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(links.first()).toBeVisible();
  expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(links.last()).toBeVisible();
  await expect(summary).toHaveAttribute('tabindex', '-1');
});

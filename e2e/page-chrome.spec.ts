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

test('the scroll-to-top link covers no control of a phone, wherever the page is scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/preise');
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let at = Math.max(0, end - 2000); ; at = Math.min(end, at + 60)) {
      await scrollDown(page, at);
      const covered = await page.evaluate(() => {
        const button = document.querySelector('[data-scroll-top]');
        if (!button?.checkVisibility({ visibilityProperty: true })) return [];
        const b = button.getBoundingClientRect();
        return [...document.querySelectorAll('main :is(a, button, input), footer :is(a, button, input, summary)')]
          .filter((it) => it !== button && it.checkVisibility({ visibilityProperty: true }))
          .filter((it) => {
            const a = it.getBoundingClientRect();
            return a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
          })
          .map((it) => it.textContent);
      });
      expect(covered, `${width} px, at ${at}`).toEqual([]);
      if (at === end) break;
    }
    await expect(page.locator('[data-scroll-top]')).toBeInViewport({ ratio: 1 });
  }
});

test('the scroll-to-top link never covers a focused control', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/preise');
  const links = page.locator('footer a:not([data-scroll-top])');
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

  test('is in the bar of the header up to 1200 px, and moves with it', async ({ page }) => {
    await page.goto('/preise');
    const gap = () =>
      page.evaluate(() => {
        const [bar, launcher] = ['[data-menu-toggle]', '[data-chat-launcher]'].map((name) =>
          document.querySelector(name)?.getBoundingClientRect(),
        );
        return [(launcher?.top ?? 0) - (bar?.top ?? 0), (bar?.left ?? 0) - (launcher?.right ?? 0)];
      });
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [1200, 800],
      [640, 340],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const y of [0, 40, 2000]) {
        await scrollDown(page, y);
        await expect.poll(gap, `${width} x ${height} at ${y}`).toEqual([0, 56]);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-menu-toggle]').click();
    await expect(page.locator('[data-chat-launcher]')).toBeHidden();
  });

  test('moves to the edge beside wide content, and returns when used', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const launcher = page.locator('[data-chat-launcher]');
    const visible = () => launcher.evaluate((it) => innerWidth - it.getBoundingClientRect().left);
    await page.locator('#features').scrollIntoViewIfNeeded();
    await expect(launcher).toBeVisible();
    await expect.poll(visible).toBe(64);
    // The second bubble of the wall of questions, beside the launcher.
    const middle = await page
      .locator('#industries li')
      .nth(1)
      .evaluate((it) => {
        const { top, height } = it.getBoundingClientRect();
        return scrollY + top + height / 2;
      });
    await scrollDown(page, middle - 748);
    await expect.poll(visible).toBe(32);
    await launcher.focus();
    await expect.poll(visible).toBe(64);
    await launcher.blur();
    await scrollDown(page, 1500);
    await expect(launcher).not.toHaveAttribute('data-aside');
    // The back/forward cache restores an outdated state.
    await launcher.evaluate((it) => it.toggleAttribute('data-aside', true));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(launcher).not.toHaveAttribute('data-aside');
  });
});

/**
 * The main menu by mouse, keyboard and touch, at every width, with and without JavaScript (spec sections 2, 4 and 9).
 * Over 200 lines: one menu in three forms that share their steps.
 */
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { de } from '../src/text/content/navigation/de.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expect, test, withMotion } from './fixtures.ts';
import { openWithPausedClock } from './openWithPausedClock.ts';
import { scrollDown } from './scrollDown.ts';
import { nextFrame } from './settled.ts';

test.use(withMotion);

const path = '/preise';
const menus = de.navMenus.filter(({ menuDropdowns }) => menuDropdowns.length > 0);
const [, solutions = '', useCases = '', industries = ''] = menus.map(({ title }) => title);

const button = (page: Page, name: string) => page.locator('[data-menu]', { hasText: name });
const panels = (page: Page) => page.locator('[data-menu-panel]');
const openPanels = (page: Page) => panels(page).filter({ visible: true });
const toggle = (page: Page) => page.locator('[data-menu-toggle]');
const mobileMenu = (page: Page) => page.locator('[data-mobile-menu]');

/** As the back/forward cache does, which Playwright turns off. */
const leave = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

/** The state that the browser exposes for a popover's button, which has no attribute. */
async function isExpanded(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const { menu } = wordsFor('de').chrome;
  const node = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === menu);
  return node?.properties?.find(({ name }) => name === 'expanded')?.value.value === true;
}

test.describe('on wide screens', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the menus have the specified order, on one line with logo and buttons', async ({ page }) => {
    for (const width of [1201, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(toggle(page)).toBeHidden();
      const entries = mobileMenu(page).locator('ul').first().locator(':scope > li > :first-child');
      await expect(entries).toHaveText(de.navMenus.map(({ title }) => title));
      const inHeader = page.locator('[data-site-header] :is(a, button):visible');
      const middles = await inHeader.evaluateAll((all) =>
        all.map((it) => Math.round(it.getBoundingClientRect().top + it.getBoundingClientRect().height / 2)),
      );
      expect(Math.max(...middles) - Math.min(...middles), `one line at ${width} px`).toBeLessThanOrEqual(2);
    }
  });

  test('a menu opens on hover, one at a time, and closes when the pointer leaves', async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    for (const { title, id } of menus) {
      await button(page, title).hover();
      await expect(page.locator(`#menu-${id}`)).toBeVisible();
      await expect(openPanels(page)).toHaveCount(1);
      await expect(button(page, title)).toHaveAttribute('aria-expanded', 'true');
    }
    // The pointer moves from the button into the panel, which stays open.
    const last = openPanels(page).locator('a').last();
    await last.hover();
    await page.clock.runFor(400);
    await expect(last).toBeVisible();
    await page.mouse.move(20, 780);
    await expect(openPanels(page)).toHaveCount(0);
  });

  test('dropdowns are 330 and 765 px wide, two columns beside each other and a third below', async ({ page }) => {
    await page.goto(path);
    for (const { title, id, menuDropdowns } of menus) {
      await button(page, title).click();
      const panel = page.locator(`#menu-${id}`);
      await expect(panel).toBeVisible();
      const box = await panel.boundingBox();
      expect(box?.width).toBe(id === 'solutions' ? 330 : 765);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
      const columns = await panel
        .locator(':scope > div')
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
      expect(columns).toHaveLength(menuDropdowns.length);
      const [first, second, third] = columns;
      if (id === 'solutions') {
        expect(second.top).toBeGreaterThanOrEqual(first.bottom);
        continue;
      }
      expect(first.width).toBe(350);
      expect(second.top).toBe(first.top);
      expect(second.left).toBeGreaterThanOrEqual(first.right);
      if (third) expect(third.top).toBeGreaterThanOrEqual(first.bottom);
    }
  });

  test('at 1280 x 680, a laptop with the bars of a browser, no panel needs to scroll', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 680 });
    for (const locale of ['de', 'en'] as const) {
      await page.goto(href('pricing', locale));
      for (const { id } of menus) {
        await page.locator(`[aria-controls=menu-${id}]`).click();
        const panel = page.locator(`#menu-${id}`);
        await expect(panel).toBeVisible();
        const hidden = await panel.evaluate((it) => it.scrollHeight - it.clientHeight);
        expect(hidden, `${id} in ${locale}`).toBe(0);
      }
    }
  });

  test('panels stay inside the window and scroll if they do not fit', async ({ page }) => {
    for (const [address, width, height] of [
      [path, 1366, 633],
      ['/en', 1280, 600],
      [path, 1201, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      for (const top of [0, 100]) {
        await scrollDown(page, top);
        for (const { id } of menus) {
          await page.locator(`[aria-controls=menu-${id}]`).click();
          const panel = page.locator(`#menu-${id}`);
          await expect(panel).toBeVisible();
          const box = await panel.evaluate((it) => it.getBoundingClientRect().toJSON());
          const where = `${id} on ${address}, ${width} x ${height}, scrolled to ${top}`;
          expect(box.bottom, where).toBeLessThanOrEqual(height);
          expect(box.left, where).toBeGreaterThanOrEqual(0);
          expect(box.right, where).toBeLessThanOrEqual(width);
          await panel.locator('a').last().focus();
          await expect(panel.locator('a').last(), where).toBeInViewport({ ratio: 0.9 });
        }
      }
    }
  });

  test('a pointer moving into the open panel does not open the menu that it crosses', async ({ page }) => {
    await openWithPausedClock(page, path);
    const middleOf = async (name: string) => {
      const { x, y, width, height } = (await button(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { x: x + width / 2, y: y + height / 2 };
    };
    const isOpen = (name: string) => expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
    const from = await middleOf(useCases);
    await page.mouse.move(from.x, from.y);
    await page.clock.runFor(80);
    await isOpen(useCases);
    const panel = (await openPanels(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const to = { x: panel.x + panel.width - 40, y: panel.y + 60 };
    for (let step = 1; step <= 30; step++) {
      await page.mouse.move(from.x + ((to.x - from.x) * step) / 30, from.y + ((to.y - from.y) * step) / 30);
      await page.clock.runFor(16);
      await isOpen(useCases);
    }
    await page.clock.runFor(500);
    await isOpen(useCases);
    // A pointer that rests on the neighbouring menu opens it; a click opens it immediately.
    const neighbour = await middleOf(industries);
    await page.mouse.move(neighbour.x, neighbour.y);
    await page.clock.runFor(200);
    await isOpen(industries);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.up();
    await isOpen(useCases);
  });

  test('a click keeps a menu open and closes it again; a click elsewhere closes it', async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await button(page, solutions).click();
    await page.mouse.move(20, 780);
    await page.clock.runFor(400);
    await expect(openPanels(page)).toHaveCount(1);
    await button(page, solutions).click();
    await expect(openPanels(page)).toHaveCount(0);
    await button(page, useCases).click();
    await page.mouse.click(20, 780);
    await expect(openPanels(page)).toHaveCount(0);
  });

  test('Enter or Space opens a menu, Tab goes through it, Escape closes it and returns the focus', async ({ page }) => {
    await page.goto(path);
    for (const key of ['Enter', 'Space']) {
      await button(page, useCases).focus();
      await page.keyboard.press(key);
      await expect(openPanels(page)).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(openPanels(page).locator('a').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(openPanels(page)).toHaveCount(0);
      await expect(button(page, useCases)).toBeFocused();
      await expect(button(page, useCases)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('a menu closes when the focus leaves it, and when Escape is pressed with the pointer on it', async ({
    page,
  }) => {
    await page.goto(path);
    await button(page, industries).focus();
    await page.keyboard.press('Enter');
    await openPanels(page).locator('a').last().focus();
    await page.keyboard.press('Tab');
    await expect(openPanels(page)).toHaveCount(0);
    await button(page, solutions).hover();
    await expect(openPanels(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(openPanels(page)).toHaveCount(0);
  });

  test('a page left with an open menu has it closed when the visitor comes back', async ({ page }) => {
    await page.goto(path);
    await button(page, useCases).click();
    await openPanels(page).locator('a').first().focus();
    await leave(page);
    await expect(openPanels(page)).toHaveCount(0);
    await expect(button(page, useCases)).toBeFocused();
    // A followed link takes its panel with it.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.keyboard.press('Enter');
    await openPanels(page).locator('a').first().press('Enter');
    await expect(openPanels(page)).toHaveCount(0);
    await expect(button(page, useCases)).toBeFocused();
  });

  test('with enlarged text a panel below a header of several rows stays inside the window', async ({ page }) => {
    for (const locale of ['de', 'en'] as const) {
      await page.setViewportSize({ width: 1280, height: 600 });
      await page.goto(href('pricing', locale));
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const { id } of menus) {
        await page.locator(`[aria-controls=menu-${id}]`).click();
        const last = page.locator(`#menu-${id} a`).last();
        await last.focus();
        await expect(last, `${id} in ${locale}`).toBeInViewport({ ratio: 0.9 });
        await page.keyboard.press('Escape');
      }
    }
  });

  test('menus are buttons with aria-controls, and lists of links', async ({ page }) => {
    await page.goto(path);
    for (const { id, title } of menus) {
      await expect(button(page, title)).toHaveAttribute('aria-controls', `menu-${id}`);
      await expect(button(page, title)).toHaveRole('button');
    }
    await expect(page.locator('[role^=menu]')).toHaveCount(0);
  });
});

test.describe('at 320, 390, 800 and 1200 px', () => {
  test.use({ hasTouch: true });

  test('the menu opens as an accordion, one menu at a time', async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 800, 1200]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(mobileMenu(page)).toBeHidden();
      await toggle(page).tap();
      await expect(mobileMenu(page)).toBeVisible();
      await expect(openPanels(page)).toHaveCount(0);
      for (const { id, title } of menus) {
        await button(page, title).tap();
        await expect(page.locator(`#menu-${id}`)).toBeVisible();
        await expect(openPanels(page)).toHaveCount(1);
      }
      await button(page, menus.at(-1)?.title ?? '').tap();
      await expect(openPanels(page)).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await toggle(page).tap();
    }
  });
});

test('the menu opens at its start, also after it was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(path);
  const top = () => mobileMenu(page).evaluate((it) => it.scrollTop);
  await toggle(page).press('Enter');
  await mobileMenu(page).locator(':is(a, button):visible').last().focus();
  expect(await top()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await toggle(page).press('Enter');
  await expect(mobileMenu(page)).toBeVisible();
  expect(await top()).toBe(0);
});

test('at 320 x 256 focus rings are complete', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/en');
  await toggle(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveCSS('outline-width', '3px');
  await page.keyboard.press('Enter');
  for (const { id } of menus) {
    const menu = page.locator(`[aria-controls=menu-${id}]`);
    await menu.focus();
    const box = await menu.evaluate((it) => it.getBoundingClientRect().toJSON());
    expect(box.top, id).toBeGreaterThanOrEqual(72 + 6);
    expect(box.bottom, id).toBeLessThanOrEqual(256 - 6);
  }
  // Where the header has extra space above it, too.
  await page.goto(path);
  await toggle(page).press('Enter');
  await expect(mobileMenu(page)).toBeVisible();
  const bottom = () => toggle(page).evaluate((it) => it.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(72 - 6);
});

test('at 320 x 256 Shift+Tab returns to the chat in the header', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  const controls = page.locator('main :is(a, button, input):visible');
  const first = controls.first();
  // While the chat in the page is in view, and the header above the window.
  await page.locator('[data-page-chat] input').focus();
  await expect(page.locator('body')).not.toHaveAttribute('data-page-chat-away');
  await first.evaluate((it) => it.focus({ preventScroll: true }));
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('[data-chat-launcher]')).toBeFocused();
});

test('the focus ring of a link has the corners of a bubble', async ({ page }) => {
  await page.goto(path);
  const link = page.locator('main p > a').first();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('border-radius', '14px 14px 14px 3px');
});

for (const width of [320, 1200]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true });

    test('the page behind the open menu is inert and does not scroll; Escape closes and returns the focus', async ({
      page,
    }) => {
      await page.goto(path);
      const before = await page.locator('main').boundingBox();
      await toggle(page).tap();
      for (const part of ['main', 'footer', '[data-skip-link]']) {
        await expect.poll(() => page.locator(part).evaluate((it) => it.closest('[inert]') !== null), part).toBe(true);
      }
      await page.mouse.move(width / 2, 40);
      const wheel = await page.evaluateHandle(() => ({
        turned: new Promise<void>((turned) => addEventListener('wheel', () => turned(), { once: true })),
      }));
      await page.mouse.wheel(0, 500);
      await wheel.evaluate(({ turned }) => turned);
      // The page scrolls in the next frame.
      await nextFrame(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await page.locator('main').boundingBox()).toEqual(before);
      await page.keyboard.press('Tab');
      await expect(mobileMenu(page).locator(':focus')).toHaveCount(1);
      await expect.poll(() => isExpanded(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(mobileMenu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      expect(await isExpanded(page)).toBe(false);
      await expect(page.locator('[inert]')).toHaveCount(0);
    });

    test('a page left with the open menu has it closed when the visitor comes back', async ({ page }) => {
      await page.goto(path);
      await toggle(page).tap();
      await button(page, useCases).tap();
      await leave(page);
      await expect(mobileMenu(page)).toBeHidden();
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(toggle(page)).toBeFocused();
    });

    test('Back closes the menu and stays; after a followed link one Back is enough', async ({ page }) => {
      await page.goto(href('faq', 'de'));
      await page.goto(path);
      await toggle(page).tap();
      await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe('open');
      await page.goBack();
      await expect(mobileMenu(page)).toBeHidden();
      await expect(page).toHaveURL(path);
      await toggle(page).tap();
      await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe('open');
      await mobileMenu(page)
        .locator(`a[href="${href('get-a-demo', 'de')}"]`)
        .tap();
      await expect(page).toHaveURL(href('get-a-demo', 'de'));
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(mobileMenu(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(href('faq', 'de'));
    });

    test('the menu closes when one of its links is followed', async ({ page }) => {
      const address = href('use-cases/customer-service', 'de');
      await page.goto(address);
      await toggle(page).tap();
      await button(page, useCases).tap();
      await openPanels(page).locator(`a[href^="${address}#"]`).first().tap();
      await expect(mobileMenu(page)).toBeHidden();
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect.poll(() => new URL(page.url()).hash).not.toBe('');
    });
  });
}

test('a tapped menu keeps its position when a menu above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await toggle(page).click();
  const topOf = (name: string) => button(page, name).evaluate((it) => it.getBoundingClientRect().top);
  for (const upper of menus) {
    for (const lower of menus.slice(menus.indexOf(upper) + 1)) {
      await button(page, upper.title).click();
      await button(page, lower.title).evaluate((it) => it.scrollIntoView({ block: 'center' }));
      const before = await topOf(lower.title);
      await button(page, lower.title).click();
      const after = await topOf(lower.title);
      const where = `${lower.title} below ${upper.title}`;
      // The button moves only if no scroll distance is left, and stays inside the window.
      const atTop = await mobileMenu(page).evaluate((it) => it.scrollTop === 0);
      if (atTop) expect(after, where).toBeLessThanOrEqual(before);
      else expect(Math.abs(after - before), where).toBeLessThanOrEqual(1);
      expect(after, where).toBeGreaterThanOrEqual(72);
      await button(page, lower.title).click();
    }
  }
});

test('below 1025 px the columns share the whole width, above they are 350 px wide', async ({ page }) => {
  await page.goto(path);
  for (const width of [768, 1024, 1025]) {
    await page.setViewportSize({ width, height: 844 });
    await toggle(page).click();
    for (const { id } of menus) {
      await page.locator(`[aria-controls=menu-${id}]`).click();
      await expect(page.locator(`#menu-${id}`)).toBeVisible();
      const panel = await page.locator(`#menu-${id}`).evaluate((it) => it.getBoundingClientRect().toJSON());
      const columns = await page
        .locator(`#menu-${id} > div`)
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
      expect(columns[1].top, `${id} at ${width}`).toBe(columns[0].top);
      if (width > 1024) expect(columns.map((column) => column.width)).toEqual(columns.map(() => 350));
      else expect(Math.abs(columns[1].right - panel.right), `${id} at ${width}`).toBeLessThanOrEqual(1);
    }
    await toggle(page).click();
  }
});

test('a menu that is open closes when the window grows over 1200 px', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(path);
  await toggle(page).click();
  await page.setViewportSize({ width: 1201, height: 800 });
  await expect(toggle(page)).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(button(page, solutions)).toBeVisible();
});

for (const locale of ['de', 'en'] as const) {
  test(`no header shows a label or a target twice, wide and small, in ${locale}`, async ({ page }) => {
    await page.goto(href('home', locale));
    const seen = new Map<number, { label: string; href: string }>();
    const look = async () => {
      const found = await page.locator(':is([data-top-bar], [data-site-header]) a').evaluateAll((links) =>
        links.flatMap((link, index) => {
          if (!link.checkVisibility({ visibilityProperty: true })) return [];
          const title = link.querySelector('img + span') ?? link;
          const label = link.getAttribute('aria-label') ?? title.textContent.trim();
          return [{ index, label, href: link.getAttribute('href') ?? '' }];
        }),
      );
      for (const { index, ...link } of found) seen.set(index, link);
    };
    for (const width of [1280, 390]) {
      seen.clear();
      await page.setViewportSize({ width, height: 844 });
      if (width === 390) await toggle(page).click();
      for (const menu of await page.locator('[data-menu]').all()) {
        await menu.click();
        await expect(menu).toHaveAttribute('aria-expanded', 'true');
        await look();
      }
      const links = [...seen.values()];
      expect(links.length).toBeGreaterThan(35);
      for (const key of ['label', 'href'] as const) {
        const all = links.map((link) => link[key]);
        expect(all.filter((one, index) => all.indexOf(one) < index)).toEqual([]);
      }
    }

    const request = wordsFor(locale).chrome.requestAccess;
    await mobileMenu(page).getByRole('link', { name: request }).click();
    await expect(page.locator('select[name=topic] :checked')).toHaveText(wordsFor(locale).forms.contact.topics.access);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a menu opens on hover, by click and by keyboard', async ({ page }) => {
    await page.goto(path);
    await button(page, solutions).hover();
    await expect(openPanels(page)).toHaveCount(1);
    await button(page, useCases).click();
    await page.mouse.move(20, 780);
    await expect(openPanels(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(openPanels(page).locator('a').first()).toBeFocused();
  });

  test('one menu is open at a time, even with pointer and focus on different menus', async ({ page }) => {
    await page.goto(path);
    await button(page, useCases).click();
    await button(page, solutions).hover();
    await expect(openPanels(page)).toHaveCount(1);
    await expect(page.locator('#menu-solutions')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(openPanels(page)).toHaveCount(1);
    await page.mouse.move(20, 780);
    await expect(openPanels(page)).toHaveCount(1);
    await expect(page.locator('[data-menu-item]:focus-within [data-menu-panel]')).toBeVisible();
  });

  test('the mobile menu opens, shows every entry, and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(mobileMenu(page)).toBeHidden();
    await toggle(page).click();
    await expect(openPanels(page)).toHaveCount(menus.length);
    await page.keyboard.press('Escape');
    await expect(mobileMenu(page)).toBeHidden();
    await toggle(page).click();
    await mobileMenu(page).getByRole('link', { name: 'Preise', exact: true }).click();
    await expect(page).toHaveURL(path);
  });
});

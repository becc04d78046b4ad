/**
 * Navigation between documents: loading bar, prefetch, transition, lost chunks (spec sections 4 and 9).
 * Over 200 lines: each is one step of the same navigation.
 */
import type { Page } from '@playwright/test';
import { publishedPageIds, table } from '../src/routes/table.ts';
import { expect, test, withMotion, withPrefetch } from './fixtures.ts';
import { openWithPausedClock } from './openWithPausedClock.ts';
import { scrollDown } from './scrollDown.ts';
import { nextFrame } from './settled.ts';

test.use({ ...withMotion, ...withPrefetch });

test('Back returns the focus to the link that was followed by keyboard', async ({ page }) => {
  await page.goto('/kontakt-uns');
  const link = page.locator('main a[href="/preise"]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/preise');
  await page.goBack();
  await expect(link).toBeFocused();
});

test.describe('loading bar', () => {
  test('runs from 200 ms after the click, for 5 s', async ({ page }) => {
    await stub(page, { saveData: true });
    await openWithPausedClock(page, '/');
    // A response without content: the browser stays on the page, and the bar keeps running.
    await page.route('**/preise', (route) => route.fulfill({ status: 204 }));
    const bar = page.locator('[data-loading-bar]');
    await page.locator('a[href="/preise"]').first().dispatchEvent('click');
    await page.clock.runFor(199);
    await expect(bar).not.toHaveAttribute('data-running');
    // The paused clock can be before 200 ms, on a busy machine by more than 50.
    await page.clock.runFor(1_000);
    await expect(bar).toHaveAttribute('data-running');
    expect(await bar.evaluate((it) => getComputedStyle(it).animationDuration)).toBe('5s');
    await page.clock.runFor(5000);
    await expect(bar).not.toHaveAttribute('data-running');
  });

  test('does not run for links within the page, and stops when the back/forward cache restores the page', async ({
    page,
  }) => {
    await openWithPausedClock(page, '/anwendungsfaelle/conversational-marketing');
    const bar = page.locator('[data-loading-bar]');
    await bar.evaluate((it) => {
      new MutationObserver(() => it.setAttribute('data-ran', '')).observe(it, { attributeFilter: ['data-running'] });
    });
    await page.locator('a[href$="#kundenfeedback"]').first().dispatchEvent('click');
    await page.clock.runFor(1000);
    await expect.poll(() => new URL(page.url()).hash).toBe('#kundenfeedback');
    await expect(bar).not.toHaveAttribute('data-ran');
    await bar.evaluate((it) => it.setAttribute('data-running', ''));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(bar).not.toHaveAttribute('data-running');
  });
});

test.describe('prefetch', () => {
  const hints = (page: Page) =>
    page.locator('link[rel=prefetch]').evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''));

  test('fetches the documents of visible links once, and none that is rendered per visit', async ({ page }) => {
    const { fetched } = await stub(page, {});
    await page.goto('/');
    await expect.poll(() => hints(page), { timeout: 4000 }).toContain('/preise');
    await allSeenAndIdle(page);
    const found = await hints(page);
    expect(new Set(found).size).toBe(found.length);
    expect(found).not.toContain('/impressum');
    expect(found.filter((address) => address.includes('kontakt') && !address.includes('kontakt-uns'))).toEqual([]);
    // The entry appears when the response has arrived, some time after the hint.
    await expect.poll(() => fetched('/preise'), 'the policy lets it through').toBe(200);
    await scrollDown(page, 100_000);
    await expect.poll(() => hints(page), { timeout: 4000 }).toContain('/impressum');
  });

  test('fetches every page of the table that is not rendered per visit, and no other', async ({ page }) => {
    const ids = publishedPageIds.filter((id) => table[id].paths.de !== null && id !== 'pricing');
    const pathsOf = (onDemand: boolean) =>
      ids.filter((id) => table[id].onDemand === onDemand).map((id) => table[id].paths.de ?? '');
    const [ahead, perVisit] = [pathsOf(false), [...pathsOf(true), '/termin/0123456789abcdef']];
    await stub(page, {});
    // A page with links to all of them, all visible.
    await page.route('/preise', async (route) => {
      const answer = await route.fetch();
      const links = [...perVisit, ...ahead].map((path) => `<a href="${path}">x</a> `).join('');
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/<main[^>]*>/, `$&${links}`) });
    });
    await page.route(
      (url) => ahead.includes(url.pathname),
      (route) => route.fulfill({ status: 204 }),
    );
    await page.goto('/preise');
    const missing = async () => {
      const found = await hints(page);
      return ahead.filter((path) => !found.includes(path));
    };
    await expect.poll(missing, { timeout: 10_000 }).toEqual([]);
    await allSeenAndIdle(page);
    expect((await hints(page)).filter((path) => perVisit.includes(path.split('?')[0] ?? ''))).toEqual([]);
  });

  for (const [state, connection] of Object.entries({
    'in data-saver mode': { saveData: true },
    'on a 2g connection': { effectiveType: '2g' },
    'on a slow 2g connection': { effectiveType: 'slow-2g' },
    offline: { offline: true },
  })) {
    test(`fetches nothing ${state}`, async ({ page }) => {
      await stub(page, connection);
      await page.goto('/');
      await allSeenAndIdle(page);
      expect(await hints(page)).toEqual([]);
      // Proves that this state prevented the prefetch.
      await lift(page);
      await scrollDown(page, 100_000);
      await expect.poll(() => hints(page), { timeout: 4000 }).toContain('/impressum');
    });
  }
});

test.describe('a chunk that cannot be loaded', () => {
  test.use({ expectedErrors: [/gone\.js|Failed to load resource/] });

  /** The time of the last automatic reload, which the page stores right before it. */
  const reloadedAt = (page: Page) => page.evaluate(() => sessionStorage.getItem('reloaded-at'));

  test('reloads the page, at most once in 60 seconds', async ({ page }) => {
    let loads = 0;
    page.on('load', () => loads++);
    await page.goto('/preise');
    const lose = () => page.evaluate("void import('/_astro/gone.js')");
    await lose();
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState();
    const first = await reloadedAt(page);
    expect(first).not.toBeNull();
    // This listener runs after that of the page, so its reaction is complete.
    await page.evaluate(`new Promise((heard) => {
      addEventListener('unhandledrejection', () => heard(), { once: true });
      void import('/_astro/gone.js');
    })`);
    expect(await reloadedAt(page)).toBe(first);
    expect(loads).toBe(2);
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, String(Date.now() - 61_000));
    });
    await lose();
    await expect.poll(() => loads).toBe(3);
  });

  test('does not reload the page if the server is unreachable', async ({ page }) => {
    let loads = 0;
    page.on('load', () => loads++);
    await page.goto('/preise');
    await page.route('**/favicon.svg', (route) => route.abort());
    const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/favicon.svg'));
    await page.evaluate("void import('/_astro/gone.js')");
    await asked;
    await nextFrame(page);
    expect([loads, await reloadedAt(page)]).toEqual([1, null]);
  });

  test('of an island reloads the page; other errors of an island do not', async ({ page }) => {
    let loads = 0;
    page.on('load', () => loads++);
    await page.goto('/preise');
    const fail = (message: string) =>
      page.evaluate((text) => {
        const detail = { error: new TypeError(text) };
        document.body.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail }));
      }, message);
    await fail('x is not a function');
    expect(await reloadedAt(page)).toBeNull();
    expect(loads).toBe(1);
    await fail('Failed to fetch dynamically imported module: /_astro/island.js');
    await expect.poll(() => loads).toBe(2);
  });
});

test('navigation uses a view transition, except with reduced motion', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    // On a busy machine the browser may begin no transition.
    await expect(async () => {
      await page.goto('/');
      await page.evaluate(() => {
        addEventListener('pagereveal', () => {});
        addEventListener('pageswap', (event) => {
          sessionStorage.setItem('transition', String('viewTransition' in event && event.viewTransition !== null));
        });
      });
      await page.locator('header').getByRole('link', { name: 'Preise', exact: true }).click();
      await expect(page).toHaveURL('/preise');
      expect(await page.evaluate(() => sessionStorage.getItem('transition'))).toBe(
        String(reducedMotion === 'no-preference'),
      );
    }).toPass({ timeout: 20_000 });
  }
});

/**
 * Resolves when the page has observed the visible links and has run its idle callbacks: this observer is the newest,
 * and its callback is the last in the idle queue.
 */
const allSeenAndIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          requestIdleCallback(() => done(), { timeout: 2000 });
        }).observe(document.documentElement);
      }),
  );

/** Fakes a connection; `fetched` returns the status of a file that the page itself has fetched. */
async function stub(page: Page, { offline = false, ...connection }: Record<string, unknown>) {
  await page.addInitScript(
    ([connection, offline]) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      if (offline) Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    },
    [connection, offline],
  );
  const fetched = (path: string) =>
    page.evaluate((path) => {
      const entry = performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname === path);
      return entry instanceof PerformanceResourceTiming ? entry.responseStatus : undefined;
    }, path);
  return { fetched };
}

/** Removes the fake connection of `stub`. */
const lift = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { value: {} });
    Object.defineProperty(navigator, 'onLine', { value: true });
  });

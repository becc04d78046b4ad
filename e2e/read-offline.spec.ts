/**
 * The service worker (spec section 7): pages are readable offline if the visitor wants it, and the network takes
 * precedence over the cache.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startSite } from '../checks/tools/startSite.ts';
import { href } from '../src/routes/hrefs.ts';
import { type Locale, locales } from '../src/routes/table.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test, withPrefetch } from './fixtures.ts';
import { idle } from './settled.ts';
import { startFaultyProxy } from './startFaultyProxy.ts';

test.use({
  ...withPrefetch,
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  // Messages of the browser for a broken connection.
  expectedErrors: [/Failed to load resource|Missing locale file|when fetching the script/],
});

/** Waits until the worker is active; it handles the next navigation. */
const ready = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });

const cachedPaths = (page: Page, name: RegExp) =>
  page.evaluate(async (source) => {
    const requests: Request[] = [];
    for (const cache of await caches.keys()) {
      if (new RegExp(source).test(cache)) requests.push(...(await (await caches.open(cache)).keys()));
    }
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, name.source);

const keptPaths = (page: Page) => cachedPaths(page, /^kept-pages$/);

/** Opens the privacy policy and switches keeping on; the policy itself is then kept. */
async function switchOn(page: Page, origin = '', locale: Locale = 'de') {
  await page.goto(origin + href('privacy-policy', locale));
  await box(page, locale).check();
  await expect.poll(() => keptPaths(page)).toEqual([href('privacy-policy', locale)]);
}

const box = (page: Page, locale: Locale = 'de') =>
  page.getByRole('checkbox', { name: wordsFor(locale).offline.keep.label });

const notice = (page: Page) => page.locator('main [data-kept-notice]');

for (const locale of locales) {
  test(`in ${locale} a cached page is readable offline with its date; other addresses list the cached pages`, async ({
    page,
    site,
  }) => {
    await using line = await startFaultyProxy(site.url);
    await switchOn(page, line.url, locale);
    await page.goto(line.url + href('aboutus', locale));
    await page.goto(line.url + href('business-solution', locale));
    await expect.poll(() => keptPaths(page)).toContain(href('business-solution', locale));
    line.set('cut');

    await page.goto(`${line.url}${href('aboutus', locale)}?utm_source=mail`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(notice(page)).toContainText(String(new Date().getFullYear()));
    await expect(page.locator('h1')).toBeVisible();
    // The page has its styles, fonts and script.
    await expect.poll(() => page.evaluate(() => document.fonts.check('700 20px "Bricolage Grotesque"'))).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-script');
    await expectAccessible(page);

    await page.goto(line.url + href('contact', locale));
    const { title, kept, retry } = wordsFor(locale).offline;
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.getByRole('heading', { name: kept.title })).toBeVisible();
    const list = page.locator('[data-kept-pages] a');
    await expect
      .poll(() => list.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual([href('business-solution', locale), href('aboutus', locale), href('privacy-policy', locale)]);
    await expectAccessible(page);

    line.set('open');
    await page.getByRole('button', { name: retry }).click();
    await expect(page.locator('form[data-form=contact]')).toBeVisible();
  });
}

for (const locale of locales) {
  test(`in ${locale} pages are kept only while the visitor has switched that on`, async ({ page, site }) => {
    await using line = await startFaultyProxy(site.url);
    await page.goto(line.url + href('home', locale));
    await ready(page);
    // Only the offline pages and their files: nothing that the visitor reads adds to them.
    const before = (await cachedPaths(page, /./)).sort();
    const documents = before.filter((path) => !path.startsWith('/_astro/'));
    expect(documents).toEqual(locales.map((each) => href('offline', each)).sort());
    for (const id of ['aboutus', 'business-solution', 'privacy-policy'] as const) {
      await page.goto(line.url + href(id, locale));
      await idle(page);
    }
    expect((await cachedPaths(page, /./)).sort()).toEqual(before);
    expect(await page.evaluate(() => caches.has('kept-pages'))).toBe(false);

    const policySwitch = box(page, locale);
    await expect(policySwitch).not.toBeChecked();
    await expectAccessible(page, '#kept-pages');
    await policySwitch.focus();
    await page.keyboard.press('Space');
    await expect(policySwitch).toBeChecked();
    await expect.poll(() => keptPaths(page)).toEqual([href('privacy-policy', locale)]);
    await page.goto(line.url + href('aboutus', locale));
    await expect.poll(() => keptPaths(page)).toContain(href('aboutus', locale));

    line.set('cut');
    await page.goto(line.url + href('contact', locale));
    const list = page.locator('[data-kept-pages] a');
    await expect(list).toHaveCount(2);
    const pageSwitch = box(page, locale);
    await expect(pageSwitch).toBeChecked();
    await pageSwitch.focus();
    await page.keyboard.press('Space');
    await expect(list.first()).toBeHidden();
    await expect.poll(async () => (await cachedPaths(page, /./)).sort()).toEqual(before);
    await expect(pageSwitch).not.toBeChecked();
    await expectAccessible(page);
    await page.goto(line.url + href('aboutus', locale));
    await expect(page.locator('h1')).toHaveText(wordsFor(locale).offline.title);
    expect(await page.evaluate(() => caches.has('kept-pages'))).toBe(false);
  });
}

test('without cache storage or script the switch is not shown', async ({ page, browser, baseURL }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'caches'));
  await page.goto(href('privacy-policy', 'de'));
  await idle(page);
  await expect(page.locator('[data-keep-pages]')).toBeHidden();
  await using context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto(href('privacy-policy', 'de'));
  await expect(plain.locator('[data-keep-pages]')).toBeHidden();
});

test('the network takes precedence over the cache', async ({ page, site }) => {
  await using line = await startFaultyProxy(site.url);
  await switchOn(page, line.url);
  await page.goto(line.url + href('pricing', 'de'));
  line.rewrite((text) => text.replaceAll('149', '151'));
  await page.goto(line.url + href('pricing', 'de'));
  await expect(page.locator('[data-plan=essential]').first()).toContainText('151');
  await expect(notice(page)).toHaveCount(0);
});

test('without a response a cached page shows after five seconds, except a page with prices', async ({
  page,
  context,
  site,
}) => {
  await using line = await startFaultyProxy(site.url);
  await switchOn(page, line.url);
  await page.goto(line.url + href('pricing', 'de'));
  await page.goto(line.url + href('aboutus', 'de'));
  await expect
    .poll(() => keptPaths(page))
    .toEqual([href('privacy-policy', 'de'), href('pricing', 'de'), href('aboutus', 'de')]);
  line.set('silent');
  await page.goto(line.url + href('aboutus', 'de'));
  await expect(notice(page)).toBeVisible();

  let isShown = false;
  const priced = page.goto(line.url + href('pricing', 'de')).then(() => {
    isShown = true;
  });
  // Another cached page, asked for later, shows before it.
  const other = await context.newPage();
  await other.goto(line.url + href('aboutus', 'de'));
  await expect(notice(other)).toBeVisible();
  expect(isShown).toBe(false);
  line.set('open');
  await priced;
  await expect(page.locator('[data-plan=essential]').first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('forms, thank-you pages, searches, pages with a token, and queries are not cached', async ({ page }) => {
  await switchOn(page);
  await page.goto(href('contact', 'de'));
  const form = page.locator('form[data-form=contact]');
  await form.locator('[name=lastname]').fill('Beispiel');
  await form.locator('[name=email]').fill(`${randomUUID()}@visitor.example`);
  await form.locator('[name=message]').fill('Guten Tag');
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(href('contact-thanks', 'de'));
  await page.goto(`${href('search', 'de')}?q=blaubeere`);
  await page.goto(`${href('newsletter-confirm', 'de')}?t=abc`);
  await page.goto('/nirgends');
  await page.goto(`${href('aboutus', 'de')}?email=jemand@visitor.example`);
  await expect.poll(() => keptPaths(page)).toContain(href('aboutus', 'de'));
  expect(await keptPaths(page)).toEqual([href('privacy-policy', 'de'), href('aboutus', 'de')]);
  const documents = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isDocument = answer?.headers.get('content-type')?.includes('html');
        texts.push(request.url, isDocument ? ((await answer?.text()) ?? '') : '');
      }
    }
    return texts.join('\n');
  });
  expect(documents).toContain('<h1');
  expect(documents).not.toMatch(/visitor\.example|blaubeere|form_id/);
});

test('a new version takes over, deletes old caches, and keeps open tabs working', async ({ page, site }) => {
  await using line = await startFaultyProxy(site.url);
  await switchOn(page, line.url);
  await page.goto(line.url + href('aboutus', 'de'));
  await page.evaluate(() => caches.open('offline-of-a-former-build'));
  // The former worker kept pages without being asked, in this cache.
  await page.evaluate(async () => (await caches.open('pages')).put('/', new Response('kept before')));
  line.rewrite((text, path) => (path === '/sw.js' ? `${text}// new` : text));
  await page.evaluate(async () => {
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    await (await navigator.serviceWorker.getRegistration())?.update();
    await changed;
  });
  await expect.poll(() => cachedPaths(page, /^pages$/)).toEqual([]);
  expect((await page.evaluate(() => caches.keys())).filter((name) => /^pages$|former/.test(name))).toEqual([]);
  expect(await keptPaths(page)).toContain(href('aboutus', 'de'));
  // Lazily loaded files of this tab are still available.
  await page.locator('[data-search]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('SERVICE_WORKER=0 removes the worker and its caches', async ({ page, site }) => {
  await using line = await startFaultyProxy(site.url);
  await using without = await startSite({ env: { SERVICE_WORKER: '0' } });
  await page.goto(`${line.url}/`);
  await ready(page);
  line.forwardTo(without.origin);
  await page.goto(line.url + href('aboutus', 'de'));
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  // The worker unregisters after it has deleted its caches.
  await expect(async () => {
    await page.goto(line.url + href('pricing', 'de'));
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }).toPass({ timeout: 10_000 });
});

test('registers after load, and requests no asset twice', async ({ page, site }) => {
  await using line = await startFaultyProxy(site.url);
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...given) {
      sessionStorage.setItem('registered', `${document.readyState} ${given[1]?.scope}`);
      return register.apply(this, given);
    };
  });
  await page.goto(`${line.url}/`);
  await ready(page);
  expect(await page.evaluate(() => sessionStorage.getItem('registered'))).toBe('complete /');
  const assets = line.requests.filter((entry) => entry.startsWith('GET /_astro/'));
  expect(new Set(assets).size).toBe(assets.length);
});

test('a browser without service workers logs nothing', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto('/');
  await idle(page);
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  expect(said).toEqual([]);
});

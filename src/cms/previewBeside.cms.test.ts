/**
 * "Preview beside the form" in the panel of the project's own Strapi, with the built site, in a browser. The panel is at
 * `localhost` and the site at `127.0.0.1`, two sites to the browser, or both at `127.0.0.1`. Needs a build with CMS_URL.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../checks/tools/chromium.ts';
import { type RunningSite, startSite } from '../../checks/tools/startSite.ts';
import { person, type RunningStrapi, startStrapi, strapiSecrets } from '../testing/startStrapi.testing.ts';

type Role = 'Editor' | 'Translator';

/** What the free edition of Strapi writes itself: missing translations, functions of its licence, a test of `eval`. */
const strapis = /MISSING_TRANSLATION|ai-feature-config|ai-localization-jobs|script-src eval/;
const visible = { timeout: 20_000 };

describe('the preview beside the form', () => {
  let strapi: RunningStrapi;
  let site: RunningSite;
  let browser: Browser;
  let errors: string[] = [];

  beforeAll(async () => {
    strapi = await startStrapi(async (url) => {
      const panels = [url, url.replace('127.0.0.1', 'localhost')].join(',');
      site = await startSite({ env: { CMS_URL: url, CMS_PUBLIC_URL: panels, ...strapiSecrets } });
      return [site.origin];
    });
    const executablePath = chromiumPath();
    const args = [...chromiumFlags, '--test-third-party-cookie-phaseout'];
    browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
  }, 600_000);

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    errors = [];
  });

  afterAll(async () => {
    await browser?.close();
    strapi?.[Symbol.dispose]();
    await site?.stop();
  });

  /** A panel at this host after the login. Frames of another site have neither cookies nor storage. */
  async function openPanel(role: Role, host: string, locale: string): Promise<{ page: Page; origin: string }> {
    await strapi.member(role);
    const origin = strapi.url.replace('127.0.0.1', host);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale });
    await context.addInitScript(refuseStorageInFrames, host === 'localhost');
    context.on('console', (message) => {
      const text = `${message.text()} ${message.location().url}`;
      if (message.type() === 'error' && !strapis.test(text)) errors.push(text);
    });
    context.on('weberror', (error) => errors.push(error.error().message));
    const page = await context.newPage();
    await page.goto(`${origin}/admin/auth/login`);
    const { email, password } = person(role);
    await page.locator('input[name="email"]').fill(email);
    await page.locator('input[name="password"]').fill(password);
    await page.locator('button[type="submit"]').click();
    await page.waitForURL(({ pathname }) => !pathname.includes('login'));
    return { page, origin };
  }

  /** The path of an entry in the panel. */
  async function entryPath(uid: string, field: string, value: string, locale: string): Promise<string> {
    const path = `/content-manager/collection-types/api::${uid}.${uid}`;
    const { results } = await strapi.admin.edit('GET', `${path}?locale=${locale}&filters[${field}][$eq]=${value}`);
    return `/admin${path}/${results[0].documentId}?plugins[i18n][locale]=${locale}`;
  }

  const headersOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy');
  const published = async (path: string) => (await fetch(site.origin + path)).text();
  const scrollOf = (page: Page) => page.frames()[1]?.evaluate(() => scrollY);

  test('an editor sees each saved draft beside the form, from another site, and visitors do not', async () => {
    const { page, origin } = await openPanel('Editor', 'localhost', 'de-DE');
    await page.goto(origin + (await entryPath('text-industry', 'key', 'retail', 'de')));
    const button = page.getByRole('button', { name: 'Vorschau daneben' });
    await button.click();
    const preview = page.getByRole('region', { name: 'Vorschau' });
    const frame = preview.frameLocator('iframe[title="Die Seite mit dem gespeicherten Entwurf"]');
    await frame.locator('#draft-bar').waitFor(visible);
    await preview.getByText('wird geladen').waitFor({ ...visible, state: 'detached' });
    await page.frames()[1]?.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));

    await page.locator('textarea[name="question"]').fill('„Wo ist mein Zeppelin?“');
    await preview.getByText('sobald Sie speichern').waitFor();
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await frame.locator('h1', { hasText: 'Wo ist mein Zeppelin?' }).waitFor({ ...visible, state: 'attached' });
    await expect.poll(() => scrollOf(page), visible).toBe(700);
    expect(await published('/branchen/handel')).not.toContain('Zeppelin');
    const box = await page.locator('textarea[name="question"]').boundingBox();
    const place = await preview.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(place?.x ?? 0);

    // Strict on both sides, and as it was on ordinary pages.
    const shown = page.frames()[1]?.url() ?? '';
    expect([...new URL(shown).searchParams.keys()].sort()).toEqual([
      'expires',
      'locale',
      'page',
      'signature',
      'status',
    ]);
    expect(await headersOf(shown)).toMatch(new RegExp(`frame-ancestors ${strapi.url} ${origin};`));
    expect(await headersOf(`${origin}/admin/`)).toMatch(new RegExp(`frame-src ${site.origin};`));
    const ordinary = await headersOf(`${site.origin}/branchen/handel`);
    expect(ordinary).toContain("frame-ancestors 'none'");
    expect(ordinary).toMatch(/script-src 'self';.*style-src 'self';/);

    await preview.getByRole('button', { name: 'Handy' }).click();
    await expect.poll(() => page.frames()[1]?.evaluate(() => innerWidth)).toBe(390);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      frame.locator('main a[href^="/"]').first().click(),
    ]);
    await tab.close();
    await frame.locator('body').press('Escape');
    await preview.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    // Tab leads from the button to the controls of the preview.
    await button.press('Enter');
    await button.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Computer');
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  }, 120_000);

  test('a translator sees an English draft, with the panel on the same site, and over the form in a narrow window', async () => {
    const { page, origin } = await openPanel('Translator', '127.0.0.1', 'en-GB');
    await page.goto(origin + (await entryPath('text-industry', 'key', 'retail', 'en')));
    const button = page.getByRole('button', { name: 'Preview beside the form' });
    await button.click();
    const frame = page.frameLocator('iframe[title="The page with the saved draft"]');
    await frame.locator('#draft-bar').waitFor(visible);
    await page.locator('textarea[name="question"]').fill('“Where is my zeppelin?”');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await frame.locator('h1', { hasText: 'Where is my zeppelin?' }).waitFor(visible);
    expect(await published('/en/industries/retail')).not.toContain('zeppelin');
    await page.setViewportSize({ width: 1100, height: 844 });
    const dialog = page.getByRole('dialog', { name: 'Preview' });
    expect((await dialog.boundingBox())?.width).toBe(1100);
    await frame.locator('h1', { hasText: 'Where is my zeppelin?' }).waitFor(visible);
    await dialog.getByRole('button', { name: 'Close the preview' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  }, 120_000);

  test('a sentence says why there is no page to show', async () => {
    const { page, origin } = await openPanel('Editor', 'localhost', 'de-DE');
    const create = (uid: string) => `${origin}/admin/content-manager/collection-types/api::${uid}.${uid}/create`;
    const open = () => page.getByRole('button', { name: 'Vorschau daneben' }).click();
    await page.goto(create('redirect'));
    await open();
    await page.getByText('Einträge dieses Typs erscheinen auf keiner Seite.').waitFor(visible);
    await page.goto(create('text-industry'));
    await open();
    await page.getByText('Speichern Sie den Eintrag, dann').waitFor(visible);
    expect(errors).toEqual([]);

    await page.goto(origin + (await entryPath('text-industry', 'key', 'retail', 'de')));
    await site.stop();
    await open();
    await page.getByText('Die Website antwortet nicht').waitFor(visible);
    await page.getByRole('button', { name: 'Erneut versuchen' }).waitFor();
    expect(await page.getByRole('link', { name: 'In neuem Tab öffnen' }).getAttribute('href')).toContain(site.origin);
  }, 120_000);

  test('the address of a draft is signed for those who may read the entry', async () => {
    expect((await fetch(`${strapi.url}/site/preview-link?uid=api::plan.plan`)).status).toBe(401);
    const translator = await strapi.member('Translator');
    expect((await translator.send('GET', '/site/preview-link?uid=api::redirect.redirect')).status).toBe(403);
    // English only: Strapi's own preview answers 404.
    const { data } = await strapi.admin.edit('GET', `${calculator}?locale=en`);
    const query = new URLSearchParams({ uid: calculatorType, documentId: data.documentId, locale: 'en' });
    const { url } = await translator.edit('GET', `/site/preview-link?${query}`);
    expect(url).toContain('/api/preview?page=chatbot-roi-calculator&locale=en&status=draft&');
  });
});

const calculatorType = 'api::text-roi-calculator.text-roi-calculator';
const calculator = `/content-manager/single-types/${calculatorType}`;

/** Runs in each frame: what browsers do with cookies and storage of other sites at the strictest setting. */
function refuseStorageInFrames(isOtherSite: boolean): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(violatedDirective, blockedURI),
  );
  if (self === top || !isOtherSite) return;
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
}

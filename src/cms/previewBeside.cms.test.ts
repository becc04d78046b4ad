/**
 * "Preview beside the form" in the panel of the project's own Strapi, with the built site, in a browser. The panel is at
 * `localhost` and the site at `127.0.0.1`: two sites to the browser. Needs a build with CMS_URL.
 */
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../checks/tools/chromium.ts';
import { type RunningSite, startSite } from '../../checks/tools/startSite.ts';
import { person, type RunningStrapi, startStrapi, strapiSecrets } from '../testing/startStrapi.testing.ts';

type Role = 'Editor' | 'Translator';

const words = {
  de: {
    open: 'Vorschau daneben',
    close: 'Vorschau schließen',
    name: 'Vorschau',
    phone: 'Handy',
    save: 'Speichern',
    unsaved: 'Speichern Sie den Eintrag',
    noPage: 'erscheinen auf keiner Seite',
    silent: 'Die Website antwortet nicht',
    retry: 'Erneut versuchen',
  },
  en: { open: 'Preview beside the form', name: 'Preview', save: 'Save' },
};

describe('the preview beside the form', () => {
  let strapi: RunningStrapi;
  let site: RunningSite;
  let browser: Browser;
  let errors: string[];

  beforeAll(async () => {
    strapi = await startStrapi(async (url) => {
      const panels = [url, url.replace('127.0.0.1', 'localhost')].join(',');
      site = await startSite({ env: { CMS_URL: url, CMS_PUBLIC_URL: panels, ...strapiSecrets } });
      return [site.origin];
    });
    const executablePath = chromiumPath();
    browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
  }, 600_000);

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    expect(errors).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    strapi?.[Symbol.dispose]();
    await site?.stop();
  });

  const panelAt = (host: string) => strapi.url.replace('127.0.0.1', host);

  async function logIn(role: Role, origin: string, options: BrowserContextOptions): Promise<Page> {
    await strapi.member(role);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    errors = [];
    context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    context.on('weberror', (error) => errors.push(error.error().message));
    const page = await context.newPage();
    await page.goto(`${origin}/admin/auth/login`);
    const { email, password } = person(role);
    await page.locator('input[name="email"]').fill(email);
    await page.locator('input[name="password"]').fill(password);
    await page.locator('button[type="submit"]').click();
    await page.locator('nav').first().waitFor();
    return page;
  }

  /** The path of an entry in the panel. */
  async function entryPath(uid: string, field: string, value: string, locale: string): Promise<string> {
    const path = `/content-manager/collection-types/api::${uid}.${uid}`;
    const { results } = await strapi.admin.edit('GET', `${path}?locale=${locale}&filters[${field}][$eq]=${value}`);
    return `/admin${path}/${results[0].documentId}?plugins[i18n][locale]=${locale}`;
  }

  test('opens', async () => {
    const origin = panelAt('localhost');
    const page = await logIn('Editor', origin, { locale: 'de-DE' });
    await page.goto(origin + (await entryPath('text-industry', 'key', 'retail', 'de')));
    await page.getByRole('button', { name: words.de.open }).click();
    await page.waitForTimeout(3000);
  });
});

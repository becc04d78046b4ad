import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Locale, table } from '../src/routes/table.ts';
import { readFiles } from '../src/server/static/readFiles.ts';
import { startTestServer } from '../src/testing/startTestServer.testing.ts';
import { expect, test } from './fixtures.ts';

// Chromium logs a document with an error status as a resource that failed to load.
test.use({ expectedErrors: [/status of (404|500)/] });

const sentences = {
  de: {
    notFound: 'Diese Seite wurde nicht gefunden',
    home: 'Zurück zur Startseite',
    nested: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
  },
  en: {
    notFound: 'This page could not be found',
    home: 'Back to the home page',
    nested: 'An error occurred while showing the error page',
  },
} as const;

const built = readFiles(join(import.meta.dirname, '../dist/client'));

for (const locale of ['de', 'en'] as const) {
  const prefix = locale === 'en' ? '/en' : '';
  const contact = table.contact.paths[locale];
  const { notFound, home, nested } = sentences[locale];

  test(`an unknown address answers 404 in ${locale} with a link to the home page`, async ({ page }) => {
    const response = await page.goto(`${prefix}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expectError(page, locale, notFound);
    await page.getByRole('main').getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(prefix || '/');
  });

  test(`a rendering error answers with the error page in ${locale}`, async ({ page }) => {
    await using broken = await startTestServer({ files: built, render: () => Promise.reject(new Error('broken')) });
    const response = await page.goto(`http://127.0.0.1:${broken.port}${contact}`);
    expect(response?.status()).toBe(500);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('main').getByRole('link', { name: home })).toBeVisible();
  });

  test(`an unknown middleware answers 500 with its own message (${locale})`, async ({ page }) => {
    const pages = { ...table, pricing: { ...table.pricing, middleware: ['gone'] } };
    await using broken = await startTestServer({ files: built, table: pages });
    const response = await page.goto(`http://127.0.0.1:${broken.port}${table.pricing.paths[locale]}`);
    expect(response?.status()).toBe(500);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Unknown middleware|Unbekannte Middleware/);
  });

  test(`without an error page a plain sentence in ${locale} links to the home page`, async ({ page }) => {
    const withoutErrorPages = new Map([...built].filter(([name]) => !name.includes('/error/')));
    await using broken = await startTestServer({
      files: withoutErrorPages,
      render: () => Promise.reject(new Error('broken')),
    });
    const response = await page.goto(`http://127.0.0.1:${broken.port}${contact}`);
    expect(response?.status()).toBe(500);
    await expectError(page, locale, nested);
    await expect(page.getByRole('link', { name: home })).toHaveAttribute('href', prefix || '/');
  });
}

async function expectError(page: Page, locale: Locale, sentence: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sentence);
}

/** All vendors but reCAPTCHA and Firestore configured. The test answers for their hosts: no request leaves this machine; all are counted. */
import type { BrowserContext, Page } from '@playwright/test';

export const vendorSettings = {
  GTM_ID: 'GTM-ABC1234',
  GA_ID: 'G-ABCDE12345',
  HOTJAR_ID: '1234567',
  GOOGLE_ADS_ID: 'AW-123456789/AbCdEfGh',
  META_PIXEL_ID: '123456789012345',
  LINKEDIN_PARTNER_ID: '7654321',
  AFFILIATE_URL: 'https://affiliate.example/call?mail={email}',
  AFFILIATE_NAME: 'Example Network GmbH, Berlin',
  ALTCHA_DIFFICULTY: '0',
  MIN_FILL_MS: '0',
};

/** Answers for all other hosts; returns a growing list of the requested addresses. */
export async function stubOtherHosts(context: BrowserContext, site: string, body = ''): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== site,
    (route) => {
      asked.push(route.request().url().replace('https://', ''));
      return route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return asked;
}

export const consentPrompt = (page: Page) => page.locator('[data-consent-layer]');
export const settingsDialog = (page: Page) => page.locator('dialog[data-consent-settings]');

/** Presses a button that reloads the page. */
export async function chooseConsent(page: Page, choice: 'accept' | 'reject', inside = '[data-consent-layer]') {
  const loaded = page.waitForEvent('load');
  await page.locator(`${inside} [data-consent=${choice}]`).click();
  await loaded;
}

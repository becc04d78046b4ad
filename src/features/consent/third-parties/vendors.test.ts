import { expect, test } from 'vitest';
import { parseEnv } from '../../../env.ts';
import { locales } from '../../../routes/table.ts';
import { createConsentPrompt } from '../consentPrompt.ts';
import { consentSetup } from '../consentSetup.ts';
import { vendorNames, vendors } from './vendors.ts';

const googleAds = [
  ...['https://www.googletagmanager.com', 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  ...['https://pagead2.googlesyndication.com', 'https://google.com', 'https://www.google.com'],
  ...['https://www.google.de', 'https://www.google.at', 'https://www.google.ch', 'https://www.google.co.uk'],
];
const googleAnalytics = [
  ...['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
];
const linkedIn = ['https://px.ads.linkedin.com', 'https://px4.ads.linkedin.com'];

/**
 * Hosts as documented by each vendor; the source is cited in the vendor's file. A change here changes the vendor's
 * policy.
 */
const expected: Record<(typeof vendorNames)[number], object> = {
  tagManager: {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': ['https://www.googletagmanager.com'],
    'connect-src': ['https://www.googletagmanager.com', 'https://www.google.com'],
  },
  analytics: {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': googleAnalytics,
    'connect-src': googleAnalytics,
  },
  heatmap: {
    'script-src': ['https://*.hotjar.com'],
    'img-src': ['https://*.hotjar.com', 'https://*.hotjar.io'],
    'font-src': ['https://*.hotjar.com'],
    'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
  },
  adsPixel: {
    'script-src': [
      ...['https://www.googletagmanager.com', 'https://www.googleadservices.com'],
      ...['https://googleads.g.doubleclick.net', 'https://pagead2.googlesyndication.com', 'https://www.google.com'],
    ],
    'img-src': googleAds,
    'connect-src': googleAds,
    'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
  },
  socialPixel: {
    'script-src': ['https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  insightTag: {
    'script-src': ['https://snap.licdn.com'],
    'img-src': [...linkedIn, 'https://www.linkedin.com'],
    'connect-src': linkedIn,
  },
  affiliate: { 'img-src': ['https://affiliate.example'] },
  liveAvailability: { 'connect-src': ['https://firestore.googleapis.com'] },
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
};

test.each(vendorNames)('the policy for %s names the documented hosts and no others', (name) => {
  expect(vendors[name].sources('https://affiliate.example/call?mail={email}')).toEqual(expected[name]);
});

const affiliate = { AFFILIATE_URL: 'https://affiliate.example/call?mail={email}' };

test('the affiliate network stays off without a name', () => {
  expect(consentSetup(parseEnv(affiliate))).toBeUndefined();
  expect(consentSetup(parseEnv({ ...affiliate, GA_ID: 'G-ABCDE12345' }))?.vendors.map(({ name }) => name)).toEqual([
    'analytics',
  ]);
});

test.each(locales)('the consent prompt names the affiliate network, and another name prompts again: %s', (locale) => {
  const named = consentSetup(parseEnv({ ...affiliate, AFFILIATE_NAME: 'Example Network GmbH, Berlin' }));
  const renamed = consentSetup(parseEnv({ ...affiliate, AFFILIATE_NAME: 'Other Network AG, Wien' }));
  if (!named || !renamed) throw new Error('The affiliate network is not configured');
  const asked = JSON.stringify(createConsentPrompt(named, locale));
  expect(asked).toContain('"company":"Example Network GmbH, Berlin"');
  expect(asked).not.toContain('{affiliate}');
  expect(renamed.version).not.toBe(named.version);
});

/**
 * Google Ads: which visits come from an advertisement, and which of them become a lead. Hosts:
 * developers.google.com/tag-platform/security/guides/csp, "Google Ads Conversions" (2026-11-22). Of Google's national
 * domains only those of this site's markets.
 */
import { configureTag, conversionSeconds, gtag } from './googleTag.ts';
import type { Vendor } from './vendor.ts';

const hosts = [
  'https://www.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://google.com',
  'https://www.google.com',
  'https://www.google.de',
  'https://www.google.at',
  'https://www.google.ch',
  'https://www.google.co.uk',
];

export const adsPixel: Vendor = {
  purposes: ['marketing'],
  sources: () => ({
    'script-src': [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
      'https://www.google.com',
    ],
    'img-src': hosts,
    'connect-src': hosts,
    'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
  }),
  storagePrefixes: ['_gcl_', '_gac_'],
  /** The id can contain the conversion label: AW-123456789/AbC-dEf. */
  load(id, visit) {
    const [account = id] = id.split('/');
    configureTag(account, visit, { cookie_expires: conversionSeconds });
  },
  convert(id) {
    if (id.includes('/')) gtag('event', 'conversion', { send_to: id });
  },
};

/**
 * Google Analytics 4. Hosts: developers.google.com/tag-platform/security/guides/csp, "Google Analytics 4" (2026-11-22).
 * Google signals stays off: it needs further hosts of doubleclick.net and of every national google domain.
 */
import { configureTag, gtag } from './googleTag.ts';
import type { Vendor } from './vendor.ts';

const hosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'];

export const analytics: Vendor = {
  purposes: ['statistics'],
  sources: () => ({
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': hosts,
    'connect-src': hosts,
  }),
  storagePrefixes: ['_ga', '_gid', '_gat'],
  load(id, visit) {
    const days = 365;
    configureTag(id, visit, {
      cookie_expires: days * 86_400,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
  },
  convert(id) {
    gtag('event', 'generate_lead', { send_to: id });
  },
};

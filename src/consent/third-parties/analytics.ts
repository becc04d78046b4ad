/** Google Analytics 4. */
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
  traces: ['_ga', '_gid', '_gat'],
  load(id, visit) {
    const days = 365;
    configureTag(id, visit, {
      cookie_expires: days * 86_400,
      allow_google_signals: visit.granted.includes('marketing'),
    });
    if (visit.conversion) gtag('event', 'generate_lead', { send_to: id });
  },
};

/** Google Ads: which visits come from an advertisement, and which of them become an enquiry. */
import { configureTag, conversionSeconds, gtag } from './googleTag.ts';
import type { Vendor } from './vendor.ts';

const hosts = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
  'https://www.google.de',
];

export const adsPixel: Vendor = {
  purposes: ['marketing'],
  sources: () => ({
    'script-src': ['https://www.googletagmanager.com', 'https://www.googleadservices.com'],
    'img-src': hosts,
    'connect-src': hosts,
  }),
  traces: ['_gcl_', '_gac_'],
  /** The id may carry the label of the conversion: AW-123456789/AbC-dEf. */
  load(id, visit) {
    const [account = id] = id.split('/');
    configureTag(account, visit, { cookie_expires: conversionSeconds });
    if (visit.conversion && id !== account) gtag('event', 'conversion', { send_to: id });
  },
};

/**
 * LinkedIn's Insight Tag. A conversion is an event: one that LinkedIn counts by the address of a thank-you page would be
 * counted again with every reload of it. LinkedIn documents no policy. Hosts as its tag requests them (2026-11-22): the
 * pixel answers with a redirect to www.linkedin.com (cookie matching), and that one to px4.
 */
import { addScript, type Vendor } from './vendor.ts';

const pixels = ['https://px.ads.linkedin.com', 'https://px4.ads.linkedin.com'];

export const insightTag: Vendor = {
  purposes: ['marketing'],
  sources: () => ({
    'script-src': ['https://snap.licdn.com'],
    'img-src': [...pixels, 'https://www.linkedin.com'],
    'connect-src': pixels,
  }),
  traces: ['li_', 'ln_', '_li_'],
  /** The id may carry that of the conversion: 1234567/7654321. */
  load(whole) {
    const [id = whole] = whole.split('/');
    const q: unknown[] = [];
    window._linkedin_partner_id = id;
    window._linkedin_data_partner_ids = [id];
    window.lintrk = Object.assign((...command: unknown[]) => q.push(command), { q });
    addScript('https://snap.licdn.com/li.lms-analytics/insight.min.js');
  },
  convert(whole) {
    const [, conversion] = whole.split('/');
    if (conversion) window.lintrk?.('track', { conversion_id: Number(conversion) });
  },
};

/**
 * LinkedIn's Insight Tag. A conversion is an event: counted by the URL of a thank-you page, it would be counted again
 * on every reload. LinkedIn documents no policy. Hosts as its tag requests them (2026-11-22): the pixel redirects to
 * www.linkedin.com (cookie matching), which redirects to px4.
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
  storagePrefixes: ['li_', 'ln_', '_li_'],
  /** The id can contain the conversion id: 1234567/7654321. */
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

/** LinkedIn's Insight Tag. It counts the thank-you pages as conversions by their address. */
import { addScript, type Vendor } from './vendor.ts';

export const insightTag: Vendor = {
  purposes: ['marketing'],
  sources: () => ({
    'script-src': ['https://snap.licdn.com'],
    'img-src': ['https://px.ads.linkedin.com', 'https://px4.ads.linkedin.com'],
    'connect-src': ['https://px.ads.linkedin.com'],
  }),
  traces: ['li_', 'ln_', '_li_'],
  load(id) {
    const q: unknown[] = [];
    window._linkedin_partner_id = id;
    window._linkedin_data_partner_ids = [id];
    window.lintrk = Object.assign((...command: unknown[]) => q.push(command), { q });
    addScript('https://snap.licdn.com/li.lms-analytics/insight.min.js');
  },
};

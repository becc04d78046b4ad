/** Google Tag Manager. Loading it needs consent by itself (VG Hannover 10 A 5385/22). */
import { dataLayer, startGoogle } from './googleTag.ts';
import { addScript, type Vendor } from './vendor.ts';

export const tagManager: Vendor = {
  purposes: ['statistics', 'marketing'],
  sources: () => ({
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': ['https://www.googletagmanager.com'],
    'connect-src': ['https://www.googletagmanager.com'],
  }),
  traces: ['_dc_gtm_'],
  load(id, visit) {
    startGoogle(visit);
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    if (visit.conversion) dataLayer().push({ event: 'generate_lead' });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  },
};

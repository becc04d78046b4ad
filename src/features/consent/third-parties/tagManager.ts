/**
 * Google Tag Manager. Loading it requires consent by itself (VG Hannover 10 A 5385/22). Hosts:
 * developers.google.com/tag-platform/security/guides/csp, "Enable the container tag" (2026-11-22).
 */
import { dataLayer, startConsentMode } from './googleTag.ts';
import { addScript, type Vendor } from './vendor.ts';

export const tagManager: Vendor = {
  purposes: ['statistics', 'marketing'],
  sources: () => ({
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': ['https://www.googletagmanager.com'],
    'connect-src': ['https://www.googletagmanager.com', 'https://www.google.com'],
  }),
  storagePrefixes: ['_dc_gtm_'],
  load(id, visit) {
    startConsentMode(visit);
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  },
  convert() {
    dataLayer().push({ event: 'generate_lead' });
  },
};

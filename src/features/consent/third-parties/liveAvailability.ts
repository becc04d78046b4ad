/** Google Firestore: the browser reads the availability of sales on use, not on page load. */
import type { Vendor } from './vendor.ts';

export const liveAvailability: Vendor = {
  purposes: ['services'],
  sources: () => ({ 'connect-src': ['https://firestore.googleapis.com'] }),
  storagePrefixes: [],
  load(id) {
    // Dynamic import: the prompt's bundle contains all vendors and loads before consent.
    import('../../availability/show-availability.client.ts').then(({ showAvailability }) => showAvailability(id));
  },
};

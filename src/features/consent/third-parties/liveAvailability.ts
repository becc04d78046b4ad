/** Google Firestore, asked by the browser whether sales is available: on use, never with the page. */
import type { Vendor } from './vendor.ts';

export const liveAvailability: Vendor = {
  purposes: ['services'],
  sources: () => ({ 'connect-src': ['https://firestore.googleapis.com'] }),
  traces: [],
  load(id) {
    // The layer loads all vendors' code before anybody consented: this part comes afterwards.
    import('../../availability/offer-availability.client.ts').then(({ offerAvailability }) => offerAvailability(id));
  },
};

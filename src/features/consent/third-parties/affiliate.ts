/**
 * Reports a lead to the affiliate network (spec section 7), only with consent: one call whose URL contains `{email}` as
 * the specification requires.
 */
import type { Vendor } from './vendor.ts';

export const affiliate: Vendor = {
  purposes: ['marketing'],
  sources: (url) => ({ 'img-src': [new URL(url).origin] }),
  storagePrefixes: [],
  load() {},
  convert(_id, { affiliateCall }) {
    if (!affiliateCall) return;
    // No referrer: the network gets only the data in the call.
    Object.assign(new Image(), { referrerPolicy: 'no-referrer', src: affiliateCall });
  },
};

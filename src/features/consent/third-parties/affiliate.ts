/**
 * The affiliate network hears of an enquiry (spec section 7), and only then, from someone who consented: one call, whose
 * address holds `{email}` as the specification asks.
 */
import type { Vendor } from './vendor.ts';

export const affiliate: Vendor = {
  purposes: ['marketing'],
  sources: (url) => ({ 'img-src': [new URL(url).origin] }),
  traces: [],
  load() {},
  convert(_id, { affiliateCall }) {
    if (!affiliateCall) return;
    // No referrer: the network need not know more than the call says.
    Object.assign(new Image(), { referrerPolicy: 'no-referrer', src: affiliateCall });
  },
};

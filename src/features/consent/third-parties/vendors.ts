/** Every vendor, by the key of its words and settings. In the order of the prompt. */
import { adsPixel } from './adsPixel.ts';
import { affiliate } from './affiliate.ts';
import { analytics } from './analytics.ts';
import { heatmap } from './heatmap.ts';
import { insightTag } from './insightTag.ts';
import { liveAvailability } from './liveAvailability.ts';
import { recaptcha } from './recaptcha.ts';
import { socialPixel } from './socialPixel.ts';
import { tagManager } from './tagManager.ts';
import type { Vendor } from './vendor.ts';

export const vendors = {
  tagManager,
  analytics,
  heatmap,
  adsPixel,
  socialPixel,
  insightTag,
  affiliate,
  liveAvailability,
  recaptcha,
} satisfies Record<string, Vendor>;

export type VendorName = keyof typeof vendors;
export const vendorNames = Object.keys(vendors) as VendorName[];

/** The vendors of this installation, and the version of the consent texts. */
import { createHash } from 'node:crypto';
import type { Env } from '../../env.ts';
import { locales } from '../../routes/table.ts';
import { createConsentPrompt } from './consentPrompt.ts';
import { type Purpose, purposes } from './purposes.ts';
import type { Vendor } from './third-parties/vendor.ts';
import { type VendorName, vendorNames, vendors } from './third-parties/vendors.ts';

export type ConfiguredVendor = Vendor & { name: VendorName; id: string };

export type ConsentSetup = {
  vendors: readonly ConfiguredVendor[];
  /** Purposes of the configured vendors, in order. */
  purposes: readonly Purpose[];
  /** Name of the affiliate network (AFFILIATE_NAME); without it that vendor is off. */
  affiliate: string | undefined;
  /** Hash of the texts in both languages: a changed text or vendor prompts every visitor again. */
  version: string;
};

const settings = {
  tagManager: 'GTM_ID',
  analytics: 'GA_ID',
  heatmap: 'HOTJAR_ID',
  adsPixel: 'GOOGLE_ADS_ID',
  socialPixel: 'META_PIXEL_ID',
  insightTag: 'LINKEDIN_PARTNER_ID',
  affiliate: 'AFFILIATE_URL',
  liveAvailability: 'FIREBASE_API_KEY',
  recaptcha: 'RECAPTCHA_SITE_KEY',
} as const satisfies Record<VendorName, keyof Env>;

export type VendorSettings = Partial<
  Pick<Env, (typeof settings)[VendorName] | 'FIREBASE_APP_ID' | 'FIRESTORE_PROJECT' | 'AFFILIATE_NAME'>
>;

/** undefined: no vendor is configured, so there is nothing to consent to. */
export function consentSetup(env: VendorSettings): ConsentSetup | undefined {
  const configured = vendorNames.flatMap((name): ConfiguredVendor[] => {
    const id = idOf(name, env);
    // A visitor can consent only to a network whose name is shown (decision 0263).
    const isNamed = name !== 'affiliate' || env.AFFILIATE_NAME !== undefined;
    return id === undefined || !isNamed ? [] : [{ ...vendors[name], name, id }];
  });
  if (configured.length === 0) return undefined;
  const needed = purposes.filter((purpose) => configured.some((vendor) => vendor.purposes.includes(purpose)));
  const affiliate = env.AFFILIATE_NAME;
  const prompts = locales.map((locale) =>
    createConsentPrompt({ vendors: configured, purposes: needed, affiliate }, locale),
  );
  const version = createHash('sha256').update(JSON.stringify(prompts)).digest('hex').slice(0, 8);
  return { vendors: configured, purposes: needed, affiliate, version };
}

/** Firebase's client needs three values; env.ts accepts them together only. */
function idOf(name: VendorName, env: VendorSettings): string | undefined {
  const id = env[settings[name]];
  if (id === undefined || name !== 'liveAvailability') return id;
  return [id, env.FIREBASE_APP_ID, env.FIRESTORE_PROJECT].join(' ');
}

export const vendorsFor = (setup: Pick<ConsentSetup, 'vendors'>, granted: readonly Purpose[]): ConfiguredVendor[] =>
  setup.vendors.filter((vendor) => vendor.purposes.some((purpose) => granted.includes(purpose)));

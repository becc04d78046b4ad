/**
 * Shared by Google's products. Consent Mode v2, basic: nothing of Google loads before consent; the tags then get the
 * default "denied" first and the granted purposes second (quality.md, Law and consent).
 */
import type { Purpose } from '../purposes.ts';
import { addScript, type VendorContext } from './vendor.ts';

const kinds = {
  statistics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  services: ['functionality_storage', 'personalization_storage'],
  protection: [],
} as const satisfies Record<Purpose, readonly string[]>;

let started = false;

export function startConsentMode({ granted }: VendorContext): void {
  if (started) return;
  started = true;
  const all = Object.values(kinds).flat();
  const allowed = granted.flatMap((purpose) => [...kinds[purpose]]);
  gtag('consent', 'default', { ...states(all, 'denied'), security_storage: 'granted' });
  gtag('consent', 'update', states(allowed, 'granted'));
  gtag('set', 'ads_data_redaction', !granted.includes('marketing'));
}

/** Loads gtag.js once and configures each product. */
export function configureTag(id: string, visit: VendorContext, settings: object): void {
  const first = !document.querySelector('script[src*="/gtag/js"]');
  startConsentMode(visit);
  if (first) gtag('js', new Date());
  gtag('config', id, settings);
  if (first) addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

export function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Google reads the arguments object itself; an array would be ignored. */
export function gtag(..._commands: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag distinguishes commands from messages by this type
  dataLayer().push(arguments);
}

const states = (names: readonly string[], state: 'granted' | 'denied') =>
  Object.fromEntries(names.map((name) => [name, state]));

/** Thirty days (spec section 9). */
export const conversionSeconds = 30 * 86_400;

/** Loads what this visitor allowed: ids come from the server, none stands in HTML. Whatever fails, the page goes on. */
import { takeConversion } from './conversion.client.ts';
import type { Purpose } from './purposes.ts';
import type { Vendor } from './third-parties/vendor.ts';
import { vendors } from './third-parties/vendors.ts';

export async function loadVendors(granted: readonly Purpose[]): Promise<void> {
  const [ids, conversion] = await Promise.all([allowedIds(), takeConversion()]);
  const byName: Record<string, Vendor> = vendors;
  for (const [name, id] of Object.entries(ids)) {
    const vendor = byName[name];
    if (vendor?.purposes.some((purpose) => granted.includes(purpose))) vendor.load(id, { granted, conversion });
  }
}

async function allowedIds(): Promise<Record<string, string>> {
  const answer = await fetch('/api/vendors').catch(() => undefined);
  return answer?.status === 200 ? answer.json() : {};
}

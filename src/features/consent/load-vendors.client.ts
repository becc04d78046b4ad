/**
 * Loads the vendors this visitor allowed. Their ids come from the server and are not in HTML. Errors do not affect the
 * page.
 */
import { fetchConversion } from './fetch-conversion.client.ts';
import type { Purpose } from './purposes.ts';
import type { Vendor } from './third-parties/vendor.ts';
import { vendors } from './third-parties/vendors.ts';

export async function loadVendors(granted: readonly Purpose[]): Promise<void> {
  const byName: Record<string, Vendor> = vendors;
  const loaded = Object.entries(await allowedIds()).flatMap(([name, id]) => {
    const vendor = byName[name];
    return vendor?.purposes.some((purpose) => granted.includes(purpose)) ? [{ vendor, id }] : [];
  });
  for (const { vendor, id } of loaded) vendor.load(id, { granted });

  const report = async () => {
    const conversion = await fetchConversion();
    if (conversion) for (const { vendor, id } of loaded) vendor.convert?.(id, conversion);
  };
  // The chat's frame stores a conversation after each message, and so after a hand-over
  // (features/chat/chat-host.client.ts).
  addEventListener('chat-stored', report);
  await report();
}

async function allowedIds(): Promise<Record<string, string>> {
  const answer = await fetch('/api/vendors').catch(() => undefined);
  return answer?.status === 200 ? answer.json() : {};
}

import { cookieName } from './cookie.ts';
import { deleteCookie, forgetVendors } from './forget.client.ts';
import type { Purpose } from './purposes.ts';

/**
 * Tells the server what was chosen. A document keeps the policy and the scripts it was loaded with, so every change
 * reloads it. Ending a consent never fails: what cannot be stored is forgotten here, and asked again.
 */
export async function decide(
  chosen: readonly Purpose[],
  before: readonly Purpose[],
): Promise<'done' | 'failed' | 'reloading'> {
  const answer = await fetch('/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ purposes: chosen, lang: document.documentElement.lang }),
  }).catch(() => undefined);
  const ends = before.some((purpose) => !chosen.includes(purpose));
  if (!answer?.ok) {
    if (!ends) return 'failed';
    deleteCookie(cookieName);
  }
  if (chosen.length === 0 && before.length === 0) return 'done';
  if (ends) {
    forgetVendors(chosen);
    // Once more when the page ends, after what vendors do at that moment.
    addEventListener('pagehide', () => forgetVendors(chosen));
  }
  location.reload();
  return 'reloading';
}

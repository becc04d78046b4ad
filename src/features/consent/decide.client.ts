import { cookieName } from './cookie.ts';
import { deleteCookie, forgetVendors } from './forget.client.ts';
import { keepView } from './keep-view.client.ts';
import type { Purpose } from './purposes.ts';

/**
 * Tells the server what was chosen. A document keeps the policy and the scripts it was loaded with, so every change
 * reloads it. Ending a consent never fails: what cannot be stored is forgotten here, and asked again.
 */
export async function decide(
  chosen: readonly Purpose[],
  before: readonly Purpose[],
  /** No vendor loads in this document, whatever is chosen: nothing to reload, and its form is not posted again. */
  loadsNothing: boolean,
): Promise<'done' | 'failed' | 'reloading'> {
  const stored = await store({ purposes: chosen });
  const ends = before.some((purpose) => !chosen.includes(purpose));
  if (!stored) {
    if (!ends) return 'failed';
    deleteCookie(cookieName);
  }
  if (chosen.length === 0 && before.length === 0) return 'done';
  if (ends) {
    forgetVendors(chosen);
    // Once more when the page ends, after what vendors do at that moment.
    addEventListener('pagehide', () => forgetVendors(chosen));
  }
  if (loadsNothing) return 'done';
  keepView();
  location.reload();
  return 'reloading';
}

/**
 * A browser that now refuses by a signal withdraws an earlier consent. Without the cookie, a visitor who switches the
 * signal off is asked again. No vendor runs in this document: there is nothing to reload.
 */
export async function withdrawBySignal(): Promise<void> {
  await store({ purposes: [], signal: true });
  deleteCookie(cookieName);
  forgetVendors([]);
}

async function store(choice: { purposes: readonly Purpose[]; signal?: true }): Promise<boolean> {
  const answer = await fetch('/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...choice, lang: document.documentElement.lang }),
  }).catch(() => undefined);
  return answer?.ok ?? false;
}

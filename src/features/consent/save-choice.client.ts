import { announce } from '../../components/browser/announce.client.ts';
import { consentCookieName } from './consentCookie.ts';
import { deleteCookie, deleteVendorData } from './delete-vendor-data.client.ts';
import type { Purpose } from './purposes.ts';
import { saveViewState } from './view-state.client.ts';

/**
 * Sends the choice to the server. A document keeps the policy and the scripts it was loaded with, so every change
 * reloads it. Withdrawal never fails: if it cannot be stored, the cookie is deleted and the prompt is shown again.
 */
export async function saveChoice(
  chosen: readonly Purpose[],
  before: readonly Purpose[],
  /** No vendor loads in this document, whatever is chosen: no reload, so its form is not posted again. */
  loadsNothing: boolean,
  /** Announced when the choice is stored. */
  saved: string,
): Promise<'done' | 'failed' | 'reloading'> {
  const stored = await postChoice({ purposes: chosen });
  const ends = before.some((purpose) => !chosen.includes(purpose));
  if (!stored) {
    if (!ends) return 'failed';
    deleteCookie(consentCookieName);
  }
  if (chosen.length === 0 && before.length === 0) {
    announce(saved);
    return 'done';
  }
  if (ends) {
    deleteVendorData(chosen);
    // Again on `pagehide`, after vendors' own handlers have run.
    addEventListener('pagehide', () => deleteVendorData(chosen));
  }
  if (loadsNothing) {
    if (stored) announce(saved);
    return 'done';
  }
  saveViewState(stored ? saved : '');
  location.reload();
  return 'reloading';
}

/**
 * Withdraws an earlier consent when the browser now sends a refusal signal. The cookie is deleted, so the prompt
 * returns if the signal is switched off. No vendor runs in this document, so no reload is needed.
 */
export async function withdrawOnGpcOrDnt(): Promise<void> {
  await postChoice({ purposes: [], signal: true });
  deleteCookie(consentCookieName);
  deleteVendorData([]);
}

async function postChoice(choice: { purposes: readonly Purpose[]; signal?: true }): Promise<boolean> {
  const answer = await fetch('/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...choice, lang: document.documentElement.lang }),
  }).catch(() => undefined);
  return answer?.ok ?? false;
}

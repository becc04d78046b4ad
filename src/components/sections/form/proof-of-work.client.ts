/**
 * Solves the proof of work of one form view (docs/decisions/0184-proof-of-work-uses-altchas-protocol.md) as specified
 * by ALTCHA. WebCrypto derives the keys off the main thread, so the page stays responsive. Loaded on first use of a
 * form.
 */
import { bringTextsIntoView } from './bring-texts-into-view.client.ts';
import { clearErrors } from './clear-errors.client.ts';
import { keepInput } from './keep-input.client.ts';

type Challenge = {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
  signature: string;
};

/** The challenge expires after 20 minutes; solutions older than this are recomputed before submission. */
const maxAge = 15 * 60_000;

/** Value of the field `altcha`; empty if no proof is required. */
export async function solveProofOfWork(): Promise<string> {
  const answer = await fetch('/api/challenge');
  if (answer.status !== 200) return '';
  const challenge: Challenge = await answer.json();
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const password = new Uint8Array([...bytesOf(nonce), 0, 0, 0, 0]);
  const counterIn = new DataView(password.buffer, password.length - 4);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost };
  const began = performance.now();
  for (let counter = 0; ; counter++) {
    counterIn.setUint32(0, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = hexOf(await crypto.subtle.deriveBits(derivation, key, keyLength * 8));
    if (derivedKey.startsWith(keyPrefix)) {
      const time = Math.round(performance.now() - began);
      return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey, time } }));
    }
  }
}

/** Starts immediately; the returned function writes the solution into the field. */
export function startProofOfWork(field: HTMLInputElement): () => Promise<void> {
  // Here, because this file is loaded at the first use of a form, and form pages are at their size limit.
  bringTextsIntoView(field.form);
  clearErrors(field.form);
  if (field.form) keepInput(field.form);
  const begin = () => ({ at: Date.now(), solution: solveProofOfWork().catch(() => '') });
  let latest = begin();
  return async () => {
    if (Date.now() - latest.at > maxAge) latest = begin();
    field.value = await latest.solution;
  };
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

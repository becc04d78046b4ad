/**
 * Solves the proof of work of one form view (docs/decisions/0184-proof-of-work.md), as ALTCHA specifies it. Each key is
 * derived by WebCrypto on a thread of the browser's own, so the page stays free to react; loaded when a form is used.
 */
type Challenge = {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
  signature: string;
};

/** The challenge lives for 20 minutes; what is older than this is solved anew before it is sent. */
const stale = 15 * 60_000;

/** What the field `altcha` is to hold; empty where nothing is asked for or nothing can be proven. */
export async function solve(): Promise<string> {
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

/** Begins at once; the function it returns fills the field. */
export function startProof(field: HTMLInputElement): () => Promise<void> {
  const begin = () => ({ at: Date.now(), solution: solve().catch(() => '') });
  let latest = begin();
  return async () => {
    if (Date.now() - latest.at > stale) latest = begin();
    field.value = await latest.solution;
  };
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

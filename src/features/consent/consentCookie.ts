/**
 * The consent cookie, read by server and browser: text version, time, id of the proof, purposes. A refusal has neither
 * id nor purposes: it needs no proof, so the visitor gets no id.
 */
import { type Purpose, purposes } from './purposes.ts';

export const consentCookieName = 'consent';
/** The prompt returns after half a year (quality.md, Law and consent). */
export const consentValidSeconds = 182 * 86_400;

export type ConsentChoice = { version: string; seconds: number; id: string; purposes: readonly Purpose[] };

const written = new RegExp(`(?:^|; )${consentCookieName}=(\\w+)\\.(\\d+)\\.([\\w-]*)\\.([a-z-]*)(?:;|$)`);

/** The choice in a Cookie header or in `document.cookie`, of any age and version. */
export function readConsentChoice(cookies: string): ConsentChoice | undefined {
  const [whole, version = '', seconds, id = '', given = ''] = written.exec(cookies) ?? [];
  if (whole === undefined) return undefined;
  const names = given.split('-');
  return { version, seconds: Number(seconds), id, purposes: purposes.filter((purpose) => names.includes(purpose)) };
}

/** The choice if it is valid: for the current texts, and less than half a year old. */
export function readValidConsentChoice(cookies: string, version: string, now = Date.now()): ConsentChoice | undefined {
  const choice = readConsentChoice(cookies);
  const age = now / 1_000 - (choice?.seconds ?? 0);
  // Tolerates one minute of clock skew; a later time was not written by this site.
  return choice?.version === version && age < consentValidSeconds && age > -60 ? choice : undefined;
}

/** Deletes the choice: the prompt is shown again. */
export const deletedConsentCookie = `${consentCookieName}=; Max-Age=0; Path=/; SameSite=Lax`;

/** The server's `Set-Cookie` value. Not HttpOnly: the page's script reads it to skip the prompt. */
export function formatConsentCookie({ version, seconds, id, purposes: given }: ConsentChoice, https: boolean): string {
  const value = `${version}.${seconds}.${id}.${given.join('-')}`;
  return `${consentCookieName}=${value}; Max-Age=${consentValidSeconds}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`;
}

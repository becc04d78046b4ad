/**
 * The visitor's own record of the choice, as server and browser read it: text version, time, id of the proof, purposes.
 * A refusal has neither id nor purposes: there is nothing to prove, so nobody is given a number.
 */
import { type Purpose, purposes } from './purposes.ts';

export const cookieName = 'consent';
/** Asked again after half a year (quality.md, Law and consent). */
export const validSeconds = 182 * 86_400;

export type Choice = { version: string; seconds: number; id: string; purposes: readonly Purpose[] };

const written = new RegExp(`(?:^|; )${cookieName}=(\\w+)\\.(\\d+)\\.([\\w-]*)\\.([a-z-]*)(?:;|$)`);

/** The choice in a Cookie header or in `document.cookie`, of whatever age and version. */
export function choiceIn(cookies: string): Choice | undefined {
  const [whole, version = '', seconds, id = '', given = ''] = written.exec(cookies) ?? [];
  if (whole === undefined) return undefined;
  const names = given.split('-');
  return { version, seconds: Number(seconds), id, purposes: purposes.filter((purpose) => names.includes(purpose)) };
}

/** The same, if it still holds: made for these texts, and less than half a year ago. */
export function validChoiceIn(cookies: string, version: string, now = Date.now()): Choice | undefined {
  const choice = choiceIn(cookies);
  const age = now / 1_000 - (choice?.seconds ?? 0);
  // A minute ahead is a clock that is not exact; more than that, and it was not written by us.
  return choice?.version === version && age < validSeconds && age > -60 ? choice : undefined;
}

/** Ends what the cookie says: the visitor is asked again. */
export const endedCookie = `${cookieName}=; Max-Age=0; Path=/; SameSite=Lax`;

/** As the server sets it. Readable by the page's script, which asks nobody who has decided. */
export function setCookie({ version, seconds, id, purposes: given }: Choice, https: boolean): string {
  const value = `${version}.${seconds}.${id}.${given.join('-')}`;
  return `${cookieName}=${value}; Max-Age=${validSeconds}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`;
}

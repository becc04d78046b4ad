/**
 * Reports a lead to vendors at most once (decision 0261). The browser keeps the lead's random id in a cookie for ten
 * minutes. The lead's email address is in no URL of this site, and leaves the server only for the affiliate call of a
 * visitor who consented to it.
 */
import type { Database } from '../../database/openDatabase.ts';
import type { ConsentSetup } from './consentSetup.ts';
import type { Purpose } from './purposes.ts';
import { sendsGpcOrDnt } from './sendsGpcOrDnt.ts';

const conversionCookie = 'converted';
const seconds = 600;

/** `Set-Cookie` value for the response to a form; undefined without consent. */
export function createConversionCookie(
  service: { granted(cookies: string): readonly Purpose[] },
  request: Request,
  lead: string,
): string | undefined {
  const refused = sendsGpcOrDnt((name) => request.headers.get(name));
  if (refused || service.granted(request.headers.get('cookie') ?? '').length === 0) return undefined;
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return `${conversionCookie}=${lead}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}

export const deletedConversionCookie = `${conversionCookie}=; Max-Age=0; Path=/; SameSite=Lax`;

export type Conversion = { affiliateCall?: string };

/**
 * Claims the conversion of the lead in these cookies. One statement: of all retries, tabs and processes one gets it.
 * The claim precedes the calls, so a failed call is lost and no call is made twice.
 */
export async function claimConversion(
  { vendors }: Pick<ConsentSetup, 'vendors'>,
  { write }: Pick<Database, 'write'>,
  given: { cookies: string; granted: readonly Purpose[] },
): Promise<Conversion | undefined> {
  const [, id] = /(?:^|; )converted=([\w-]{36})(?:;|$)/.exec(given.cookies) ?? [];
  if (!id || given.granted.length === 0) return undefined;
  const now = Date.now();
  const lead = await write((transaction) =>
    transaction
      .updateTable('lead')
      .set({ converted_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .where('converted_at', 'is', null)
      .where('created_at', '>', new Date(now - seconds * 1_000).toISOString())
      .returning('email')
      .executeTakeFirst(),
  );
  if (!lead) return undefined;
  const affiliate = vendors.find(({ name }) => name === 'affiliate');
  if (!affiliate || !given.granted.includes('marketing')) return {};
  return { affiliateCall: affiliate.id.replaceAll('{email}', encodeURIComponent(lead.email)) };
}

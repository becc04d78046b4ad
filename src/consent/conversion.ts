/**
 * A form that was sent, told to vendors by the page that follows (spec section 7). The browser carries the lead's random
 * id there in a cookie of ten minutes; the address of whoever wrote it stands in no address of ours, and leaves the
 * server only for the affiliate's call of someone who consented to that.
 */
import type { Database } from '../database/connection.ts';
import type { ConsentDesk } from './desk.ts';
import type { ConsentSetup } from './setup.ts';

const conversionCookie = 'converted';
const seconds = 600;

/** To be sent with the answer to a form; undefined without consent. */
export function noteConversion(desk: Pick<ConsentDesk, 'granted'>, request: Request, lead: string): string | undefined {
  const refused = request.headers.get('sec-gpc') === '1';
  if (refused || desk.granted(request.headers.get('cookie') ?? '').length === 0) return undefined;
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return `${conversionCookie}=${lead}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}

export const conversionDone = `${conversionCookie}=; Max-Age=0; Path=/; SameSite=Lax`;

export type Conversion = { affiliateCall?: string };

export async function conversionOf(
  { vendors }: Pick<ConsentSetup, 'vendors'>,
  { query }: Pick<Database, 'query'>,
  given: { cookies: string; granted: ReturnType<ConsentDesk['granted']> },
): Promise<Conversion | undefined> {
  const [, id] = /(?:^|; )converted=([\w-]{36})(?:;|$)/.exec(given.cookies) ?? [];
  if (!id || given.granted.length === 0) return undefined;
  const since = new Date(Date.now() - seconds * 1_000).toISOString();
  const lead = await query
    .selectFrom('lead')
    .select('email')
    .where('id', '=', id)
    .where('created_at', '>', since)
    .executeTakeFirst();
  if (!lead) return undefined;
  const affiliate = vendors.find(({ name }) => name === 'affiliate');
  if (!affiliate || !given.granted.includes('marketing')) return {};
  return { affiliateCall: affiliate.id.replaceAll('{email}', encodeURIComponent(lead.email)) };
}

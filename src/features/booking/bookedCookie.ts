/**
 * The thank-you page finds its booking by a cookie, so that neither its address nor its links carry the token: vendors
 * may load there (decision 0260). Scripts cannot read the cookie, and browsers send it to that page only.
 */
import { publicPathsOf } from '../../routes/strategy.ts';
import { locales, table } from '../../routes/table.ts';

/** Long enough to read the page and to open the booking from it; after that, the link of the mail does. */
const seconds = 1_800;

const cookieName = 'booked';

/** `Set-Cookie` values, one for each address of the page: the language switch leads from one to another. */
export function bookedCookies(token: string, https: boolean): string[] {
  const { paths } = table['get-a-demo-thanks'];
  const addresses = locales.flatMap((locale) => (paths[locale] === null ? [] : publicPathsOf(paths[locale], locale)));
  const attributes = `HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
  return [...new Set(addresses)].map((path) => {
    const cookie = `${cookieName}=${token}; Path=${path}; Max-Age=${seconds}; ${attributes}`;
    return https ? `__Secure-${cookie}` : cookie;
  });
}

/** The token in a Cookie header. */
export const bookedToken = (cookies: string, https: boolean): string | undefined =>
  new RegExp(`(?:^|; )${https ? '__Secure-' : ''}${cookieName}=([\\w-]+)`).exec(cookies)?.[1];

/**
 * The thank-you page reads its booking from a cookie, so neither its URL nor its links contain the token: vendors may
 * load there (decision 0260). The cookie is HttpOnly and sent to that page and to the form, which names the booking.
 */
import { publicPathsOf } from '../../routes/strategy.ts';
import { locales, table } from '../../routes/table.ts';

/** Long enough to read the page and open the booking from it; later visitors use the link in the mail. */
const seconds = 1_800;

const cookieName = 'booked';

/** `Set-Cookie` values, one for each URL of the page, because the language switch links them. */
export function createBookingCookies(token: string, https: boolean): string[] {
  const addresses = [table['get-a-demo'], table['get-a-demo-thanks']].flatMap(({ paths }) =>
    locales.flatMap((locale) => (paths[locale] === null ? [] : publicPathsOf(paths[locale], locale))),
  );
  const attributes = `HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
  return [...new Set(addresses)].map((path) => {
    const cookie = `${cookieName}=${token}; Path=${path}; Max-Age=${seconds}; ${attributes}`;
    return https ? `__Secure-${cookie}` : cookie;
  });
}

/** Reads the token from a Cookie header. */
export const readBookingToken = (cookies: string, https: boolean): string | undefined =>
  new RegExp(`(?:^|; )${https ? '__Secure-' : ''}${cookieName}=([\\w-]+)`).exec(cookies)?.[1];

/** Where a link of the content system leads, as the navigation's files say it: a page, the app, or an https address. */
import type { Destination } from '../content/navigation/schema.ts';
import { findPage } from '../routes/table.ts';

/** What editors write for the product app (setting APP_URL). */
export const appAddress = '{app}';

/** Undefined when it leads nowhere: such a link is not shown. */
export function destinationOf(url: string): Destination | undefined {
  const address = url.trim();
  if (address === appAddress) return { isExternalUrl: true, app: true };
  if (/^https:\/\//i.test(address)) return URL.canParse(address) ? { isExternalUrl: true, url: address } : undefined;
  const [path = '', hash] = address.split('#');
  const found = /^\/(?!\/)/.test(path) ? findPage(path) : undefined;
  return found && { isExternalUrl: false, page: found.id, ...(hash && { hash }) };
}

/**
 * Finds the page that a written link leads to, by the rules for visitors' addresses: the current strategy first, then
 * the other three, so that a link survives a change of strategy; aliases, older paths and a trailing slash included.
 */
import { absoluteUrl } from './absoluteUrl.ts';
import { findKnownPage, pageOf } from './pageOf.ts';
import { createAddedResolver, createResolver, type Resolver } from './resolve.ts';
import { strategies, strategy } from './strategy.ts';
import type { Locale, PageId } from './table.ts';

/** `query` with its question mark; `hash` without its number sign; both percent-encoded. */
export type LinkedPage = { page: PageId; locale: Locale; query?: string; hash?: string };

const resolvers = [strategy, ...strategies.filter((other) => other !== strategy)].flatMap((by) => [
  createResolver(by),
  createAddedResolver(by),
]);

/** Redirects followed at most: an alias of an alias, and a trailing slash. */
const mostRedirects = 3;

/** `address`: a path of the site with query and fragment, or the site's own absolute address. */
export function findLinkedPage(address: string): LinkedPage | undefined {
  const url = address.startsWith('/') || isOwnAddress(address) ? URL.parse(address, absoluteUrl('/')) : null;
  // The parser reads `//host` and `/\host` as another host, like browsers.
  if (!url || !isOwnAddress(url.href)) return undefined;
  const { pathname, search, hash } = url;
  const page = pageOfTable(pathname) ?? resolvers.map((resolve) => follow(pathname, resolve)).find(Boolean);
  return page && { ...page, ...(search && { query: search }), ...(hash && { hash: hash.slice(1) }) };
}

/** True for an absolute address of this site. */
export const isOwnAddress = (address: string): boolean =>
  URL.parse(address)?.origin === new URL(absoluteUrl('/')).origin;

/** Unpublished pages too: links to them lead to their fallback (hrefs.ts). */
function pageOfTable(path: string): LinkedPage | undefined {
  const found = findKnownPage(path);
  return found && pageOf(found.id).paths[found.locale] === path ? { page: found.id, locale: found.locale } : undefined;
}

function follow(path: string, resolve: Resolver): LinkedPage | undefined {
  let at = path;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const found = resolve({ path: at });
    if (found.kind === 'page') return pageOfTable(found.internalPath);
    if (found.kind === 'not-found') return undefined;
    at = found.location;
  }
  return undefined;
}

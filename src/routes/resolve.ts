/**
 * Resolves a public address to a page, a redirect, or nothing. A table of all public paths is built once per language
 * strategy, so a path is looked up, never computed: visitor input in a path cannot reach a Location header, a file name
 * or a route.
 */
import { addressesAt, type EntryAddress, findAddedPage } from './pageOf.ts';
import { aliases, formerPaths, movedPaths } from './redirects.ts';
import { localeOfPath, publicPathsOf, type Strategy, strategy, toPublicPath } from './strategy.ts';
import { defaultLocale, isPageId, type Locale, locales, type Page, type PageId, splitToken, table } from './table.ts';

type Facts = {
  /** Path as sent in the request, still encoded, without query. */
  path: string;
  /** Query with its question mark, or empty. */
  query?: string;
  /** Value of the Cookie header. */
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
};

export type Resolution =
  | { kind: 'page'; id: PageId; locale: Locale; internalPath: string; negotiated: boolean }
  | { kind: 'redirect'; status: 301 | 308; location: string }
  | { kind: 'not-found'; locale: Locale; negotiated: boolean };

export type Resolver = (facts: Facts) => Resolution;

type Found = { id: PageId; internalPath: string };
type Entry = { to: string } | Partial<Record<Locale, Found>>;
type Table = Readonly<Record<string, Page>>;

/**
 * Creates the pure resolver of one strategy. `negotiated`: the response depends on cookie and Accept-Language, which
 * happens with `no_prefix` only.
 */
export function createResolver(by: Strategy = strategy, pages: Table = table): Resolver {
  const entries = publicEntries(by, pages);
  const find = (path: string) => entries.get(path) ?? entryOfToken(path);

  /** The entry of a page that takes tokens, with the token appended to its internal paths. */
  const entryOfToken = (path: string): Entry | undefined => {
    const { path: parent, token } = splitToken(path);
    const entry = token === undefined ? undefined : entries.get(parent);
    if (!entry || 'to' in entry) return undefined;
    const taking = Object.entries(entry).filter(([, { id }]) => pages[id]?.takesToken === 'path');
    return taking.length === 0
      ? undefined
      : Object.fromEntries(
          taking.map(([locale, { id, internalPath }]) => [locale, { id, internalPath: `${internalPath}/${token}` }]),
        );
  };

  return resolverOf(by, find, (id) => pages[id]?.published === true);
}

/** Resolves the addresses of pages that the content system adds; asked where the table's resolver finds nothing. */
export function createAddedResolver(by: Strategy = strategy): Resolver {
  const find = (path: string): Entry | undefined => {
    const added = addressesUnder(path, by).flatMap(({ internalPath, ...address }) => {
      const id = findAddedPage(address);
      return id ? [{ id, locale: address.locale, internalPath }] : [];
    });
    const shown = added.filter(({ locale, internalPath }) => publicPathsOf(internalPath, locale, by).includes(path));
    const [moved] = added;
    if (shown.length === 0) return moved && { to: toPublicPath(moved.internalPath, moved.locale, by) };
    return Object.fromEntries(shown.map(({ locale, ...found }) => [locale, found]));
  };
  return resolverOf(by, find, (id) => !isPageId(id) || !table[id].published);
}

/** Addresses of entries that a public address may be by its form (pageOf.ts), with their internal paths. */
export const addressesUnder = (path: string, by: Strategy = strategy): (EntryAddress & { internalPath: string })[] =>
  [path, path.replace(/^\/de(?=\/)/, ''), `/en${path}`].flatMap((internalPath, at, all) =>
    all.indexOf(internalPath) < at
      ? []
      : addressesAt(internalPath).flatMap((address) =>
          // With `prefix` an unprefixed German address is a former one.
          publicPathsOf(internalPath, address.locale, by).includes(path) ||
          (address.locale === defaultLocale && path === internalPath)
            ? [{ ...address, internalPath }]
            : [],
        ),
  );

function resolverOf(
  by: Strategy,
  find: (path: string) => Entry | undefined,
  isPublished: (id: PageId) => boolean,
): Resolver {
  const lookUp = ({ path, cookie, acceptLanguage }: Facts): Resolution => {
    const entry = find(path);
    const preferred = () => preferredLocale(cookie, acceptLanguage);
    if (!entry) {
      return by === 'no_prefix' && localeOfPath(path) === defaultLocale
        ? { kind: 'not-found', locale: preferred(), negotiated: true }
        : { kind: 'not-found', locale: localeOfPath(path), negotiated: false };
    }
    if ('to' in entry) return { kind: 'redirect', status: 301, location: entry.to };
    const present = locales.filter((locale) => entry[locale]);
    const negotiated = present.length > 1;
    const locale = negotiated ? preferred() : (present[0] ?? defaultLocale);
    const found = entry[locale];
    return found && isPublished(found.id)
      ? { kind: 'page', locale, negotiated, ...found }
      : { kind: 'not-found', locale, negotiated };
  };

  return (facts) => {
    const { path, query = '' } = facts;
    if (path.endsWith('/') && path !== '/' && path !== '//') {
      // Redirects only if the path without the slash exists.
      const bare = path.slice(0, -1);
      const target = lookUp({ ...facts, path: bare });
      return target.kind === 'not-found' ? target : { kind: 'redirect', status: 308, location: bare + query };
    }
    const result = lookUp(facts);
    return result.kind === 'redirect' ? { ...result, location: result.location + query } : result;
  };
}

function publicEntries(by: Strategy, pages: Table): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const addRedirect = (path: string, to: string) => {
    // A page takes precedence over a redirect: with no_prefix English pages replace the old aliases.
    if (!entries.has(path) && path !== to) entries.set(path, { to });
  };

  const addresses = Object.entries(pages).flatMap(([id, { paths }]) =>
    locales.flatMap((locale) => {
      const internalPath = paths[locale];
      return internalPath === null ? [] : [{ id: id as PageId, locale, internalPath }];
    }),
  );
  for (const { id, locale, internalPath } of addresses) {
    for (const path of publicPathsOf(internalPath, locale, by)) {
      entries.set(path, { ...entries.get(path), [locale]: { id, internalPath } });
    }
  }
  for (const [from, to] of Object.entries(movedPaths)) addRedirect(from, to);
  for (const [id, former] of Object.entries(formerPaths)) {
    for (const locale of locales) {
      const current = pages[id]?.paths[locale];
      if (current) addRedirect(toPublicPath(former[locale], locale, by), toPublicPath(current, locale, by));
    }
  }
  for (const [from, id] of aliases) {
    const german = pages[id]?.paths.de;
    if (german) addRedirect(from, toPublicPath(german, 'de', by));
  }
  // With `prefix` the former unprefixed German addresses redirect to those under /de.
  for (const { locale, internalPath } of addresses) {
    if (locale === defaultLocale) addRedirect(internalPath, toPublicPath(internalPath, locale, by));
  }
  return entries;
}

/** Language of an address that both languages share: cookie, then Accept-Language, then German. */
function preferredLocale(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  const chosen = /(?:^|;)\s*i18n_redirected=(de|en)\s*(?:;|$)/.exec(cookie ?? '')?.[1];
  if (isLocale(chosen)) return chosen;
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(parameter)?.[1])
        .find(Boolean);
      return { locale: tag.trim().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ locale, quality }) => isLocale(locale) && quality > 0)
    .sort((one, other) => other.quality - one.quality);
  const best = ranked[0]?.locale;
  return isLocale(best) ? best : defaultLocale;
}

const isLocale = (text: string | undefined): text is Locale => text === 'de' || text === 'en';

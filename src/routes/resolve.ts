/**
 * What a public address stands for: a page, a redirect, or nothing. A table of all public paths is made once per
 * language strategy, so an address is looked up, never computed with: nothing a visitor writes into a path ends up in a
 * Location header, a file name or a route.
 */
import { aliases, movedPaths } from './redirects.ts';
import { localeOfPath, publicPathsOf, type Strategy, strategy, toPublicPath } from './strategy.ts';
import { defaultLocale, type Locale, locales, type Page, type PageId, splitToken, table } from './table.ts';

type Facts = {
  /** Path as it stands in the request, still encoded, without query. */
  path: string;
  /** Query with its question mark, or nothing. */
  query?: string;
  /** Value of the Cookie header. */
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
};

export type Resolution =
  | { kind: 'page'; id: PageId; locale: Locale; internalPath: string; negotiated: boolean }
  | { kind: 'redirect'; status: 301 | 308; location: string }
  | { kind: 'not-found'; locale: Locale; negotiated: boolean };

export type Resolve = (facts: Facts) => Resolution;

type Found = { id: PageId; internalPath: string };
type Entry = { to: string } | Partial<Record<Locale, Found>>;
type Table = Readonly<Record<string, Page>>;

/**
 * Makes the pure function that resolves addresses for one strategy. `negotiated` says that the answer depends on cookie
 * and Accept-Language, which happens with `no_prefix` only.
 */
export function createResolve(by: Strategy = strategy, pages: Table = table): Resolve {
  const entries = publicEntries(by, pages);

  /** The entry of a page that takes tokens, with this one at the end of its internal paths. */
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

  const lookUp = ({ path, cookie, acceptLanguage }: Facts): Resolution => {
    const entry = entries.get(path) ?? entryOfToken(path);
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
    return found && pages[found.id]?.published
      ? { kind: 'page', locale, negotiated, ...found }
      : { kind: 'not-found', locale, negotiated };
  };

  return (facts) => {
    const { path, query = '' } = facts;
    if (path.endsWith('/') && path !== '/' && path !== '//') {
      // Only for an address that leads somewhere: what is unknown without the slash is unknown with it.
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
    // A page wins over a redirect: with no_prefix the English pages stand where the old aliases were.
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
  for (const [from, id] of aliases) {
    const german = pages[id]?.paths.de;
    if (german) addRedirect(from, toPublicPath(german, 'de', by));
  }
  // With `prefix` the unprefixed German addresses of before lead to those under /de.
  for (const { locale, internalPath } of addresses) {
    if (locale === defaultLocale) addRedirect(internalPath, toPublicPath(internalPath, locale, by));
  }
  return entries;
}

/** Language of an address both languages share: cookie, then Accept-Language, then German. */
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

/** Prepares all built files for sending (spec section 2: the table of pages maps files to pages). */
import type { PrerenderedPage } from '../../cms/revalidatePages.ts';
import { markdownPath } from '../../discovery/markdown/markdownPath.ts';
import { indexNowKeyPath } from '../../discovery/seo/submitToIndexNow.ts';
import { serviceWorkerPath } from '../../features/offline/selfDestroyingServiceWorker.ts';
import { absoluteUrl } from '../../routes/absoluteUrl.ts';
import { errorKinds, errorPages, errorPath } from '../../routes/errorPages.ts';
import { addedPageIds, pageOf } from '../../routes/pageOf.ts';
import { createResolver } from '../../routes/resolve.ts';
import { publicPathsOf, type Strategy, toPublicPath } from '../../routes/strategy.ts';
import { locales, type Page } from '../../routes/table.ts';
import { type Header, resourcePolicy } from '../../security/securityHeaders.ts';
import { type PreparedResponse, prepareFile, preparePage } from './preparedResponse.ts';
import { contentTypeOf, createStoredFile, type StoredFile } from './readFiles.ts';

type Parts = {
  files: ReadonlyMap<string, StoredFile>;
  indexNowKey: string | undefined;
  secure: Header[];
  table: Readonly<Record<string, Page>>;
  strategy: Strategy;
};

export type StaticResponses = {
  /** By public path: sent without further checks. */
  direct: Map<string, PreparedResponse>;
  /** Pages by internal path that need a decision first: the visitor's language, or middleware. */
  negotiated: Map<string, PreparedResponse>;
  /** Error pages by internal path. */
  errors: Map<string, PreparedResponse>;
  /** Replaces the file at a path. */
  putFile(path: string, file: StoredFile): void;
  /** Prerendered pages by internal path, with the functions that replace them. */
  prerendered: Map<string, PrerenderedPage<StoredFile, PreparedResponse>>;
  /** Place for a page that the build lacks, with its public paths. */
  placeOf(internalPath: string, paths: readonly PublicPath[], isDecided?: boolean): PagePlace;
};

type PublicPath = { path: string; negotiated: boolean };
type PagePlace = Omit<PrerenderedPage<StoredFile, PreparedResponse>, 'built'>;

export function prepareStaticResponses({ files: built, indexNowKey, secure, table, strategy }: Parts): StaticResponses {
  const files = withKey(built, indexNowKey);
  const own = resourcePolicy('/');

  const twins = twinsOf(Object.values(table), strategy);
  const putFile = (path: string, file: StoredFile) => {
    const twinOf =
      twins.get(path) ?? (path.endsWith('.md') ? twinsOf(addedPageIds().map(pageOf), strategy).get(path) : undefined);
    const special = twinOf ? markdownHeadersOf(twinOf) : [cacheControlOf(path)];
    responses.direct.set(path, prepareFile(file, [...secure, resourcePolicy(path), ...special]));
  };
  const responses: StaticResponses = {
    direct: new Map(),
    negotiated: new Map(),
    errors: new Map(),
    putFile,
    prerendered: new Map(),
    placeOf,
  };
  for (const [path, file] of files) {
    // Pages are reachable only through the table.
    if (!path.endsWith('.html')) putFile(path, file);
  }

  function placeOf(internalPath: string, paths: readonly PublicPath[], isDecided = false): PagePlace {
    const negotiated = paths.some((one) => one.negotiated);
    return {
      replace(file, tags) {
        const headers = [own, ...(negotiated ? negotiatedHeaders : [revalidated]), ...cacheTags(tags)];
        const prepared = preparePage(file, headers);
        if (negotiated || isDecided) responses.negotiated.set(internalPath, prepared);
        else for (const { path } of paths) responses.direct.set(path, prepared);
        return prepared;
      },
      evict() {
        responses.negotiated.delete(internalPath);
        for (const { path } of paths) responses.direct.delete(path);
      },
    };
  }

  const resolve = createResolver(strategy, table);
  const inAllLanguages = Object.values(table).flatMap((page) => locales.map((locale) => ({ page, locale })));
  for (const { page, locale } of inAllLanguages) {
    const internalPath = page.paths[locale];
    const file = internalPath === null ? undefined : files.get(fileOf(internalPath));
    if (internalPath === null || !file) continue;
    const resolutions = publicPathsOf(internalPath, locale, strategy).flatMap((path) => {
      const resolution = resolve({ path });
      return resolution.kind === 'page' ? [{ path, negotiated: resolution.negotiated }] : [];
    });
    if (resolutions.length === 0) continue;
    const place = placeOf(internalPath, resolutions, Boolean(page.middleware?.length));
    place.replace(file, []);
    responses.prerendered.set(internalPath, { built: file, ...place });
  }

  for (const kind of errorKinds) {
    for (const locale of locales) {
      const path = errorPath(kind, locale);
      const file = files.get(fileOf(path));
      if (file) responses.errors.set(path, preparePage(file, [own, noStore], errorPages[kind].status));
    }
  }
  return responses;
}

/** Pages by the path of their Markdown twin. */
const twinsOf = (pages: readonly Page[], strategy: Strategy): Map<string, string> =>
  new Map(
    pages.flatMap(({ paths }) =>
      locales.flatMap((locale) => {
        const path = paths[locale];
        return path === null
          ? []
          : [[markdownPath(path, locale, strategy), toPublicPath(path, locale, strategy)] as const];
      }),
    ),
  );

/** File that Astro prerenders an internal path to (`build.format: 'file'`). */
const fileOf = (internalPath: string): string => (internalPath === '/' ? '/index.html' : `${internalPath}.html`);

const cacheControlOf = (path: string): Header =>
  hashedName.test(path) ? immutable : path === serviceWorkerPath ? noCache : oneHour;

/** Names with a hash of the content: all in /_astro, and the films (film/render.ts). */
const hashedName = /^\/_astro\/|^\/film\/[a-z]+\.[\da-f]{12}\./;
const immutable: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];
const oneHour: Header = ['Cache-Control', 'public, max-age=3600'];
/** Browsers always revalidate their service worker; caches on the way must do so, too. */
const noCache: Header = ['Cache-Control', 'no-cache'];
const noStore: Header = ['Cache-Control', 'no-store'];

/**
 * A new price shows on the next visit, at the cost of a 304. Browsers still use a prefetched page for five minutes,
 * whatever its headers (docs/decisions/0011-pages-are-revalidated.md).
 */
const revalidated: Header = ['Cache-Control', 'public, max-age=0, must-revalidate'];

/** The content that a page shows, so that a CDN can purge it (cms/purgeCdn.ts): Fastly's header, and Cloudflare's. */
const cacheTags = (tags: readonly string[]): Header[] =>
  tags.length === 0
    ? []
    : [
        ['Surrogate-Key', tags.join(' ')],
        ['Cache-Tag', tags.join(',')],
      ];

/** A Markdown twin is cached like its page. It names the page as canonical for search results (RFC 6596). */
const markdownHeadersOf = (page: string): Header[] => [
  revalidated,
  ['X-Robots-Tag', 'noindex'],
  ['Link', `<${absoluteUrl(page)}>; rel="canonical"`],
];

/** With no_prefix one address serves two languages: shared caches must not mix them up. */
const negotiatedHeaders: Header[] = [
  ['Cache-Control', 'private, max-age=0, must-revalidate'],
  ['Vary', 'Cookie, Accept-Language'],
];

/** Adds the key file of IndexNow. */
function withKey(files: Parts['files'], key: string | undefined): Parts['files'] {
  if (key === undefined) return files;
  const name = indexNowKeyPath(key);
  return new Map([...files, [name, createStoredFile(contentTypeOf(name), Buffer.from(key), () => undefined)]]);
}

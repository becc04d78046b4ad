/** Prepares all built files for sending (spec section 2: the table of pages maps files to pages). */
import { twinPath } from '../../discovery/markdown/twinPath.ts';
import { absolute } from '../../discovery/seo/address.ts';
import { keyPath } from '../../discovery/seo/indexnow.ts';
import { workerPath } from '../../features/offline/retiredWorker.ts';
import { errorKinds, errorPages, errorPath } from '../../routes/errorPages.ts';
import { createResolve } from '../../routes/resolve.ts';
import { publicPathsOf, type Strategy, toPublicPath } from '../../routes/strategy.ts';
import { locales, type Page } from '../../routes/table.ts';
import { type Header, resourcePolicy } from '../../security/headers.ts';
import { type Prepared, prepare, preparePage } from './prepare.ts';
import { type StoredFile, storedFile, typeOf } from './readFiles.ts';

type Parts = {
  files: ReadonlyMap<string, StoredFile>;
  indexNowKey: string | undefined;
  secure: Header[];
  table: Readonly<Record<string, Page>>;
  strategy: Strategy;
};

export type Answers = {
  /** By public path: sent without further checks. */
  ready: Map<string, Prepared>;
  /** Pages by internal path that need a decision first: the visitor's language, or middleware. */
  held: Map<string, Prepared>;
  /** Error pages by internal path. */
  errors: Map<string, Prepared>;
  /** Replaces the file at a path. */
  putFile(path: string, file: StoredFile): void;
  /** Prerendered pages by internal path, with the functions that replace them. */
  places: Map<string, PagePlace>;
};

export type PagePlace = {
  /** The page as it was built. */
  built: StoredFile;
  /** Replaces the page; returns its prepared response. */
  put(file: StoredFile): Prepared;
  /** Removes the page until the next `put`. */
  clear(): void;
};

export function prepareAnswers({ files: built, indexNowKey, secure, table, strategy }: Parts): Answers {
  const files = withKey(built, indexNowKey);
  const own = resourcePolicy('/');

  const twins = new Map(
    Object.values(table).flatMap(({ paths }) =>
      locales.flatMap((locale) => {
        const path = paths[locale];
        return path === null ? [] : [[twinPath(path, locale, strategy), toPublicPath(path, locale, strategy)] as const];
      }),
    ),
  );
  const putFile = (path: string, file: StoredFile) => {
    const twinOf = twins.get(path);
    const special = twinOf ? ofTwin(twinOf) : [lifeOf(path)];
    answers.ready.set(path, prepare(file, [...secure, resourcePolicy(path), ...special]));
  };
  const answers: Answers = { ready: new Map(), held: new Map(), errors: new Map(), putFile, places: new Map() };
  for (const [path, file] of files) {
    // Pages are reachable only through the table.
    if (!path.endsWith('.html')) putFile(path, file);
  }

  const resolve = createResolve(strategy, table);
  const inAllLanguages = Object.values(table).flatMap((page) => locales.map((locale) => ({ page, locale })));
  for (const { page, locale } of inAllLanguages) {
    const internalPath = page.paths[locale];
    const file = internalPath === null ? undefined : files.get(fileOf(internalPath));
    if (internalPath === null || !file) continue;
    const resolutions = publicPathsOf(internalPath, locale, strategy).flatMap((path) => {
      const resolution = resolve({ path });
      return resolution.kind === 'page' ? [{ path, negotiated: resolution.negotiated }] : [];
    });
    const negotiated = resolutions.some((resolution) => resolution.negotiated);
    const decided = negotiated || Boolean(page.middleware?.length);
    const put = (made: StoredFile): Prepared => {
      const prepared = preparePage(made, [own, ...(negotiated ? byVisitor : [revalidated])]);
      if (decided) answers.held.set(internalPath, prepared);
      else for (const { path } of resolutions) answers.ready.set(path, prepared);
      return prepared;
    };
    const clear = () => {
      answers.held.delete(internalPath);
      for (const { path } of resolutions) answers.ready.delete(path);
    };
    if (resolutions.length === 0) continue;
    put(file);
    answers.places.set(internalPath, { built: file, put, clear });
  }

  for (const kind of errorKinds) {
    for (const locale of locales) {
      const path = errorPath(kind, locale);
      const file = files.get(fileOf(path));
      if (file) answers.errors.set(path, preparePage(file, [own, notKept], errorPages[kind].status));
    }
  }
  return answers;
}

/** File that Astro prerenders an internal path to (`build.format: 'file'`). */
const fileOf = (internalPath: string): string => (internalPath === '/' ? '/index.html' : `${internalPath}.html`);

const lifeOf = (path: string): Header => (named.test(path) ? lasting : path === workerPath ? askedAnew : anHour);

/** Names with a hash of the content: all in /_astro, and the films (film/render.ts). */
const named = /^\/_astro\/|^\/film\/[a-z]+\.[\da-f]{12}\./;
const lasting: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];
const anHour: Header = ['Cache-Control', 'public, max-age=3600'];
/** Browsers always revalidate their service worker; caches on the way must do so, too. */
const askedAnew: Header = ['Cache-Control', 'no-cache'];
const notKept: Header = ['Cache-Control', 'no-store'];

/**
 * A new price shows on the next visit, at the cost of a 304. Browsers still use a prefetched page for five minutes,
 * whatever its headers (docs/decisions/0011-pages-are-revalidated.md).
 */
const revalidated: Header = ['Cache-Control', 'public, max-age=0, must-revalidate'];

/** A Markdown twin is cached like its page. It names the page as canonical for search results (RFC 6596). */
const ofTwin = (page: string): Header[] => [
  revalidated,
  ['X-Robots-Tag', 'noindex'],
  ['Link', `<${absolute(page)}>; rel="canonical"`],
];

/** With no_prefix one address serves two languages: shared caches must not mix them up. */
const byVisitor: Header[] = [
  ['Cache-Control', 'private, max-age=0, must-revalidate'],
  ['Vary', 'Cookie, Accept-Language'],
];

/** Adds the key file of IndexNow. */
function withKey(files: Parts['files'], key: string | undefined): Parts['files'] {
  if (key === undefined) return files;
  const name = keyPath(key);
  return new Map([...files, [name, storedFile(typeOf(name), Buffer.from(key), () => undefined)]]);
}

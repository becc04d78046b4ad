/**
 * The service worker at /sw.js (spec section 7): offline, it shows the offline page in the page's language, or the page
 * itself if the visitor has it kept (keep-pages.client.ts). While the network responds, its response is used (docs/decisions/0241).
 */
import { assetsCache, pagesCache } from './cacheNames.ts';
import type { OfflineBuild } from './offlineBuild.ts';
import {
  cacheAssets,
  cachePage,
  deleteUnusedAssets,
  fetchAssetCacheFirst,
  findCachedPage,
  keepsPages,
} from './pageCache.ts';
import { withOfflineNotice } from './withOfflineNotice.ts';

/** Timeout in milliseconds for the network if the page is kept. */
const networkTimeoutMs = 5_000;

// Types of the service worker scope that the DOM lib lacks.
type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = WorkEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;
declare const clients: { matchAll(options: object): Promise<readonly { url: string }[]> };

declare const __OFFLINE__: OfflineBuild;
const build = __OFFLINE__;
const offlineCache = `offline-${build.revision}`;

addEventListener('install', (event) => (event as WorkEvent).waitUntil(install()));
addEventListener('activate', (event) => (event as WorkEvent).waitUntil(activate()));
addEventListener('fetch', (event) => handleFetch(event as FetchEvent));
addEventListener('message', (event: Event) => (event as WorkEvent).waitUntil(cacheOpenPages()));

async function install(): Promise<void> {
  const cache = await caches.open(offlineCache);
  for (const path of Object.values(build.pages)) {
    const page = await fetch(path);
    if (!page.ok) throw new Error(`${path} answers ${page.status}`);
    await cacheAssets(await page.clone().text());
    await cache.put(path, page);
  }
  // No `clients.claim()`: it would evict open pages from the back/forward cache.
  // Old and new worker can serve the same tabs: pages come from the network, assets by the hash in their name.
  await skipWaiting();
}

/** Open pages were loaded before the visitor switched this on (the only message). */
async function cacheOpenPages(): Promise<void> {
  for (const { url } of await clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    await fetch(url)
      .then((page) => cacheIfPublic(new URL(url).pathname, page))
      .catch(ignore);
  }
}

async function activate(): Promise<void> {
  await registration.navigationPreload?.enable();
  for (const name of await caches.keys()) {
    if (![pagesCache, assetsCache, offlineCache].includes(name)) await caches.delete(name);
  }
  await deleteUnusedAssets();
}

/** Handles only same-origin GET for pages and assets; forms, files, frames and other hosts are not intercepted. */
function handleFetch(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/_astro/')) {
    if (/^(script|style|font|image)$/.test(request.destination)) event.respondWith(fetchAssetCacheFirst(request));
  } else if (request.mode === 'navigate' && request.destination === 'document') {
    event.respondWith(respondWithPage(event, pathname));
  }
}

async function respondWithPage(event: FetchEvent, path: string): Promise<Response> {
  const network = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request));
  event.waitUntil(network.then((page) => cacheIfPublic(path, page.clone())).catch(ignore));
  try {
    const kept = await findCachedPage(path);
    // Pages with prices always come from the network when online, however slow.
    if (!kept || (await kept.clone().text()).includes('€')) return await network;
    const late = new Promise<Response>((resolve) =>
      setTimeout(() => resolve(withOfflineNotice(kept)), networkTimeoutMs),
    );
    return await Promise.race([network, late]);
  } catch {
    const kept = await findCachedPage(path);
    return kept ? withOfflineNotice(kept) : ((await caches.match(build.pages[languageOf(path)])) ?? Response.error());
  }
}

/** Keeps pages only if the visitor wants it, and only public, indexed ones: no thank-you pages, no pages linked from mails, no searches. */
async function cacheIfPublic(path: string, page: Response): Promise<void> {
  const { headers, status, redirected } = page;
  const isPublic = /\bpublic\b/.test(headers.get('cache-control') ?? '');
  const isPage = headers.get('content-type')?.startsWith('text/html') && status === 200 && !redirected;
  if (isPage && isPublic && !build.notKept.includes(path) && (await keepsPages())) await cachePage(path, page);
}

/** The language of a path by its prefix; without prefixes, the browser's language. */
function languageOf(path: string): keyof OfflineBuild['pages'] {
  const english = build.prefixed ? /^\/en(\/|$)/.test(path) : !navigator.language.startsWith('de');
  return english ? 'en' : 'de';
}

/** Storage errors are ignored: pages then come from the network. */
const ignore = () => {};

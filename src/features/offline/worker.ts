/**
 * The service worker at /sw.js (spec section 7): what a visitor has read can be read again without a connection, and what
 * has not says so in the page's language. It never answers for the network while that answers (docs/decisions/0241).
 */
import { assetsCache, pagesCache } from './cacheNames.ts';
import { dropUnusedAssets, findPage, keepAssets, keepPage, takeAsset } from './keep.ts';
import type { OfflineBuild } from './offlineBuild.ts';
import { withNotice } from './withNotice.ts';

/** Longest wait for the first byte of a page while a kept one is at hand. */
const patience = 5_000;

// The parts of a worker's scope that are no part of a window's.
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
addEventListener('fetch', (event) => answer(event as FetchEvent));

async function install(): Promise<void> {
  const cache = await caches.open(offlineCache);
  for (const path of Object.values(build.pages)) {
    const page = await fetch(path);
    if (!page.ok) throw new Error(`${path} answers ${page.status}`);
    await keepAssets(await page.clone().text());
    await cache.put(path, page);
  }
  // What is open now was loaded without us. Not taken over: that would end its stay in the back/forward cache.
  for (const { url } of await clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    await fetch(url).then((page) => keep(new URL(url).pathname, page), ignore);
  }
  // Old and new may follow each other under open tabs: pages come from the network, assets by the hash in their name.
  await skipWaiting();
}

async function activate(): Promise<void> {
  await registration.navigationPreload?.enable();
  for (const name of await caches.keys()) {
    if (![pagesCache, assetsCache, offlineCache].includes(name)) await caches.delete(name);
  }
  await dropUnusedAssets([pagesCache, offlineCache]);
}

/** Only reading is ours: forms, files, frames and other hosts go their own way. */
function answer(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/_astro/')) {
    if (/^(script|style|font|image)$/.test(request.destination)) event.respondWith(takeAsset(request));
  } else if (request.mode === 'navigate' && request.destination === 'document') {
    event.respondWith(show(event, pathname));
  }
}

async function show(event: FetchEvent, path: string): Promise<Response> {
  const network = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request));
  event.waitUntil(network.then((page) => keep(path, page.clone())).catch(ignore));
  try {
    const kept = await findPage(path);
    // Who is online never sees a price of yesterday, however slow the line.
    if (!kept || (await kept.clone().text()).includes('€')) return await network;
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(withNotice(kept)), patience));
    return await Promise.race([network, late]);
  } catch {
    const kept = await findPage(path);
    return kept ? withNotice(kept) : ((await caches.match(build.pages[languageOf(path)])) ?? Response.error());
  }
}

/** Public pages only, and none that stands in no search engine: thank-you pages, links from mails, searches. */
async function keep(path: string, page: Response): Promise<void> {
  const { headers, status, redirected } = page;
  const isPublic = /\bpublic\b/.test(headers.get('cache-control') ?? '');
  const isPage = headers.get('content-type')?.startsWith('text/html') && status === 200 && !redirected;
  if (isPage && isPublic && !build.notKept.includes(path)) await keepPage(path, page);
}

/** By its prefix; where addresses have none, as the browser speaks. */
function languageOf(path: string): keyof OfflineBuild['pages'] {
  const english = build.prefixed ? /^\/en(\/|$)/.test(path) : !navigator.language.startsWith('de');
  return english ? 'en' : 'de';
}

/** Without room to keep anything, pages come from the network as ever. */
const ignore = () => {};

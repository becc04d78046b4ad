/** Pages kept by the service worker, and the assets that they need. */
import { assetsCache, pagesCache } from './cacheNames.ts';

/** Both limits are stated in the privacy policy. */
const maxPages = 30;
const lifetime = 30 * 86_400_000;

/** Matches ignore `Vary`: a service worker does not see all headers that the browser sends. */
const anyVary = { ignoreVary: true };

export const keepsPages = (): Promise<boolean> => caches.has(pagesCache);

/** Stored without the query, which can contain referral data; public pages do not depend on it. */
export async function cachePage(path: string, page: Response): Promise<void> {
  // Opened first: if the cache is deleted meanwhile, this does not create it again.
  const pages = await caches.open(pagesCache);
  await cacheAssets(await page.clone().text());
  await pages.put(path, page);
  const keys = await pages.keys();
  for (const [index, key] of keys.entries()) {
    if (index < keys.length - maxPages || isExpired(await pages.match(key, anyVary))) await pages.delete(key, anyVary);
  }
}

export async function findCachedPage(path: string): Promise<Response | undefined> {
  // Unlike `open`, this does not create the cache.
  const kept = await caches.match(path, { ...anyVary, cacheName: pagesCache });
  return isExpired(kept) ? undefined : kept;
}

const isExpired = (page?: Response): boolean => page !== undefined && Date.now() - dateOf(page) > lifetime;

export const dateOf = (page: Response): number => Date.parse(page.headers.get('date') ?? '');

/** Cache first: file names contain a content hash. */
export async function fetchAssetCacheFirst(request: Request): Promise<Response> {
  const assets = await caches.open(assetsCache).catch(() => undefined);
  const kept = await assets?.match(request.url, anyVary);
  if (kept) return kept;
  const asset = await fetch(request);
  if (asset.status === 200) putIfKept(assets, request.url, asset.clone()).catch(() => {});
  return asset;
}

async function putIfKept(assets: Cache | undefined, url: string, asset: Response): Promise<void> {
  if (await keepsPages()) await assets?.put(url, asset);
}

/**
 * Keeps the assets named in a text, and their static imports. Assets that a page loads later are kept by
 * fetchAssetCacheFirst.
 */
export async function cacheAssets(text: string): Promise<void> {
  const assets = await caches.open(assetsCache);
  const paths = assetPathsIn(text);
  // Iterating a Set includes entries added meanwhile: transitive imports are kept, too.
  for (const path of paths) {
    let asset = await assets.match(path, anyVary);
    if (!asset) {
      asset = await fetch(path);
      if (asset.status === 200) await assets.put(path, asset.clone());
    }
    if (path.endsWith('.js')) for (const name of importsOf(await asset.text())) paths.add(name);
  }
}

/** Deletes assets that no kept page needs. */
export async function deleteUnusedAssets(): Promise<void> {
  const assets = await caches.open(assetsCache);
  const needed = new Set<string>();
  for (const name of await caches.keys()) {
    if (name === assetsCache) continue;
    const pages = await caches.open(name);
    for (const key of await pages.keys()) {
      const text = await (await pages.match(key, anyVary))?.text();
      for (const path of assetPathsIn(text ?? '')) needed.add(path);
    }
  }
  for (const path of needed) {
    if (!path.endsWith('.js')) continue;
    const script = await (await assets.match(path, anyVary))?.text();
    for (const name of importsOf(script ?? '')) needed.add(name);
  }
  for (const key of await assets.keys()) {
    if (!needed.has(new URL(key.url).pathname)) await assets.delete(key, anyVary);
  }
}

const assetPathsIn = (text: string): Set<string> =>
  new Set(text.match(/\/_astro\/[\w.-]+\.(?:css|js|woff2|svg|webp)/g));

/** Static imports; paths are relative to the chunk. */
const importsOf = (script: string): string[] =>
  [...script.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+)["']/g)].map(([, name]) => `/_astro/${name}`);

import { contentTypeOf, createStoredFile, type StoredFile } from '../../server/static/readFiles.ts';

export const serviceWorkerPath = '/sw.js';

/**
 * The response at /sw.js with SERVICE_WORKER=0. Browsers with the worker check this URL on every visit: they activate
 * this one at once, which deletes the caches and unregisters itself.
 */
export function selfDestroyingServiceWorker(): StoredFile {
  return createStoredFile(contentTypeOf(serviceWorkerPath), Buffer.from(source), () => undefined);
}

const source = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;

import { type StoredFile, storedFile, typeOf } from '../../server/static/readFiles.ts';

export const workerPath = '/sw.js';

/**
 * The response at /sw.js with SERVICE_WORKER=0. Browsers with the worker check this URL on every visit: they activate
 * this one at once, which deletes the caches and unregisters itself.
 */
export function retiredWorker(): StoredFile {
  return storedFile(typeOf(workerPath), Buffer.from(source), () => undefined);
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

import { type StoredFile, storedFile, typeOf } from '../../server/static/readFiles.ts';

export const workerPath = '/sw.js';

/**
 * What stands at /sw.js with SERVICE_WORKER=0: browsers that have the worker look there at every visit, take this one in
 * its place at once, and with it throw away what was kept and themselves.
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

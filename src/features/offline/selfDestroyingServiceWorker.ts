export const serviceWorkerPath = '/sw.js';

/**
 * The script at /sw.js with SERVICE_WORKER=0. Browsers with the worker check this URL on every visit: they activate
 * this one at once, which deletes the caches and unregisters itself.
 */
export const selfDestroyingServiceWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;

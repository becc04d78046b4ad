/**
 * The switch that has the browser keep visited pages. Its state is the cache itself: the service worker keeps pages only
 * while the cache exists.
 */
import { pagesCache } from '../cacheNames.ts';
import { deleteUnusedAssets, keepsPages } from '../pageCache.ts';

export const pagesSwitch = document.querySelector<HTMLInputElement>('[data-keep-pages] input');

/** Shown only in browsers that can keep pages, and usable once the service worker is active. */
async function start(box: HTMLInputElement): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const show = async () => {
    box.checked = await keepsPages();
  };
  await show();
  box.closest<HTMLElement>('[data-keep-pages]')?.toggleAttribute('hidden', false);
  const { active } = await navigator.serviceWorker.ready;
  box.disabled = false;
  box.addEventListener('change', async () => {
    if (box.checked) {
      await caches.open(pagesCache);
      active?.postMessage('');
    } else {
      await caches.delete(pagesCache);
      await deleteUnusedAssets();
    }
    await show();
  });
  // Another tab can have changed it.
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', show);
}

// Without storage the switch stays hidden.
if (pagesSwitch) start(pagesSwitch).catch(() => {});

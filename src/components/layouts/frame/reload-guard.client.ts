/**
 * A chunk that cannot be loaded any more (a new version was published while the page was open) reloads the page, at most
 * once in 60 seconds (spec sections 4 and 8). Use `loadOrReload` for every lazy import; islands are guarded as they are.
 */
const key = 'reloaded-at';
const pause = 60_000;

/** Loads a lazy module; when its chunk is gone, reloads the page and never settles, or rejects within the pause. */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (reload()) return new Promise(() => {});
    throw error;
  }
}

/** Watches the loads that are not ours to wrap: islands, and imports nobody awaits. */
export function guardChunks() {
  addEventListener('astro:hydration-error', (event) => {
    if (event instanceof CustomEvent && isGone(event.detail?.error)) reload();
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isGone(reason)) reload();
  });
}

/** As Chromium and Firefox, then as Safari say it. */
const isGone = (error: unknown) => /dynamically imported module|Importing a module script/.test(String(error));

/** False when it must not: offline a reload would take the page away, and twice in a minute it would not help. */
function reload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key));
    if (!navigator.onLine || Date.now() - last < pause) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage nobody counts the reloads.
    return false;
  }
  location.reload();
  return true;
}

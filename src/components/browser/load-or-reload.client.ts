/**
 * Reloads the page when a chunk is gone (a new version was deployed while the page was open), at most once in 60
 * seconds (spec sections 4 and 8), and never while a field contains input. Use `loadOrReload` for every lazy import;
 * islands are already guarded.
 */
const key = 'reloaded-at';
const reloadInterval = 60_000;

/** Loads a lazy module. On failure it reloads the page and never settles; if it must not reload, it rejects. */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await reload()) return new Promise(() => {});
    throw error;
  }
}

/** For what did not load: follows its link, or says in place that the visitor is offline. */
export function followOrNote({ href }: HTMLAnchorElement): void {
  if (navigator.onLine) location.assign(href);
  else document.querySelector<HTMLElement>('body > [popover]')?.showPopover();
}

/** True if a visitor or the browser changed the field's value. */
export const isTouched = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  value !== defaultValue || checked !== defaultChecked;

/** Covers loads without `loadOrReload`: Astro islands and unhandled import rejections. */
export function reloadOnChunkErrors() {
  addEventListener('astro:hydration-error', (event) => {
    if (event instanceof CustomEvent && isChunkLoadError(event.detail?.error)) void reload();
  });
  addEventListener('unhandledrejection', (event) => {
    if (isChunkLoadError(event.reason)) void reload();
    // A navigation that another one replaces: Chromium rejects a promise of its transition that no script can catch.
    if (/Transition was/.test(String(event.reason))) event.preventDefault();
  });
}

/** Matches the error messages of Chromium and Firefox, then of Safari. */
const isChunkLoadError = (error: unknown) =>
  /dynamically imported module|Importing a module script/.test(String(error));

/** False if it does not reload: it would lose input or, offline, the page; a second one within a minute is useless. */
async function reload(): Promise<boolean> {
  try {
    const last = Number(sessionStorage.getItem(key));
    if (!navigator.onLine || Date.now() - last < reloadInterval) return false;
    // A lost connection shows here before `onLine` follows.
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    if ([...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(isTouched)) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Not reachable, or without storage, in which reloads are counted.
    return false;
  }
  location.reload();
  return true;
}

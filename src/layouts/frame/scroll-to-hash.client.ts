/** Scrolls to the target of a link within the page: 500 ms, 130 px below the top, focus moves along (spec section 9). */
const duration = 500;
const offset = 130;

export function scrollToHash(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.href.split('#')[0] !== location.href.split('#')[0]) return;
  const id = decodeURIComponent(link.hash.slice(1));
  const target = document.getElementById(id);
  if (!target && id !== 'top') return;
  event.preventDefault();
  const from = scrollY;
  // The browser does the rest of a fragment link: history entry, :target, opened <details>. Nothing is painted between.
  location.hash = link.hash;
  scrollTo({ top: from, behavior: 'instant' });
  focus(target ?? document.body);
  animate(from, target ? target.getBoundingClientRect().top + from - offset : 0);
}

function animate(from: number, to: number) {
  const jump = (top: number) => scrollTo({ top, behavior: 'instant' });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return jump(to);
  const start = performance.now();
  const stop = new AbortController();
  // The visitor's own scrolling wins.
  for (const type of ['wheel', 'touchstart', 'keydown', 'popstate']) {
    addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  const step = (now: number) => {
    if (stop.signal.aborted) return;
    const left = 1 - Math.min(Math.max((now - start) / duration, 0), 1);
    jump(to + (from - to) * left ** 3);
    if (left) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
}

/** Focus without a tab stop for what has none of its own. */
function focus(target: HTMLElement) {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

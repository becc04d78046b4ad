/** Scrolls smoothly to the target of an in-page link in 500 ms and moves the focus (spec section 9). */
import { focusTarget } from '../../browser/focus-target.client.ts';
import { isPlainClick } from '../../browser/link-navigation.client.ts';

const duration = 500;

export function scrollToHash(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (!link || event.defaultPrevented || !isPlainClick(event)) return;
  if (link.href.split('#')[0] !== location.href.split('#')[0]) return;
  const id = decodeURIComponent(link.hash.slice(1));
  const target = document.getElementById(id);
  if (!target && id !== 'top') return;
  event.preventDefault();
  const from = scrollY;
  // The browser handles the fragment: history entry, :target, opened <details>. No paint happens in between.
  location.hash = link.hash;
  focusTarget(target ?? document.body);
  // A hidden target is in a tab panel, which is shown and scrolled to on `hashchange`.
  if (target?.getClientRects().length === 0) return;
  const jump = (top: number) => scrollTo({ top, behavior: 'instant' });
  // `scroll-padding-top` in base.css is the only scroll offset.
  const jumpToEnd = () => (target ? target.scrollIntoView({ behavior: 'instant' }) : jump(0));
  jumpToEnd();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const to = scrollY;
  jump(from);
  animate((progress) => (progress < 1 ? jump(to + (from - to) * (1 - progress) ** 3) : jumpToEnd()));
}

/** Calls `show` in every frame for 500 ms, at last with 1: the page may have grown since the start. */
function animate(show: (progress: number) => void) {
  const start = performance.now();
  const stop = new AbortController();
  // User input cancels the animation.
  for (const type of ['wheel', 'touchstart', 'keydown', 'popstate']) {
    addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  const step = (now: number) => {
    if (stop.signal.aborted) return;
    const progress = Math.min(Math.max((now - start) / duration, 0), 1);
    show(progress);
    if (progress < 1) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
}

/**
 * Prefetches the documents of visible links (spec sections 4 and 9), each once, in idle time. Never offline, on 2g or
 * in data-saver mode; never pages rendered per visit (routes/onDemandPathPattern.ts). Only in engines whose policy
 * check allows it (docs/decisions/0272-prefetch-only-where-the-policy-allows-it.md).
 */
import { sameOriginDocumentUrl } from '../../browser/link-navigation.client.ts';
import { whenIdle } from '../../browser/when-idle.client.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

export function startPrefetch() {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const fresh = new RegExp(document.body.dataset.fresh ?? '^$');
  const done = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      const url = target instanceof HTMLAnchorElement && sameOriginDocumentUrl(target);
      if (!url || fresh.test(url.pathname)) observer.unobserve(target);
      else if (isPrefetchAllowed()) {
        observer.unobserve(target);
        whenIdle(() => prefetch(url.pathname + url.search));
      }
    }
  });
  const prefetch = (address: string) => {
    if (done.has(address)) return;
    done.add(address);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = address;
    document.head.append(hint);
  };
  for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
}

function isPrefetchAllowed() {
  const { saveData, effectiveType = '' }: Connection = 'connection' in navigator ? (navigator.connection ?? {}) : {};
  return navigator.onLine && !saveData && !effectiveType.includes('2g');
}

/**
 * The way into the search: a click on one of its links, or the key "/". What it opens is loaded on first use; whatever
 * goes wrong, the link's own page is there. The key can be switched off in the dialog (WCAG 2.2, 2.1.4).
 */
import { isPlainClick } from './plain-link.client.ts';
import { loadOrReload } from './reload-guard.client.ts';

export function offerSearch() {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-search]');
  const open = async (link: HTMLAnchorElement) => {
    try {
      const { openSearch } = await loadOrReload(() => import('../../../features/search/dialog.client.ts'));
      await openSearch(link);
    } catch {
      location.assign(link.href);
    }
  };
  for (const link of links) {
    link.ariaHasPopup = 'dialog';
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      open(link);
    });
  }
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest('input,textarea,select,dialog,[contenteditable]')) return;
    const [link] = links;
    if (!link || isOff()) return;
    event.preventDefault();
    open(link);
  });
}

function isOff(): boolean {
  try {
    return localStorage.getItem('search-key') === 'off';
  } catch {
    return false;
  }
}

/**
 * Opens the search by a click on one of its links or by the key "/". The dialog loads on first use; on failure the
 * browser opens the search page. The shortcut can be disabled in the dialog (WCAG 2.2, 2.1.4).
 */
import { isPlainClick } from '../../browser/link-navigation.client.ts';
import { followOrNote, loadOrReload } from '../../browser/load-or-reload.client.ts';
import { storedValue } from '../../browser/stored-value.client.ts';

export function startSearchDialog() {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-search]');
  const open = async (link: HTMLAnchorElement) => {
    try {
      const { openSearchDialog } = await loadOrReload(() => import('../../../features/search/dialog.client.ts'));
      await openSearchDialog(link);
    } catch {
      followOrNote(link);
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
    if (!link || storedValue(() => localStorage, 'search-key') === 'off') return;
    event.preventDefault();
    open(link);
  });
}

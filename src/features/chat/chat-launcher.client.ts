/**
 * The chat launcher: a link to the page `ask` that the script turns into a button. The chat is loaded on use, when
 * the URL or a link has its hash, or when this tab had it open on the previous page. If loading fails, the browser
 * follows the link.
 */
import { isPlainClick } from '../../components/browser/link-navigation.client.ts';
import { followOrNote, loadOrReload } from '../../components/browser/load-or-reload.client.ts';
import { storedValue } from '../../components/browser/stored-value.client.ts';
import type { ChatHost, ToggleOptions } from './chat-host.client.ts';

const hash = '#chat';
/** Language of the chat that is open in this tab. Strictly necessary; session storage only. */
const openKey = 'chat-open';

export function startChatLauncher() {
  const launcher = document.querySelector<HTMLAnchorElement>('[data-chat-launcher]');
  if (!launcher) return;
  // Screens that the frame covers completely (ChatLauncher.module.css).
  const small = matchMedia('(width <= 640px), (height <= 480px)');
  let host: Promise<ChatHost> | undefined;

  const use = async (how: ToggleOptions) => {
    try {
      host ??= loadOrReload(() => import('./chat-host.client.ts')).then(({ startChatHost }) =>
        startChatHost({ launcher, small, hash, openKey }),
      );
      (await host).toggle(how);
    } catch {
      host = undefined;
      if (!how.keepFocus) followOrNote(launcher);
    }
  };
  const openByHash = () => {
    if (location.hash === hash) use({ open: true });
  };

  launcher.role = 'button';
  launcher.ariaExpanded = 'false';
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>(`a[href$="${hash}"],[data-chat-launcher]`);
    if (!link || (link !== launcher && link.pathname !== location.pathname)) return;
    event.preventDefault();
    use({ from: link });
  });
  launcher.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    launcher.click();
  });
  addEventListener('hashchange', openByHash);
  // From the chat in the page (answer-on-page.client.ts).
  addEventListener('chat-question', (event) => {
    if (event instanceof CustomEvent) use({ open: true, hash: event.detail });
  });
  openByHash();
  // Opens again where it was open (after Back or a reload), and on other pages unless it would cover the page or stand
  // beside the chat in the page.
  const keepFocus = !small.matches;
  const isBeside = keepFocus && !document.querySelector('[data-page-chat]');
  const wasOpen = storedValue(() => sessionStorage, openKey) === document.documentElement.lang;
  if (wasOpen && (isBeside || history.state?.chat === 'open')) use({ open: true, keepFocus });
}

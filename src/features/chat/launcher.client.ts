/**
 * The chat's launcher: a link to the contact form that the script turns into a button. What it opens is loaded when it is
 * used, when the address or a link asks for it by hash, or when this tab had it open on the page before; if it cannot be
 * loaded, the link's own page is there.
 */
import { isPlainClick } from '../../components/layouts/frame/plain-link.client.ts';
import { loadOrReload } from '../../components/layouts/frame/reload-guard.client.ts';
import type { ChatHost, Use } from './host.client.ts';

const hash = '#chat';
/** Which language's chat this tab has open; strictly necessary, gone with the tab. */
const openKey = 'chat-open';

export function offerChat() {
  const launcher = document.querySelector<HTMLAnchorElement>('[data-chat-launcher]');
  if (!launcher) return;
  // What the frame fills as a whole (ChatLauncher.module.css).
  const small = matchMedia('(width <= 640px), (height <= 480px)');
  let host: Promise<ChatHost> | undefined;

  const use = async (how: Use) => {
    try {
      host ??= loadOrReload(() => import('./host.client.ts')).then(({ startHost }) =>
        startHost({ launcher, small, hash, openKey }),
      );
      (await host).use(how);
    } catch {
      host = undefined;
      if (!how.quiet) location.assign(launcher.href);
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
    if (!link || (link !== launcher && link.href.split('#')[0] !== location.href.split('#')[0])) return;
    event.preventDefault();
    use({ from: link });
  });
  launcher.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    launcher.click();
  });
  addEventListener('hashchange', openByHash);
  openByHash();
  if (wasOpen() && !small.matches) use({ open: true, quiet: true });
}

function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(openKey) === document.documentElement.lang;
  } catch {
    return false;
  }
}

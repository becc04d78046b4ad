/**
 * The page's side of the chat (spec sections 2, 4 and 7): creates the iframe, receives its messages and runs the
 * allowed actions. Loaded on first use of the launcher. Every message from the frame is validated by the message filter
 * (bot/protocol). Over 200 lines: one state of the window, changed by each message.
 */
import { createMessageFilter } from '../../../bot/protocol/createMessageFilter.ts';
import { type FromFrame, type FromPage, fromFrame } from '../../../bot/protocol/frameProtocol.ts';
import { type FromOwnFrame, type FromOwnPage, fromOwnFrame } from '../../../bot/protocol/siteMessages.ts';
import { addressedContent } from '../../components/browser/addressed-content.client.ts';
import { createCoverEntry } from '../../components/browser/close-on-back.client.ts';
import { focusTarget } from '../../components/browser/focus-target.client.ts';
import { sessionCookies, setSessionItem, tabStorage } from './chat-storage.client.ts';
import { closeFromPage } from './close-from-page.client.ts';

export type ToggleOptions = {
  /** Undefined: toggles the window. */
  open?: boolean;
  /** The pressed element, which gets the focus back. */
  from?: HTMLElement;
  /** Reopened after a page change: the focus does not move. */
  keepFocus?: boolean;
  /** Given to the bot when the window is open: `chat=` and a question, or `handover` for the form to write to a person. */
  hash?: string;
};

export type ChatHost = { toggle(how: ToggleOptions): void };

type Parts = { launcher: HTMLAnchorElement; small: MediaQueryList; hash: string; openKey: string };

type FrameMessage = FromFrame | FromOwnFrame;

/** Timeout in milliseconds for the frame's `ready` message. */
const readyTimeoutMs = 10_000;

/** Sizes in pixels that a frame may set; the styles keep the window within the screen. */
const limits = { width: [280, 480], height: [320, 800], bottom: [0, 160], left: [0, 160], right: [0, 160] } as const;

/** Resolves when the bot is ready. @throws if it does not load or times out */
export async function startChatHost({ launcher, small, hash, openKey }: Parts): Promise<ChatHost> {
  const { lang } = document.documentElement;
  const place = launcher.parentElement ?? document.body;
  launcher.ariaBusy = 'true';
  const frames: Record<string, string> = await (await fetch('/bot/host.json')).json();
  const { href, origin } = new URL(frames[lang] ?? '', location.href);
  const frame = document.createElement('iframe');
  frame.title = launcher.dataset.title ?? '';
  frame.dataset.chatFrame = lang;
  frame.hidden = true;
  // The frame's host gets our origin (bot/frame/connectParent.ts), but no path.
  frame.referrerPolicy = 'strict-origin';
  frame.src = href;

  const storage = tabStorage(lang);
  const other = { origin, source: () => frame.contentWindow };
  const isOwn = origin === location.origin;
  const filterMessage = isOwn
    ? createMessageFilter({ ...fromFrame, ...fromOwnFrame }, other)
    : createMessageFilter(fromFrame, other);
  const hashes = [hash];
  let isOpen = false;
  let overlay: HTMLElement | undefined;
  let opener: HTMLElement = launcher;

  const post = (message: FromPage | FromOwnPage) => frame.contentWindow?.postMessage(message, origin);
  const postAvailability = (available: boolean) => post({ type: 'site:availability_checked', available });
  const openByHash = () => {
    if (!hashes.includes(location.hash)) return;
    post({ type: 'hash_trigger', hash: location.hash.slice(1) });
    show({ open: true, keepFocus: isOpen });
  };

  function show(
    { open = !isOpen, from = launcher, keepFocus = false, hash: trigger }: ToggleOptions,
    dims = false,
  ): void {
    // The bot destroyed the frame: go to the page `ask` instead.
    if (!frame.isConnected) {
      location.assign(launcher.href);
      return;
    }
    // The focus returns to the field in which the question was asked.
    const field = trigger && document.activeElement;
    if (open && !isOpen) opener = field instanceof HTMLInputElement ? field : from;
    // Without the hash below it, or closing would open it again.
    if (open && !isOpen && !keepFocus)
      historyEntry.add(hashes.includes(location.hash) ? location.pathname + location.search : undefined);
    isOpen = open;
    const hadFocus = document.activeElement === frame;
    frame.hidden = !open;
    launcher.ariaExpanded = String(open);
    setSessionItem(openKey, open ? lang : null);
    updateInert();
    overlay?.remove();
    if (open && dims) place.prepend(dim());
    if (open && !keepFocus) frame.focus();
    post({ type: 'toggle', open, focus: open && !keepFocus });
    if (trigger) post({ type: 'hash_trigger', hash: trigger });
    if (open) return;
    if (hadFocus || !keepFocus) opener.focus({ preventScroll: opener === launcher });
    if (hashes.includes(location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
    historyEntry.remove();
  }

  /** On small screens the window covers the page, so the page behind it is inert. */
  function updateInert(): void {
    document.documentElement.toggleAttribute('data-chat-open', isOpen);
    const isAll = isOpen && small.matches;
    for (const element of document.body.children) {
      if (element instanceof HTMLElement && element !== place) element.inert = isAll;
    }
    launcher.inert = isAll;
  }

  /** A followed source on this page: a small window would cover it. */
  function showSection(): void {
    const section = addressedContent();
    if (small.matches) show({ open: false });
    if (!section) return;
    focusTarget(section);
    if (small.matches) section.scrollIntoView({ behavior: 'instant' });
  }

  function dim(): HTMLElement {
    overlay = document.createElement('div');
    overlay.dataset.chatOverlay = '';
    // Here, because only other hosts' bots ask for it, and stylesheets are at their size limit.
    Object.assign(overlay.style, { position: 'fixed', inset: '0', zIndex: '30', background: '#10241f8c' });
    overlay.addEventListener('click', () => show({ open: false }));
    return overlay;
  }

  function destroy(): void {
    if (isOpen) show({ open: false });
    stop.abort();
    place.remove();
  }

  const actions: { [T in FrameMessage['type']]: (message: Extract<FrameMessage, { type: T }>) => void } = {
    ready: () => {
      place.dataset.ready = lang;
      post({ type: 'check_url_excluded', path: launcher.dataset.path ?? location.pathname });
      post({ type: 'mobile_checked', mobile: small.matches });
      resolveReady();
    },
    check_cookies: ({ names }) => post({ type: 'cookies_checked', values: sessionCookies.read(names) }),
    update_cookies: ({ values }) => sessionCookies.write(values),
    check_session_storage: ({ keys }) => post({ type: 'session_storage_checked', values: storage.read(keys) }),
    update_session_storage: ({ values }) => {
      storage.write(values);
      // A hand-over is a lead, and its conversion is reported in this document
      // (features/consent/load-vendors.client.ts).
      dispatchEvent(new Event('chat-stored'));
    },
    sizing: ({ type: _, ...sizes }) => {
      for (const [name, [least, most]] of Object.entries(limits)) {
        const size = sizes[name as keyof typeof limits];
        if (size !== undefined) frame.style.setProperty(`--chat-${name}`, `${Math.min(most, Math.max(least, size))}px`);
      }
      // Either left or right.
      frame.toggleAttribute('data-left', sizes.left !== undefined && sizes.right === undefined);
    },
    init_custom_widget: ({ text }) => {
      launcher.dataset.text = text;
    },
    check_url_toggle: ({ hashes: more = [] }) => {
      hashes.splice(1, hashes.length, ...more.map((word) => `#${word}`));
      openByHash();
    },
    // A window opened by the bot does not take the focus.
    toggle: ({ open, overlay: dims }) => show({ open, keepFocus: true }, dims),
    destroy_chatbot: destroy,
    'site:check_availability': () => {
      import('../availability/live-availability.client.ts')
        .then(({ watchAvailability }) => watchAvailability(postAvailability))
        .catch(() => {});
    },
  };

  let resolveReady = () => {};
  const stop = new AbortController();
  const { signal } = stop;
  const historyEntry = createCoverEntry('chat', () => isOpen && show({ open: false }), signal);
  addEventListener(
    'message',
    (event) => {
      const message = filterMessage(event);
      // TypeScript cannot correlate the message type with its action.
      if (message) (actions[message.type] as (message: FrameMessage) => void)(message);
    },
    { signal },
  );
  addEventListener('hashchange', openByHash, { signal });
  addEventListener(
    'popstate',
    ({ state }) => {
      // Back from a section of this page.
      if (state?.chat === 'open' && !isOpen && small.matches) show({ open: true });
      const isFocusFree = [frame, document.body].some((it) => it === document.activeElement);
      if (!state?.chat && isOpen && isFocusFree && !hashes.includes(location.hash)) {
        // Chromium returns the focus to a focused frame that it hides after a navigation to a fragment.
        frame.blur();
        requestAnimationFrame(showSection);
      }
    },
    { signal },
  );
  small.addEventListener(
    'change',
    () => {
      updateInert();
      post({ type: 'mobile_checked', mobile: small.matches });
    },
    { signal },
  );
  closeFromPage({ place, frame, isOpen: () => isOpen, close: (how) => show({ open: false, ...how }), signal });

  const ready = new Promise<void>((resolve, reject) => {
    resolveReady = resolve;
    setTimeout(reject, readyTimeoutMs);
  });
  place.append(frame);
  try {
    await ready;
    return { toggle: show };
  } catch (error) {
    stop.abort();
    frame.remove();
    throw error;
  } finally {
    launcher.removeAttribute('aria-busy');
  }
}

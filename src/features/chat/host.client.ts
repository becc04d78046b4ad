/**
 * The page's side of the chat (spec sections 2, 4 and 7): makes the frame, hears what it says and does what is allowed.
 * Loaded with the first use of the launcher. Whatever comes from the frame went through the gate (bot/protocol).
 */
import { createGate } from '../../../bot/protocol/createGate.ts';
import { type FromFrame, type FromPage, fromFrame } from '../../../bot/protocol/messages.ts';
import { type FromOwnFrame, type FromOwnPage, fromOwnFrame } from '../../../bot/protocol/siteMessages.ts';
import { cookies, keep, tabStorage } from './keep.client.ts';

export type Use = {
  /** Without it the window opens when it is closed, and closes when it is open. */
  open?: boolean;
  /** What was pressed: the focus goes back there. */
  from?: HTMLElement;
  /** Back from the page before: the focus stays where it is. */
  quiet?: boolean;
};

export type ChatHost = { use(how: Use): void };

type Parts = { launcher: HTMLAnchorElement; small: MediaQueryList; hash: string; openKey: string };

type Heard = FromFrame | FromOwnFrame;

/** A frame that has not said that it is ready by then is given up. */
const patience = 10_000;

/** Pixels a frame may ask for; the styles keep the window within the screen. */
const limits = { width: [280, 480], height: [320, 800], bottom: [0, 160], left: [0, 160], right: [0, 160] } as const;

/** Resolves when the bot is ready. @throws when there is none */
export async function startHost({ launcher, small, hash, openKey }: Parts): Promise<ChatHost> {
  const { lang } = document.documentElement;
  const place = launcher.parentElement ?? document.body;
  launcher.ariaBusy = 'true';
  const frames: Record<string, string> = await (await fetch('/bot/host.json')).json();
  const { href, origin } = new URL(frames[lang] ?? '', location.href);
  const frame = document.createElement('iframe');
  frame.title = launcher.dataset.title ?? '';
  frame.dataset.chatFrame = lang;
  frame.hidden = true;
  // The frame's host learns our origin (bot/frame/parent.ts), and no address.
  frame.referrerPolicy = 'strict-origin';
  frame.src = href;

  const storage = tabStorage(lang);
  const other = { origin, source: () => frame.contentWindow };
  const isOwn = origin === location.origin;
  const gate = isOwn ? createGate({ ...fromFrame, ...fromOwnFrame }, other) : createGate(fromFrame, other);
  const hashes = [hash];
  let isOpen = false;
  let overlay: HTMLElement | undefined;
  let opener: HTMLElement = launcher;

  const post = (message: FromPage | FromOwnPage) => frame.contentWindow?.postMessage(message, origin);
  const tellAvailability = (available: boolean) => post({ type: 'site:availability_checked', available });
  const openByHash = () => {
    if (!hashes.includes(location.hash)) return;
    post({ type: 'hash_trigger', hash: location.hash.slice(1) });
    show({ open: true, quiet: isOpen });
  };

  function show({ open = !isOpen, from = launcher, quiet = false }: Use, dims = false): void {
    // Destroyed by the bot: people are still there.
    if (!frame.isConnected) {
      location.assign(launcher.href);
      return;
    }
    if (open && !isOpen) opener = from;
    isOpen = open;
    const hadFocus = document.activeElement === frame;
    frame.hidden = !open;
    launcher.ariaExpanded = String(open);
    keep(openKey, open ? lang : null);
    setBehind();
    overlay?.remove();
    if (open && dims) place.prepend(dim());
    if (open && !quiet) frame.focus();
    post({ type: 'toggle', open, focus: open && !quiet });
    if (open) return;
    if (hadFocus || !quiet) opener.focus();
    if (hashes.includes(location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
  }

  /** On a small screen the window is all there is: what lies behind it cannot be reached. */
  function setBehind(): void {
    document.documentElement.toggleAttribute('data-chat-open', isOpen);
    const isAll = isOpen && small.matches;
    for (const element of document.body.children) {
      if (element instanceof HTMLElement && element !== place) element.inert = isAll;
    }
    launcher.inert = isAll;
  }

  function dim(): HTMLElement {
    overlay = document.createElement('div');
    overlay.dataset.chatOverlay = '';
    overlay.addEventListener('click', () => show({ open: false }));
    return overlay;
  }

  function destroy(): void {
    if (isOpen) show({ open: false });
    stop.abort();
    place.remove();
  }

  const actions: { [T in Heard['type']]: (message: Extract<Heard, { type: T }>) => void } = {
    ready: () => {
      place.dataset.ready = lang;
      post({ type: 'check_url_excluded', path: launcher.dataset.path ?? location.pathname });
      post({ type: 'mobile_checked', mobile: small.matches });
      begin();
    },
    check_cookies: ({ names }) => post({ type: 'cookies_checked', values: cookies.read(names) }),
    update_cookies: ({ values }) => cookies.write(values),
    check_session_storage: ({ keys }) => post({ type: 'session_storage_checked', values: storage.read(keys) }),
    update_session_storage: ({ values }) => {
      storage.write(values);
      // A hand-over is a lead, and it counts in this document (features/consent/loadVendors.client.ts).
      dispatchEvent(new Event('chat-stored'));
    },
    sizing: ({ type: _, ...sizes }) => {
      for (const [name, [least, most]] of Object.entries(limits)) {
        const size = sizes[name as keyof typeof limits];
        if (size !== undefined) frame.style.setProperty(`--chat-${name}`, `${Math.min(most, Math.max(least, size))}px`);
      }
      // Left or right, never both.
      frame.toggleAttribute('data-left', sizes.left !== undefined && sizes.right === undefined);
    },
    init_custom_widget: ({ text }) => {
      launcher.dataset.text = text;
    },
    check_url_toggle: ({ hashes: more = [] }) => {
      hashes.splice(1, hashes.length, ...more.map((word) => `#${word}`));
      openByHash();
    },
    // A window that opens by itself takes nobody's focus.
    toggle: ({ open, overlay: dims }) => show({ open, quiet: true }, dims),
    destroy_chatbot: destroy,
    'site:check_availability': () => {
      import('../availability/live-availability.client.ts')
        .then(({ followAvailability }) => followAvailability(tellAvailability))
        .catch(() => {});
    },
  };

  let begin = () => {};
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener(
    'message',
    (event) => {
      const message = gate(event);
      // Each action takes its own message: the compiler cannot follow the pair.
      if (message) (actions[message.type] as (message: Heard) => void)(message);
    },
    { signal },
  );
  addEventListener('hashchange', openByHash, { signal });
  small.addEventListener(
    'change',
    () => {
      setBehind();
      post({ type: 'mobile_checked', mobile: small.matches });
    },
    { signal },
  );
  place.addEventListener('keydown', ({ key }) => key === 'Escape' && isOpen && show({ open: false }), { signal });

  const ready = new Promise<void>((resolve, reject) => {
    begin = resolve;
    setTimeout(reject, patience);
  });
  place.append(frame);
  try {
    await ready;
    return { use: show };
  } catch (error) {
    stop.abort();
    frame.remove();
    throw error;
  } finally {
    launcher.removeAttribute('aria-busy');
  }
}

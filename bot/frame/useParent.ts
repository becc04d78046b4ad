import { useEffect, useRef } from 'react';
import type { BotConfig } from './botConfig.ts';
import type { ParentPage } from './connectParent.ts';

type Link = {
  config: BotConfig;
  parent: ParentPage | undefined;
  restore: (values: { conversation?: string | null; draft?: string | null }) => void;
  setPage: (path: string) => void;
  focus: (isMobile: boolean) => void;
  /** Called when the window has become visible. */
  shown: () => void;
  say: (text: string) => void;
  handOver: () => void;
};

/** Preferred size of the window; the page may override it. */
const size = { type: 'sizing', width: 400, height: 660, bottom: 92, right: 24 } as const;

/** Hashes from the chat in the page: a question (its begin), and the wish to write to a person. */
const asked = 'chat=';
const person = 'handover';

/** Exchanges messages with the embedding page. Returns a function to close the window; undefined without a page. */
export function useParent(link: Link): (() => void) | undefined {
  const { parent } = link;
  const current = useRef(link);
  current.current = link;
  const isMobile = useRef(false);

  useEffect(() => {
    if (!parent) return undefined;
    const hear: Parameters<ParentPage['listen']>[0] = (message) => {
      const { config, restore, setPage, focus, shown, say, handOver } = current.current;
      if (message.type === 'session_storage_checked') restore(message.values);
      if (message.type === 'hash_trigger' && message.hash.startsWith(asked)) say(message.hash.slice(asked.length));
      if (message.type === 'hash_trigger' && message.hash === person) handOver();
      if (message.type === 'mobile_checked') isMobile.current = message.mobile;
      if (message.type === 'check_url_excluded') {
        if (config.excluded.includes(message.path)) parent.post({ type: 'destroy_chatbot' });
        setPage(message.path);
      }
      if (message.type === 'toggle' && message.open) {
        shown();
        if (message.focus) focus(isMobile.current);
      }
    };
    const askForKept = () => parent.post({ type: 'check_session_storage', keys: ['conversation', 'draft'] });
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) parent.post({ type: 'toggle', open: false });
    };
    // Where the window covers the page, which is inert then, only the two documents would follow its last control.
    const cycle = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && isMobile.current && parent.isOwn) focusOtherEnd(event);
    };
    // Restored from the back/forward cache: another page may have continued the conversation.
    const again = ({ persisted }: PageTransitionEvent) => persisted && askForKept();

    const end = parent.listen(hear);
    addEventListener('keydown', closeOnEscape);
    addEventListener('keydown', cycle);
    addEventListener('pageshow', again);
    askForKept();
    parent.post(size);
    parent.post({ type: 'ready' });
    parent.post({ type: 'check_url_toggle' });
    return () => {
      end();
      removeEventListener('keydown', closeOnEscape);
      removeEventListener('keydown', cycle);
      removeEventListener('pageshow', again);
    };
  }, [parent]);

  return parent && (() => parent.post({ type: 'toggle', open: false }));
}

/** From the last control Tab leads to the first one, and Shift+Tab back. */
function focusOtherEnd(event: KeyboardEvent): void {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex="0"]')];
  const stops = all.filter((stop) => stop.tabIndex === 0 && stop.checkVisibility() && !stop.matches(':disabled'));
  const { DOCUMENT_POSITION_PRECEDING: before, DOCUMENT_POSITION_FOLLOWING: after } = Node;
  const from = document.activeElement ?? document.body;
  if (stops.some((stop) => from.compareDocumentPosition(stop) & (event.shiftKey ? before : after))) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

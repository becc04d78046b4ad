/**
 * History entries of what lies over the page (chat, search, menu): "back" closes it and stays on the page. The entry below
 * is marked as `closed`.
 */
import { isPlainClick } from './link-navigation.client.ts';

export type CoverEntry = ReturnType<typeof createCoverEntry>;

/** `close` is called on "back". */
export function createCoverEntry(name: string, close: () => void, signal = new AbortController().signal) {
  const isCurrent = () => history.state?.[name] === 'open';
  addEventListener(
    'popstate',
    ({ state }) => {
      if (state?.[name] !== 'closed') return;
      requestAnimationFrame(() => {
        history.scrollRestoration = 'auto';
      });
      close();
    },
    { signal },
  );
  return {
    isCurrent,
    /** `addressBelow`: for the entry below, if opening it again would open the cover. */
    add(addressBelow?: string): void {
      if (isCurrent()) return;
      const { state } = history;
      const { href } = location;
      // The page stays where it is when the entry below is shown again.
      history.scrollRestoration = 'manual';
      history.replaceState({ ...state, [name]: 'closed' }, '', addressBelow);
      history.pushState({ ...state, [name]: 'open' }, '', href);
      history.scrollRestoration = 'auto';
    },
    remove(): void {
      if (isCurrent()) history.back();
    },
  };
}

/** Removes the entry before a link is followed or a form is sent: "back" from the next page needs one press. */
export function removeBeforeLeaving(cover: HTMLElement, { isCurrent }: CoverEntry): void {
  const afterRemoval = (event: Event, leave: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    addEventListener('popstate', leave, { once: true });
    history.back();
  };
  cover.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && isCurrent() && isPlainClick(event)) afterRemoval(event, () => link.click());
    },
    { capture: true },
  );
  cover.addEventListener('submit', (event) => {
    const { target: form, defaultPrevented } = event;
    if (defaultPrevented || !isCurrent() || !(form instanceof HTMLFormElement)) return;
    afterRemoval(event, () => form.requestSubmit());
  });
}

/** Called with the opened menu, once (layouts/chrome/menus.client.ts). */
export function closeMenuOnBack(nav: HTMLElement): void {
  const entry = createCoverEntry('menu', () => nav.hidePopover());
  removeBeforeLeaving(nav, entry);
  const update = () => (nav.matches(':popover-open') ? entry.add() : entry.remove());
  nav.addEventListener('toggle', update);
  update();
}

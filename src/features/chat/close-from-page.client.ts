/** Closes the chat's window while the focus is in the page: on Escape, and when the window hides the focused element. */
type Parts = {
  /** Contains the frame and the launcher. */
  place: HTMLElement;
  frame: HTMLElement;
  isOpen: () => boolean;
  /** `keepFocus`: the focus stays in the page. */
  close: (how: { keepFocus: boolean }) => void;
  signal: AbortSignal;
};

/** What closes on Escape before the chat does. */
const takesEscape = '[data-menu][aria-expanded=true],dialog[open],:popover-open';

export function closeFromPage({ place, frame, isOpen, close, signal }: Parts): void {
  const isInPage = () => document.activeElement !== document.body && !place.contains(document.activeElement);
  // In the capture phase: what else takes the key is still open.
  addEventListener(
    'keydown',
    ({ key, target, isComposing }) => {
      if (key !== 'Escape' || !isOpen() || isComposing || document.querySelector(takesEscape)) return;
      // In a search field Escape clears the text.
      if (target instanceof HTMLInputElement && target.type === 'search' && target.value) return;
      close({ keepFocus: isInPage() });
    },
    { capture: true, signal },
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      if (isOpen() && isInPage() && target instanceof Element && isCovered(target, frame)) close({ keepFocus: true });
    },
    { signal },
  );
}

/** The window hides the whole focused element (WCAG 2.2, 2.4.11). */
function isCovered(target: Element, frame: HTMLElement): boolean {
  const [a, b] = [target.getBoundingClientRect(), frame.getBoundingClientRect()];
  const isWithin = a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right;
  return isWithin && target.matches(':focus-visible');
}

/**
 * Hydrates an island on its first use (hover, touch, focus or a key). Earlier input is not lost: fields keep their
 * values, and events from before hydration are replayed in order.
 */
import type { ComponentType } from 'react';
import { isTouched, loadOrReload } from '../browser/load-or-reload.client.ts';

/** `load` imports the component. Called on first use only. */
export function hydrateOnInteraction<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): void {
  for (const root of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) hydrateOnFirstEvent(root, load);
}

const interactionEvents = ['pointerover', 'pointerdown', 'focusin', 'input', 'change', 'click'];

function hydrateOnFirstEvent<Props extends object>(root: HTMLElement, load: () => Promise<ComponentType<Props>>): void {
  const missed: Event[] = [];
  let begun = false;

  const note = (event: Event) => {
    missed.push(event);
    void begin();
  };

  async function begin(): Promise<void> {
    if (begun) return;
    begun = true;
    const bring = () => Promise.all([import('./hydrate.client.ts'), load()]);
    try {
      const [{ hydrate }, Component] = await bring();
      // From here on React queues events until hydration ends; recording them here too would replay a click twice.
      for (const use of interactionEvents) root.removeEventListener(use, note, true);
      await hydrate(root, Component);
      replay(missed);
    } catch (error) {
      // Without a reload the island keeps its no-script behaviour.
      await loadOrReload(() => Promise.reject(error)).catch(() => {});
    }
  }

  for (const use of interactionEvents) root.addEventListener(use, note, true);
  // On back navigation a browser may restore field values without an event.
  addEventListener('pageshow', () => {
    for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (isTouched(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

/**
 * Replays only what has no native default action. Ticking a box, following a link and sending a form already happened.
 */
function replay(missed: readonly Event[]): void {
  const last = (type: string) => missed.findLast((event) => event.type === type)?.target;
  const hovered = last('pointerover');
  if (hovered instanceof Element && hovered.matches(':hover')) {
    for (const type of ['pointerover', 'mouseover']) hovered.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  }
  const focused = last('focusin');
  if (focused && focused === document.activeElement) {
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  for (const event of missed.filter(isLastOfType)) {
    // An icon in a button is an SVG element.
    const target = event.target instanceof Element ? replacementOf(event.target) : null;
    if (event.type !== 'click') target?.dispatchEvent(new Event(event.type, { bubbles: true }));
    else target?.closest<HTMLElement>('button[type=button]')?.click();
  }
}

/**
 * If a translator or an extension changed the DOM, React re-renders the island. The input moves to the field that
 * replaced the old one.
 */
function replacementOf(old: Element): Element | null {
  if (old.isConnected) return old;
  const heir = old.id ? document.getElementById(old.id) : null;
  if (old instanceof HTMLInputElement && heir instanceof HTMLInputElement) {
    heir.value = old.value;
    heir.checked = old.checked;
  }
  return heir;
}

/** Keeps every click, but only the last `input` and `change` event of a field. */
function isLastOfType({ type, target }: Event, index: number, all: readonly Event[]): boolean {
  if (type === 'click') return true;
  return (
    (type === 'input' || type === 'change') &&
    !all.slice(index + 1).some((later) => later.type === type && later.target === target)
  );
}

/**
 * Brings an island to life on its first use: hover, touch, focus or a key, nothing before. What the visitor did until
 * then is not lost: fields keep what was typed, and events that nobody heard are sent once more, in their order.
 */
import type { ComponentType } from 'react';
import { loadOrReload } from '../layouts/frame/reload-guard.client.ts';

/** `load` imports the component; called once, and only when it is needed. */
export function wake<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): void {
  for (const root of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) wait(root, load);
}

const uses = ['pointerover', 'pointerdown', 'focusin', 'input', 'change', 'click'];

function wait<Props extends object>(root: HTMLElement, load: () => Promise<ComponentType<Props>>): void {
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
      // From here on React keeps what comes, until it is ready: noted here as well, a click would count twice.
      for (const use of uses) root.removeEventListener(use, note, true);
      await hydrate(root, Component);
      replay(missed);
    } catch (error) {
      // A reload would take what was typed. The island then stays what it is without script.
      if (!missed.some(({ type }) => type === 'input')) await loadOrReload(() => Promise.reject(error)).catch(() => {});
    }
  }

  for (const use of uses) root.addEventListener(use, note, true);
  // On "back" a browser may bring back what was typed, without a word.
  addEventListener('pageshow', () => {
    for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea')) {
      const isTouched = field.value !== field.defaultValue || field.checked !== field.defaultChecked;
      if (isTouched && field.type !== 'hidden') field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

/** Only what the browser did not do by itself: a box is ticked, a link was followed, a form was sent without us. */
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
  for (const event of missed.filter(isLastOfItsKind)) {
    const target = event.target instanceof HTMLElement ? heirOf(event.target) : null;
    if (event.type !== 'click') target?.dispatchEvent(new Event(event.type, { bubbles: true }));
    else target?.closest<HTMLElement>('button[type=button]')?.click();
  }
}

/**
 * Where a translator or an extension had changed the page, React draws the island anew: what was typed moves into the
 * field that came in place of the old one.
 */
function heirOf(old: HTMLElement): HTMLElement | null {
  if (old.isConnected) return old;
  const heir = old.id ? document.getElementById(old.id) : null;
  if (old instanceof HTMLInputElement && heir instanceof HTMLInputElement) {
    heir.value = old.value;
    heir.checked = old.checked;
  }
  return heir;
}

/** Every click counts; of what is typed into a field, only the last word. */
function isLastOfItsKind({ type, target }: Event, index: number, all: readonly Event[]): boolean {
  if (type === 'click') return true;
  return (
    (type === 'input' || type === 'change') &&
    !all.slice(index + 1).some((later) => later.type === type && later.target === target)
  );
}

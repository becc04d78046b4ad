/** Actions on a look: copy it as JSON, copy its link, send it to us, reset it. */
import { colourNames, encodeLook, type WidgetLook } from '../widgetLook.ts';
import type { CustomizerClientWords } from './customizerClientWords.ts';

type LookActionOptions = { words: CustomizerClientWords; look: () => WidgetLook; reset: () => void };

/** Returns the callback to run when the look has settled. */
export function startLookActions(root: HTMLElement, { words, look, reset }: LookActionOptions): () => void {
  const said = root.querySelector<HTMLElement>('[data-said]');
  const box = root.querySelector<HTMLElement>('[data-copy-text]');
  const send = root.querySelector<HTMLAnchorElement>('[data-send]');
  const to = send?.getAttribute('href') ?? '';
  /** The look to which the status message refers. */
  let told = '';
  const say = (text: string) => {
    if (said) said.textContent = text;
    told = JSON.stringify(look());
  };

  // Back from the contact form, the browser may load the page anew, with its groups closed.
  const groups = [...root.querySelectorAll('details')];
  const left: boolean[] | undefined = history.state?.lookSent;
  if (send && left) {
    for (const [index, group] of groups.entries()) group.open = left[index] === true;
    send.scrollIntoView({ block: 'center' });
    send.focus({ preventScroll: true });
    // Not on a reload.
    history.replaceState({ ...history.state, lookSent: undefined }, '');
  }
  send?.addEventListener('click', () =>
    history.replaceState({ ...history.state, lookSent: groups.map(({ open }) => open) }, ''),
  );

  root.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy],[data-reset]') : null;
    if (!button) return;
    if (button.dataset.copy === undefined) {
      reset();
      if (box) box.hidden = true;
      return say(words.actions.wasReset);
    }
    const text = button.dataset.copy === 'json' ? asJson(look()) : addressOf(look(), words);
    // Cleared first: an unchanged message would not be announced again.
    say('');
    const copied = await copy(text);
    if (box) box.hidden = copied;
    say(copied ? words.actions.copied : words.actions.notCopied);
    said?.scrollIntoView({ block: 'nearest' });
    const field = box?.querySelector('textarea');
    if (!copied && field) {
      field.value = text;
      field.select();
      field.scrollIntoView({ block: 'nearest' });
    }
  });

  return () => {
    if (send) send.href = `${to}&look=1&${encodeLook(look(), words.texts)}`.replace(/&$/, '');
    // The status message of an earlier look is outdated.
    if (told === JSON.stringify(look())) return;
    if (box) box.hidden = true;
    say('');
  };
}

/** The look as JSON, with CSS colours. */
function asJson({ icon, ...look }: WidgetLook): string {
  const colours = Object.fromEntries(colourNames.map((name) => [name, look[name]]));
  const { main: _, text: __, bubble: ___, ...others } = look;
  return JSON.stringify({ version: 1, colours, icon, ...others }, null, 2);
}

function addressOf(look: WidgetLook, { texts }: CustomizerClientWords): string {
  const query = encodeLook(look, texts);
  if (look.icon === 'own') query.delete('icon');
  const search = String(query);
  return `${location.origin}${location.pathname}${search && `?${search}`}#customizer`;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

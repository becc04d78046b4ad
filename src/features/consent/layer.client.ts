/**
 * Both layers of the consent prompt (quality.md, Law and consent), loaded on demand. The first is fixed to the bottom
 * of the window and blocks nothing; the second is a dialog by purpose with no box ticked.
 */
import { loadStyles } from '../../components/ui/loadStyles.client.ts';
import { make } from '../../components/ui/make.client.ts';
import { validChoiceIn } from './cookie.ts';
import { decide } from './decide.client.ts';
import { forgetVendors } from './forget.client.ts';
import styles from './layer.css?url';
import type { Offer } from './offer.ts';
import { type Purpose, purposes } from './purposes.ts';
import { settingsDialog } from './settings.client.ts';

type Asked = { version: string; signal: boolean; loadsNothing: boolean };

let offered: Promise<Offer> | undefined;
let layer: HTMLElement | undefined;

/** Shows the first layer; it does not block the page. */
export async function ask(asked: Asked): Promise<void> {
  // Deletes data left by an expired consent.
  forgetVendors([]);
  const offer = await load();
  const status = make('p', { role: 'alert' });
  const title = make('h2', { id: 'consent-title', textContent: offer.title });
  const choose = button(offer.choose, 'choose', () => openSettings(asked));
  layer = make(
    'section',
    {},
    make('div', {}, title, make('p', { textContent: offer.text }), folded(offer), status),
    make('div', {}, ...bothButtons(offer, asked, status)),
    make('div', {}, choose, ...linksOf(offer)),
  );
  layer.setAttribute('aria-labelledby', title.id);
  layer.setAttribute('data-consent-layer', '');
  document.querySelector('[data-skip-link]')?.after(layer);
  makeRoom(layer);
}

/** Shows the second layer: from the first one, or from the footer of any page. */
export async function openSettings(asked: Asked): Promise<void> {
  const offer = await load();
  const status = make('p', { role: 'alert' });
  const choice = validChoiceIn(document.cookie, asked.version);
  const dialog = settingsDialog(offer, {
    ...asked,
    choice,
    status,
    buttons: bothButtons(offer, asked, status),
    links: linksOf(offer),
    save: (chosen) => answer(offer, asked, status, chosen),
  });
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
}

async function answer(offer: Offer, { version, loadsNothing }: Asked, status: HTMLElement, chosen: readonly Purpose[]) {
  status.textContent = '';
  const outcome = await decide(chosen, validChoiceIn(document.cookie, version)?.purposes ?? [], loadsNothing);
  if (outcome === 'failed') status.textContent = offer.failed;
  if (outcome !== 'done') return;
  document.querySelector<HTMLDialogElement>('[data-consent-settings]')?.close();
  if (!layer) return;
  layer.remove();
  // The focused element is removed: move the focus to the main content.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** The longer part of the text; collapsed in small windows, where the layer would cover most of the page. */
function folded({ more, details }: Offer): HTMLDetailsElement {
  const part = make('details', {}, make('summary', { textContent: more }), make('p', { textContent: details }));
  const room = matchMedia('(width >= 640px) and (height >= 600px)');
  const update = () => {
    part.open = room.matches;
  };
  room.addEventListener('change', update);
  update();
  return part;
}

/** Same style for both: accepting and rejecting are equally easy. */
const bothButtons = (offer: Offer, asked: Asked, status: HTMLElement): HTMLElement[] => {
  const all = purposes.filter((purpose) => offer.purposes.some(({ name }) => name === purpose));
  return [
    button(offer.accept, 'accept', () => answer(offer, asked, status, all)),
    button(offer.reject, 'reject', () => answer(offer, asked, status, [])),
  ];
};

const linksOf = ({ links }: Offer): HTMLElement[] =>
  links.map(({ label, href }) => make('a', { href, textContent: label }));

function button(label: string, name: string, act: () => void): HTMLElement {
  const made = make('button', { type: 'button', textContent: label });
  made.setAttribute('data-consent', name);
  made.addEventListener('click', act);
  return made;
}

/** Nothing may be covered by the layer: the page ends below it, and focused elements scroll above it. */
function makeRoom(shown: HTMLElement): void {
  const root = document.documentElement;
  new ResizeObserver(() => {
    root.style.setProperty('--consent-height', `${shown.offsetHeight}px`);
  }).observe(shown);
}

function load(): Promise<Offer> {
  const ready = Promise.all([fetchOffer(), loadStyles(styles)]).then(([offer]) => offer);
  offered ??= ready.catch((error: unknown) => {
    offered = undefined;
    throw error;
  });
  return offered;
}

async function fetchOffer(): Promise<Offer> {
  const response = await fetch(`/api/consent?lang=${document.documentElement.lang}`);
  if (response.status !== 200) throw new Error(`The question answers ${response.status}`);
  return response.json();
}

/**
 * Both layers of the consent prompt (quality.md, Law and consent), loaded on demand. The first is fixed to the bottom
 * of the window and blocks nothing; the second is a dialog by purpose with no box ticked.
 */

import { createDomElement } from '../../components/ui/create-dom-element.client.ts';
import { loadStylesheet } from '../../components/ui/load-stylesheet.client.ts';
import { createSettingsDialog } from './consent-settings.client.ts';
import { readValidConsentChoice } from './consentCookie.ts';
import type { ConsentPrompt } from './consentPrompt.ts';
import { deleteVendorData } from './delete-vendor-data.client.ts';
import styles from './layer.css?url';
import { type Purpose, purposes } from './purposes.ts';
import { saveChoice } from './save-choice.client.ts';

type PromptContext = { version: string; signal: boolean; loadsNothing: boolean };

let offered: Promise<ConsentPrompt> | undefined;
let layer: HTMLElement | undefined;

/** Shows the first layer; it does not block the page. */
export async function showConsentPrompt(asked: PromptContext): Promise<void> {
  // Deletes data left by an expired consent.
  deleteVendorData([]);
  const offer = await load();
  const status = createDomElement('p', { role: 'alert' });
  const title = createDomElement('h2', { id: 'consent-title', textContent: offer.title });
  const choose = button(offer.choose, 'choose', () => openSettings(asked));
  layer = createDomElement(
    'section',
    {},
    createDomElement('div', {}, title, createDomElement('p', { textContent: offer.text }), folded(offer), status),
    createDomElement('div', {}, ...bothButtons(offer, asked, status)),
    createDomElement('div', {}, choose, ...linksOf(offer)),
  );
  layer.setAttribute('aria-labelledby', title.id);
  layer.setAttribute('data-consent-layer', '');
  document.querySelector('[data-skip-link]')?.after(layer);
  makeRoom(layer);
}

/** Shows the second layer: from the first one, or from the footer of any page. */
export async function openSettings(asked: PromptContext): Promise<void> {
  const offer = await load();
  const status = createDomElement('p', { role: 'alert' });
  const choice = readValidConsentChoice(document.cookie, asked.version);
  const dialog = createSettingsDialog(offer, {
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

async function answer(
  offer: ConsentPrompt,
  { version, loadsNothing }: PromptContext,
  status: HTMLElement,
  chosen: readonly Purpose[],
) {
  status.textContent = '';
  const outcome = await saveChoice(
    chosen,
    readValidConsentChoice(document.cookie, version)?.purposes ?? [],
    loadsNothing,
  );
  if (outcome === 'failed') status.textContent = offer.failed;
  if (outcome !== 'done') return;
  document.querySelector<HTMLDialogElement>('[data-consent-settings]')?.close();
  if (!layer) return;
  layer.remove();
  // The focused element is removed: move the focus to the main content.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** The longer part of the text; collapsed in small windows, where the layer would cover most of the page. */
function folded({ more, details }: ConsentPrompt): HTMLDetailsElement {
  const part = createDomElement(
    'details',
    {},
    createDomElement('summary', { textContent: more }),
    createDomElement('p', { textContent: details }),
  );
  const room = matchMedia('(width >= 640px) and (height >= 600px)');
  const update = () => {
    part.open = room.matches;
  };
  room.addEventListener('change', update);
  update();
  return part;
}

/** Same style for both: accepting and rejecting are equally easy. */
const bothButtons = (offer: ConsentPrompt, asked: PromptContext, status: HTMLElement): HTMLElement[] => {
  const all = purposes.filter((purpose) => offer.purposes.some(({ name }) => name === purpose));
  return [
    button(offer.accept, 'accept', () => answer(offer, asked, status, all)),
    button(offer.reject, 'reject', () => answer(offer, asked, status, [])),
  ];
};

const linksOf = ({ links }: ConsentPrompt): HTMLElement[] =>
  links.map(({ label, href }) => createDomElement('a', { href, textContent: label }));

function button(label: string, name: string, act: () => void): HTMLElement {
  const made = createDomElement('button', { type: 'button', textContent: label });
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

function load(): Promise<ConsentPrompt> {
  const ready = Promise.all([fetchOffer(), loadStylesheet(styles)]).then(([offer]) => offer);
  offered ??= ready.catch((error: unknown) => {
    offered = undefined;
    throw error;
  });
  return offered;
}

async function fetchOffer(): Promise<ConsentPrompt> {
  const response = await fetch(`/api/consent?lang=${document.documentElement.lang}`);
  if (response.status !== 200) throw new Error(`The question answers ${response.status}`);
  return response.json();
}

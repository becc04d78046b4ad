/**
 * The consent prompt and the consent settings (quality.md, Law and consent), loaded on demand. The prompt is fixed to
 * the bottom of the window and blocks nothing; the settings are a dialog by purpose with no box ticked.
 */

import { addressedContent } from '../../components/browser/addressed-content.client.ts';
import { createDomElement } from '../../components/browser/create-dom-element.client.ts';
import { focusTarget } from '../../components/browser/focus-target.client.ts';
import { loadStylesheet } from '../../components/browser/load-stylesheet.client.ts';
import styles from './consent-prompt.css?url';
import { createSettingsDialog } from './consent-settings.client.ts';
import { readValidConsentChoice } from './consentCookie.ts';
import type { ConsentPrompt } from './consentPrompt.ts';
import { deleteVendorData } from './delete-vendor-data.client.ts';
import { type Purpose, purposes } from './purposes.ts';
import { saveChoice } from './save-choice.client.ts';

type PromptContext = { version: string; signal: boolean; loadsNothing: boolean };

let loading: Promise<ConsentPrompt> | undefined;
let prompt: HTMLElement | undefined;

/** Shows the prompt; it does not block the page. */
export async function showConsentPrompt(context: PromptContext): Promise<void> {
  // Deletes data left by an expired consent.
  deleteVendorData([]);
  const texts = await load();
  const status = createDomElement('p', { role: 'alert' });
  const title = createDomElement('h2', { id: 'consent-title', textContent: texts.title });
  const choose = button(texts.choose, 'choose', () => openSettings(context));
  prompt = createDomElement(
    'section',
    {},
    createDomElement('div', {}, title, createDomElement('p', { textContent: texts.text }), folded(texts), status),
    createDomElement('div', {}, ...bothButtons(texts, context, status)),
    createDomElement('div', {}, choose, ...linksOf(texts)),
  );
  prompt.setAttribute('aria-labelledby', title.id);
  prompt.setAttribute('data-consent-layer', '');
  document.querySelector('[data-skip-link]')?.after(prompt);
  keepUncovered(prompt);
  void startTabOrderAt(prompt);
}

/** Shows the settings: from the prompt, or from the footer of any page. */
export async function openSettings(context: PromptContext): Promise<void> {
  const texts = await load();
  const status = createDomElement('p', { role: 'alert' });
  const choice = readValidConsentChoice(document.cookie, context.version);
  const dialog = createSettingsDialog(texts, {
    ...context,
    choice,
    status,
    buttons: bothButtons(texts, context, status),
    links: linksOf(texts),
    save: (chosen) => answer(texts, context, status, chosen),
  });
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
}

async function answer(
  texts: ConsentPrompt,
  { version, loadsNothing }: PromptContext,
  status: HTMLElement,
  chosen: readonly Purpose[],
) {
  status.textContent = '';
  const outcome = await saveChoice(
    chosen,
    readValidConsentChoice(document.cookie, version)?.purposes ?? [],
    loadsNothing,
    texts.saved,
  );
  if (outcome === 'failed') status.textContent = texts.failed;
  if (outcome !== 'done') return;
  document.querySelector<HTMLDialogElement>('[data-consent-settings]')?.close();
  if (!prompt) return;
  const isKeyboard = prompt.querySelector(':focus-visible') !== null;
  prompt.remove();
  // The focused element is removed: move the focus to the content. By keyboard also the scroll position, which was
  // wherever the focus was before; by pointer the visitor chose it.
  const content = addressedContent();
  if (!content) return;
  focusTarget(content);
  if (isKeyboard && content.id === location.hash.slice(1)) content.scrollIntoView({ behavior: 'instant' });
}

/** The browser continues the tab order at the section of the address; the prompt comes first there, too. */
async function startTabOrderAt(shown: HTMLElement): Promise<void> {
  if (!location.hash) return;
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded));
  if (document.activeElement !== document.body) return;
  shown.tabIndex = -1;
  shown.focus({ preventScroll: true });
  shown.blur();
  shown.removeAttribute('tabindex');
}

/** The longer part of the text; collapsed in small windows, where the prompt would cover most of the page. */
function folded({ more, details }: ConsentPrompt): HTMLDetailsElement {
  const part = createDomElement(
    'details',
    {},
    createDomElement('summary', { textContent: more }),
    createDomElement('p', { textContent: details }),
  );
  const largeWindow = matchMedia('(width >= 640px) and (height >= 600px)');
  const update = () => {
    part.open = largeWindow.matches;
  };
  largeWindow.addEventListener('change', update);
  update();
  return part;
}

/** Same style for both: accepting and rejecting are equally easy. */
const bothButtons = (texts: ConsentPrompt, context: PromptContext, status: HTMLElement): HTMLElement[] => {
  const all = purposes.filter((purpose) => texts.purposes.some(({ name }) => name === purpose));
  return [
    button(texts.accept, 'accept', () => answer(texts, context, status, all)),
    button(texts.reject, 'reject', () => answer(texts, context, status, [])),
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

/** Nothing may be covered by the prompt: the page ends below it, and focused elements scroll above it. */
function keepUncovered(shown: HTMLElement): void {
  const root = document.documentElement;
  new ResizeObserver(() => {
    root.style.setProperty('--consent-height', `${shown.offsetHeight}px`);
  }).observe(shown);
}

function load(): Promise<ConsentPrompt> {
  const ready = Promise.all([fetchPrompt(), loadStylesheet(styles)]).then(([texts]) => texts);
  loading ??= ready.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchPrompt(): Promise<ConsentPrompt> {
  const response = await fetch(`/api/consent?lang=${document.documentElement.lang}`);
  if (response.status !== 200) throw new Error(`/api/consent responded with ${response.status}`);
  return response.json();
}

/** Offers the page in the remembered language: a plain link, and a button that dismisses it in this tab. */

import { loadClientWords } from '../../../features/client-words/load-client-words.client.ts';
import { createDomElement } from '../../browser/create-dom-element.client.ts';
import { loadStylesheet } from '../../browser/load-stylesheet.client.ts';
import styles from './language-hint.css?url';

const key = 'language-offer';

export async function showLanguageHint({ href, lang }: HTMLAnchorElement): Promise<void> {
  const slot = document.querySelector('[data-language-hint]');
  if (!slot || isDismissed()) return;
  const [words] = await Promise.all([loadClientWords(lang), loadStylesheet(styles)]);
  if (!words) return;
  const link = createDomElement('a', { href, lang, hreflang: lang, textContent: words.readOn });
  const button = createDomElement('button', { type: 'button', lang, ariaLabel: words.dismiss, textContent: '\u00d7' });
  const offer = createDomElement('p', {}, link, button);
  button.addEventListener('click', () => {
    dismiss();
    offer.remove();
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  slot.append(offer);
}

function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(key) === 'off';
  } catch {
    return false;
  }
}

function dismiss(): void {
  try {
    sessionStorage.setItem(key, 'off');
  } catch {
    // Without storage it is dismissed only on this page.
  }
}

/**
 * The language a visitor chose: remembered in a cookie on a click of the language switch only (product-decisions,
 * Addresses), and offered as a plain link on pages in the other language.
 */
import { loadClientWords } from '../../words/load-client-words.client.ts';

const cookie = 'i18n_redirected';
const days = 365;

export function rememberLanguage() {
  document.addEventListener('click', ({ target }) => {
    const lang = target instanceof Element && target.closest<HTMLElement>('[data-language-switch]')?.lang;
    if (!lang) return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    const value = `${cookie}=${lang}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure}`;
    // Written before the page is left, and without https, too: the Cookie Store API can do neither.
    Object.assign(document, { cookie: value });
  });
}

export async function offerLanguage() {
  const chosen = new RegExp(`(?:^|; )${cookie}=(de|en)(?:;|$)`).exec(document.cookie)?.[1];
  const slot = document.querySelector('[data-language-hint]');
  const link = document.querySelector<HTMLAnchorElement>(`[data-language-switch][lang="${chosen}"]`);
  if (!chosen || !slot || !link) return;
  const words = await loadClientWords(chosen);
  if (!words) return;
  const offer = document.createElement('a');
  offer.href = link.href;
  offer.lang = offer.hreflang = chosen;
  offer.textContent = words.readOn;
  slot.append(offer);
}

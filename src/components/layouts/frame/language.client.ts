/**
 * The language a visitor chose: remembered in a cookie on a click of the language switch only (product-decisions,
 * Addresses), and offered on pages in the other language.
 */
import { loadOrReload } from './reload-guard.client.ts';

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

export function offerLanguage() {
  const chosen = new RegExp(`(?:^|; )${cookie}=(de|en)(?:;|$)`).exec(document.cookie)?.[1];
  const link = document.querySelector<HTMLAnchorElement>(`[data-language-switch][lang="${chosen}"]`);
  if (link) loadOrReload(() => import('./language-offer.client.ts')).then((module) => module.showLanguageOffer(link));
}

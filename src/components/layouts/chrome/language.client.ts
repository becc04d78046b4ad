/**
 * The language switch keeps the section of the page. The remembered language is stored in a cookie only on a click
 * of the language switch (product-decisions, Addresses), and offered on pages in the other language.
 */
import { loadOrReload } from '../../browser/load-or-reload.client.ts';

const cookie = 'i18n_redirected';
const days = 365;

export function rememberLanguage() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-language-switch]');
    if (!link) return;
    const { lang } = link;
    // A switch with its own fragment leads to a section of another page.
    link.hash ||= location.hash;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    const value = `${cookie}=${lang}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure}`;
    // `document.cookie` is synchronous and works without https; the Cookie Store API is asynchronous and needs https.
    Object.assign(document, { cookie: value });
  });
}

export function loadLanguageHint() {
  const chosen = new RegExp(`(?:^|; )${cookie}=(de|en)(?:;|$)`).exec(document.cookie)?.[1];
  const link = document.querySelector<HTMLAnchorElement>(`[data-language-switch][lang="${chosen}"]`);
  if (link) loadOrReload(() => import('./language-hint.client.ts')).then((module) => module.showLanguageHint(link));
}

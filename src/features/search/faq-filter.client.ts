/**
 * Filters the questions in place while typing. The search loads when the field is first used; until then, or if loading
 * fails, the form opens the results page.
 */

import { createDomElement } from '../../components/browser/create-dom-element.client.ts';
import { loadOrReload } from '../../components/browser/load-or-reload.client.ts';
import type { Search } from './createSearch.ts';

const form = document.querySelector<HTMLFormElement>('[data-faq-filter]');
const field = form?.querySelector<HTMLInputElement>('[name=q]');
const status = document.querySelector<HTMLElement>('[data-faq-status]');
const everywhere = document.querySelector<HTMLAnchorElement>('[data-faq-everywhere]');
if (form && field && status && everywhere) start(form, field, status, everywhere);

function start(form: HTMLFormElement, field: HTMLInputElement, status: HTMLElement, everywhere: HTMLAnchorElement) {
  const answers = [...document.querySelectorAll<HTMLElement>('main details[id]')];
  const groups = new Set(answers.map((answer) => answer.closest<HTMLElement>('section')));
  const topics = document.querySelectorAll<HTMLAnchorElement>('main nav a[href^="#"]');
  let search: Search | undefined;
  let safety: typeof import('../safety/show-crisis-help.client.ts') | undefined;
  let announcing = 0;
  const help = createDomElement('div', {});
  form.after(help);
  const crisisIn = (query: string) => safety?.recogniseCrisis(query);

  const show = () => {
    const query = field.value.trim();
    const isCrisis = crisisIn(query) !== undefined;
    void safety?.showCrisisHelp(help, query);
    if (!search) return;
    const found = query && !isCrisis ? search(query, { within: 'faq', limit: answers.length }) : [];
    const fitting = new Set(found.map(({ href }) => href.split('#')[1]));
    for (const answer of answers) answer.hidden = query !== '' && !fitting.has(answer.id);
    for (const group of groups) {
      if (group) group.hidden = answers.every((answer) => answer.hidden || !group.contains(answer));
    }
    // A topic without a match would reset the filter.
    for (const { hash, parentElement } of topics) {
      if (parentElement) parentElement.hidden = document.getElementById(hash.slice(1))?.hidden === true;
    }
    const { length } = answers.filter((answer) => !answer.hidden);
    const { none = '', one = '', many = '', all = '' } = status.dataset;
    const counted = length === 0 ? none : length === 1 ? one : many.replace('{count}', String(length));
    everywhere.hidden = query === '' || isCrisis;
    everywhere.href = isCrisis ? form.action : `${form.action}?${new URLSearchParams({ q: query })}`;
    clearTimeout(announcing);
    // Debounced: announcing every keystroke would flood screen readers.
    announcing = window.setTimeout(() => {
      status.textContent = isCrisis ? '' : query ? counted : all;
    }, 400);
  };

  const prepare = async () => {
    const [{ loadSearch }, loaded] = await loadOrReload(() =>
      Promise.all([import('./load-search.client.ts'), import('../safety/show-crisis-help.client.ts')]),
    );
    safety = loaded;
    show();
    search = await loadSearch();
    show();
  };
  field.addEventListener('focus', () => search || prepare().catch(() => {}));
  field.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    // The matches are already shown below, and a crisis query must not appear in a URL.
    if (search || crisisIn(field.value)) event.preventDefault();
  });
  // A link to a hidden question or group resets the filter.
  const showAllFor = (id: string) => {
    const target = document.getElementById(id);
    if (!target?.closest('[hidden]')) return;
    field.value = '';
    show();
    // After a change of the address the browser has looked for the hidden target already.
    target.scrollIntoView();
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
      if (link) showAllFor(link.hash.slice(1));
    },
    true,
  );
  addEventListener('hashchange', () => showAllFor(location.hash.slice(1)));
  // Input from before this script ran, or restored by the browser on back navigation.
  if (field.value || document.activeElement === field) prepare().catch(() => {});
}

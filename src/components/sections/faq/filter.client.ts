/**
 * The questions that fit what is typed, in place. The search itself is loaded when the field is first used; until it is
 * there, or if it does not come, the form leads to the page of results.
 */

import type { Search } from '../../../features/search/createSearch.ts';
import { loadOrReload } from '../../layouts/frame/reload-guard.client.ts';
import { make } from '../../ui/make.client.ts';

const form = document.querySelector<HTMLFormElement>('[data-faq-filter]');
const field = form?.querySelector<HTMLInputElement>('[name=q]');
const status = document.querySelector<HTMLElement>('[data-faq-status]');
const everywhere = document.querySelector<HTMLAnchorElement>('[data-faq-everywhere]');
if (form && field && status && everywhere) start(form, field, status, everywhere);

function start(form: HTMLFormElement, field: HTMLInputElement, status: HTMLElement, everywhere: HTMLAnchorElement) {
  const answers = [...document.querySelectorAll<HTMLElement>('main details[id]')];
  const groups = new Set(answers.map((answer) => answer.closest<HTMLElement>('section')));
  let search: Search | undefined;
  let safety: typeof import('../../../features/safety/searchSafety.client.ts') | undefined;
  let announcing = 0;
  const help = make('div', {});
  form.after(help);
  const crisisIn = (query: string) => safety?.recogniseCrisis(query);

  const show = () => {
    const query = field.value.trim();
    const isCrisis = crisisIn(query) !== undefined;
    void safety?.showHelp(help, query);
    if (!search) return;
    const found = query && !isCrisis ? search(query, { within: 'faq', limit: answers.length }) : [];
    const fitting = new Set(found.map(({ href }) => href.split('#')[1]));
    for (const answer of answers) answer.hidden = query !== '' && !fitting.has(answer.id);
    for (const group of groups) {
      if (group) group.hidden = answers.every((answer) => answer.hidden || !group.contains(answer));
    }
    const { length } = answers.filter((answer) => !answer.hidden);
    const { none = '', one = '', many = '', all = '' } = status.dataset;
    const counted = length === 0 ? none : length === 1 ? one : many.replace('{count}', String(length));
    everywhere.hidden = query === '' || isCrisis;
    everywhere.href = isCrisis ? form.action : `${form.action}?${new URLSearchParams({ q: query })}`;
    clearTimeout(announcing);
    // Not with every letter: who listens would hear nothing else.
    announcing = window.setTimeout(() => {
      status.textContent = isCrisis ? '' : query ? counted : all;
    }, 400);
  };

  const prepare = async () => {
    const [{ loadSearch }, loaded] = await loadOrReload(() =>
      Promise.all([
        import('../../../features/search/loadSearch.client.ts'),
        import('../../../features/safety/searchSafety.client.ts'),
      ]),
    );
    safety = loaded;
    show();
    search = await loadSearch();
    show();
  };
  field.addEventListener('focus', () => search || prepare().catch(() => {}));
  field.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    // What fits stands below already; and what speaks of danger does not go into an address.
    if (search || crisisIn(field.value)) event.preventDefault();
  });
  // A link to a question or group that is hidden shows everything again, before anything scrolls there.
  const showAllFor = (id: string) => {
    if (!document.getElementById(id)?.closest('[hidden]')) return;
    field.value = '';
    show();
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
  // Typed before this script ran, or kept by the browser on the way back.
  if (field.value || document.activeElement === field) prepare().catch(() => {});
}

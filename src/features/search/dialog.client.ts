/**
 * The search dialog: results while typing, as a plain list of links. The field's form leads to the results page, so
 * Enter works before the index is loaded. The dialog is created when it is first opened.
 */

import { createCoverEntry, removeBeforeLeaving } from '../../components/browser/close-on-back.client.ts';
import { createDomElement } from '../../components/browser/create-dom-element.client.ts';
import { loadStylesheet } from '../../components/browser/load-stylesheet.client.ts';
import { loadClientWords } from '../client-words/load-client-words.client.ts';
import { recogniseCrisis } from '../safety/recogniseCrisis.ts';
import { renderCrisisAnswer } from '../safety/render-crisis-answer.client.ts';
import type { Search, SearchHit } from './createSearch.ts';
import styles from './dialog.css?url';
import { loadSearch } from './load-search.client.ts';

const maxResults = 8;

let opened: Promise<Dialog> | undefined;

/** Opens the dialog for a link or a key. @throws if it cannot be created */
export async function openSearchDialog(link: HTMLAnchorElement): Promise<void> {
  opened ??= createDialog(link.href);
  const dialog = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  dialog.open(link);
}

type Dialog = { open(from: HTMLElement): void };

async function createDialog(action: string): Promise<Dialog> {
  const [words] = await Promise.all([loadClientWords(document.documentElement.lang), loadStylesheet(styles)]);
  if (!words) throw new Error('No words');
  const { search: said, safety } = words;
  let find: Search | undefined;

  const input = createDomElement('input', {
    type: 'search',
    name: 'q',
    id: 'search-dialog-field',
    maxLength: 200,
    autocomplete: 'off',
  });
  input.enterKeyHint = 'search';
  const label = createDomElement('label', { htmlFor: input.id, textContent: said.field });
  const close = createDomElement('button', { type: 'button', textContent: said.close });
  const submit = createDomElement('button', { type: 'submit', ariaLabel: said.title });
  const form = createDomElement(
    'form',
    { action, method: 'get' },
    createDomElement('div', {}, label, close),
    createDomElement('div', {}, input, submit),
  );
  const status = createDomElement('p', { role: 'status' });
  const list = createDomElement('ol', { ariaLabel: said.results });
  const help = createDomElement('div', {});
  const key = createDomElement('input', { type: 'checkbox', checked: shortcut.isOn() });
  const keyLabel = createDomElement('label', {}, key, said.key);
  const dialog = createDomElement(
    'dialog',
    { ariaLabel: said.title },
    createDomElement('search', {}, form),
    status,
    help,
    list,
    createDomElement('footer', {}, createDomElement('p', { textContent: said.hint }), keyLabel),
  );
  dialog.setAttribute('data-search-dialog', '');
  document.body.append(dialog);

  let announcing = 0;
  const announce = (text: string, after = 500) => {
    clearTimeout(announcing);
    // Debounced: announcing on each keystroke would drown out other speech.
    announcing = window.setTimeout(() => {
      status.textContent = text;
    }, after);
  };

  const show = () => {
    const query = input.value.trim();
    const crisis = recogniseCrisis(query);
    if (help.dataset.kind !== crisis) help.replaceChildren(...(crisis ? [renderCrisisAnswer(safety[crisis])] : []));
    if (crisis) help.dataset.kind = crisis;
    else delete help.dataset.kind;
    if (crisis) {
      list.replaceChildren();
      return announce('', 0);
    }
    const results = find && query ? find(query) : [];
    const { length } = results;
    const isWithout = Boolean(find && query && length === 0);
    const further = { href: `${action}?${new URLSearchParams({ q: query })}`, label: said.all };
    const links = isWithout ? said.popular : length > 0 ? [further] : [];
    list.replaceChildren(...results.slice(0, maxResults).map(entry), ...links.map(link));
    list.toggleAttribute('data-ways', isWithout);
    list.ariaLabel = isWithout ? said.ways : said.results;
    if (isWithout) help.replaceChildren(createDomElement('p', { textContent: said.ways }));
    else help.replaceChildren();
    const count = length === 0 ? said.none : length === 1 ? said.one : said.many.replace('{count}', String(length));
    const missing = length > 0 ? (find?.missing(query).join(', ') ?? '') : '';
    const more = missing && `. ${said.missing.replace('{words}', missing)}`;
    announce(!find ? said.loading : query ? count + more : '', find ? 500 : 0);
  };

  input.addEventListener('input', show);
  // Prevents the query from appearing in a URL and in the browser's history.
  form.addEventListener('submit', (event) => recogniseCrisis(input.value) && event.preventDefault());
  const historyEntry = createCoverEntry('search', () => dialog.close());
  removeBeforeLeaving(dialog, historyEntry);
  dialog.addEventListener('close', () => {
    historyEntry.remove();
    if (!recogniseCrisis(input.value)) return;
    input.value = '';
    show();
  });
  close.addEventListener('click', () => dialog.close());
  key.addEventListener('change', () => shortcut.set(key.checked));
  dialog.addEventListener('click', ({ target }) => {
    // A click on the backdrop, or on a link within this page, which would navigate behind the dialog.
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      // In a search field the first Escape would only clear it.
      event.preventDefault();
      dialog.close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [input, ...list.querySelectorAll('a')];
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    if (!step || at < 0) return;
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  });

  return {
    open(from) {
      if (dialog.open) return;
      dialog.showModal();
      historyEntry.add();
      input.select();
      // Opened from the mobile menu, which is closed now, the focus would be lost: it returns to the menu button.
      dialog.addEventListener('close', () => from.checkVisibility() || menuButton()?.focus(), { once: true });
      if (find) return;
      announce(input.value ? said.loading : '', 0);
      loadSearch().then(
        (search) => {
          find = search;
          show();
        },
        () => announce(said.failed, 0),
      );
    },
  };
}

const link = ({ href, label }: { href: string; label: string }) =>
  createDomElement('li', {}, createDomElement('a', { href, textContent: label }));

const menuButton = () => document.querySelector<HTMLElement>('[data-menu-toggle]');

function entry({ href, title, trail, excerpt }: SearchHit): HTMLElement {
  const pieces = excerpt.map(({ text, hit }) => (hit ? createDomElement('mark', { textContent: text }) : text));
  const parts = [createDomElement('b', { textContent: title }), createDomElement('span', {}, ...pieces)];
  if (trail.length > 0) parts.unshift(createDomElement('small', { textContent: trail.join(' › ') }));
  return createDomElement('li', {}, createDomElement('a', { href }, ...parts));
}

/** Whether "/" opens the search: on unless switched off in this browser. */
const shortcut = {
  isOn() {
    try {
      return localStorage.getItem('search-key') !== 'off';
    } catch {
      return true;
    }
  },
  set(on: boolean) {
    try {
      if (on) localStorage.removeItem('search-key');
      else localStorage.setItem('search-key', 'off');
    } catch {
      // No storage: the setting does not change.
    }
  },
};

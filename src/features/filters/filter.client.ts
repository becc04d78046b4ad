/**
 * Filters a list without navigation. The server renders each state of the list; this script fetches that document and
 * replaces the results, so there is one renderer and every state has a URL. Without script the form is submitted.
 */
for (const root of document.querySelectorAll('[data-filter]')) start(root);

function start(root: Element) {
  const fields = [...root.querySelectorAll('select')];
  let shown = location.search;
  let request: XMLHttpRequest | undefined;
  /** Arrow keys pass several options of a field: together they are one history entry. */
  let asked: EventTarget | null = null;

  root.addEventListener('change', ({ target }) => {
    const isStep = target === asked && target instanceof Element && target.matches(':focus-visible');
    ask(isStep ? 'replaceState' : 'pushState');
    asked = target;
  });
  root.addEventListener('focusout', () => {
    asked = null;
  });
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    ask('pushState');
  });
  root.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element && target.closest('[data-filter-reset]'))) return;
    if (!(event instanceof MouseEvent) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    for (const field of fields) field.value = '';
    ask('pushState');
    // The link disappears once the filter is reset.
    fields[0]?.focus();
  });
  addEventListener('popstate', () => {
    // Fragment changes also fire popstate.
    if (location.search === shown) return;
    const query = new URLSearchParams(location.search);
    for (const field of fields) field.value = query.get(field.name) ?? '';
    show();
  });

  function ask(write: 'pushState' | 'replaceState') {
    const chosen = fields.flatMap(({ name, value }) => (value ? [[name, value]] : []));
    const query = new URLSearchParams(chosen).toString();
    history[write](null, '', location.pathname + (query && `?${query}`));
    show();
  }

  /** Replaces the results by those of the current URL. */
  function show() {
    shown = location.search;
    request?.abort();
    const sent = new XMLHttpRequest();
    request = sent;
    // Parses the response without a Trusted Types sink and runs no scripts.
    sent.responseType = 'document';
    sent.open('GET', location.pathname + location.search);
    sent.onload = () => {
      const answer = sent.status === 200 ? sent.responseXML : null;
      if (!answer || !take(answer)) location.reload();
    };
    sent.onerror = () => location.reload();
    sent.send();
  }
}

const languageSwitch = '[data-language-switch]';

/** Replaces the results. The count is in a live region, so it is announced. */
function take(answer: Document): boolean {
  const places = ['[data-filter-count]', '[data-filter-undo]', '[data-filter-results]'];
  for (const place of places) {
    const [here, there] = [document.querySelector(place), answer.querySelector(place)];
    if (!here || !there) return false;
    // The same count is announced again only if its text changes.
    if (place === '[data-filter-count]' && here.textContent === there.textContent) there.append('\u00A0');
    here.replaceChildren(...there.childNodes);
  }
  // The same filter in the other language.
  const to = answer.querySelector<HTMLAnchorElement>(languageSwitch)?.getAttribute('href');
  if (to) for (const link of document.querySelectorAll<HTMLAnchorElement>(languageSwitch)) link.href = to;
  return true;
}

import { make } from '../../components/ui/make.client.ts';
import type { Choice } from './cookie.ts';
import type { Offer } from './offer.ts';
import { type Purpose, purposes } from './purposes.ts';

type Parts = {
  /** The browser sends a refusal signal: there is no choice. */
  signal: boolean;
  choice: Choice | undefined;
  status: HTMLElement;
  buttons: readonly HTMLElement[];
  links: readonly HTMLElement[];
  save(chosen: Purpose[]): void;
};

/** The second layer: each purpose separately, with full details of its vendors. */
export function settingsDialog(offer: Offer, parts: Parts): HTMLDialogElement {
  const { signal, choice, status, buttons, links, save } = parts;
  const title = make('h2', { id: 'consent-settings-title', textContent: offer.settings });
  const close = make('button', { type: 'button', textContent: offer.close });
  const head = make('header', {}, title, close);
  const legal = make('footer', {}, ...links);
  const form = make('form', { method: 'dialog' });
  if (signal) {
    form.append(
      make('p', { textContent: offer.signal }),
      ...offer.purposes.map((purpose) => purposePart(purpose, offer.labels)),
    );
  } else {
    form.append(
      make('p', { textContent: offer.settingsText }),
      ...offer.purposes.map((purpose) => purposePart(purpose, offer.labels, checkbox(purpose, choice))),
      ...(choice?.id ? [make('p', { textContent: proofOf(offer, choice) })] : []),
      status,
      make('div', {}, ...buttons, make('button', { type: 'submit', textContent: offer.save })),
    );
  }
  const dialog = make('dialog', {}, head, form, legal);
  dialog.setAttribute('data-consent-settings', '');
  dialog.setAttribute('aria-labelledby', title.id);
  close.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const ticked = new FormData(form).getAll('purpose');
    save(purposes.filter((purpose) => ticked.includes(purpose)));
  });
  return dialog;
}

function purposePart(
  { name, title, text, vendors }: Offer['purposes'][number],
  labels: Offer['labels'],
  /** Undefined if there is no choice. */
  box?: HTMLInputElement,
) {
  const about = make('p', { id: `consent-${name}-text`, textContent: text });
  box?.setAttribute('aria-describedby', about.id);
  return make(
    'section',
    {},
    box ? make('h3', {}, make('label', { htmlFor: box.id }, box, title)) : make('h3', { textContent: title }),
    about,
    ...vendors.map(({ name: vendor, does, ...facts }) =>
      make(
        'div',
        {},
        make('h4', { textContent: vendor }),
        make('p', { textContent: does }),
        make(
          'dl',
          {},
          ...(['company', 'keeps', 'where'] as const).map((fact) =>
            make('div', {}, make('dt', { textContent: labels[fact] }), make('dd', { textContent: facts[fact] })),
          ),
        ),
      ),
    ),
  );
}

function checkbox({ name }: Offer['purposes'][number], choice: Choice | undefined): HTMLInputElement {
  const box = make('input', { type: 'checkbox', name: 'purpose', value: name, id: `consent-${name}` });
  box.checked = choice?.purposes.includes(name) ?? false;
  return box;
}

const proofOf = ({ proof }: Offer, { seconds, id }: Choice): string => {
  const date = new Date(seconds * 1_000).toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
  return proof.replace('{date}', date).replace('{id}', id);
};

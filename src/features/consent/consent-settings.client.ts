import { createDomElement } from '../../components/browser/create-dom-element.client.ts';
import type { ConsentChoice } from './consentCookie.ts';
import type { ConsentPrompt } from './consentPrompt.ts';
import { type Purpose, purposes } from './purposes.ts';

type Parts = {
  /** The browser sends a refusal signal: there is no choice. */
  signal: boolean;
  choice: ConsentChoice | undefined;
  status: HTMLElement;
  buttons: readonly HTMLElement[];
  links: readonly HTMLElement[];
  save(chosen: Purpose[]): void;
};

/** The consent settings: each purpose separately, with full details of its vendors. */
export function createSettingsDialog(texts: ConsentPrompt, parts: Parts): HTMLDialogElement {
  const { signal, choice, status, buttons, links, save } = parts;
  const title = createDomElement('h2', { id: 'consent-settings-title', textContent: texts.settings });
  const close = createDomElement('button', { type: 'button', textContent: texts.close });
  const head = createDomElement('header', {}, title, close);
  const legal = createDomElement('footer', {}, ...links);
  const form = createDomElement('form', { method: 'dialog' });
  if (signal) {
    form.append(
      createDomElement('p', { textContent: texts.signal }),
      ...texts.purposes.map((purpose) => purposePart(purpose, texts.labels)),
    );
  } else {
    form.append(
      createDomElement('p', { textContent: texts.settingsText }),
      ...texts.purposes.map((purpose) => purposePart(purpose, texts.labels, checkbox(purpose, choice))),
      ...(choice?.id ? [createDomElement('p', { textContent: proofOf(texts, choice) })] : []),
      status,
      createDomElement('div', {}, ...buttons, createDomElement('button', { type: 'submit', textContent: texts.save })),
    );
  }
  const dialog = createDomElement('dialog', {}, head, form, legal);
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
  { name, title, text, vendors }: ConsentPrompt['purposes'][number],
  labels: ConsentPrompt['labels'],
  /** Undefined if there is no choice. */
  box?: HTMLInputElement,
) {
  const about = createDomElement('p', { id: `consent-${name}-text`, textContent: text });
  box?.setAttribute('aria-describedby', about.id);
  return createDomElement(
    'section',
    {},
    box
      ? createDomElement('h3', {}, createDomElement('label', { htmlFor: box.id }, box, title))
      : createDomElement('h3', { textContent: title }),
    about,
    ...vendors.map(({ name: vendor, does, ...facts }) =>
      createDomElement(
        'div',
        {},
        createDomElement('h4', { textContent: vendor }),
        createDomElement('p', { textContent: does }),
        createDomElement(
          'dl',
          {},
          ...(['company', 'keeps', 'where'] as const).map((fact) =>
            createDomElement(
              'div',
              {},
              createDomElement('dt', { textContent: labels[fact] }),
              createDomElement('dd', { textContent: facts[fact] }),
            ),
          ),
        ),
      ),
    ),
  );
}

function checkbox({ name }: ConsentPrompt['purposes'][number], choice: ConsentChoice | undefined): HTMLInputElement {
  const box = createDomElement('input', { type: 'checkbox', name: 'purpose', value: name, id: `consent-${name}` });
  box.checked = choice?.purposes.includes(name) ?? false;
  return box;
}

const proofOf = ({ proof }: ConsentPrompt, { seconds, id }: ConsentChoice): string => {
  const date = new Date(seconds * 1_000).toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
  return proof.replace('{date}', date).replace('{id}', id);
};

/** Renders the crisis response as DOM elements, for the search in the browser. */
import { createDomElement } from '../../components/browser/create-dom-element.client.ts';
import type { CrisisAnswer } from './crisisAnswer.ts';
import { splitAtLinks } from './splitAtLinks.ts';

export function renderCrisisAnswer({ title, text, links }: CrisisAnswer): HTMLElement {
  const linked = (line: string) =>
    splitAtLinks(line, links).map((piece) =>
      piece.href ? createDomElement('a', { href: piece.href, textContent: piece.text }) : piece.text,
    );
  const blocks = text
    .split('\n\n')
    .map((block) =>
      block.startsWith('• ')
        ? createDomElement(
            'ul',
            {},
            ...block.split('\n').map((line) => createDomElement('li', {}, ...linked(line.slice(2)))),
          )
        : createDomElement('p', {}, ...linked(block)),
    );
  const element = createDomElement('div', { role: 'alert' }, createDomElement('h2', { textContent: title }), ...blocks);
  element.setAttribute('data-crisis', '');
  return element;
}

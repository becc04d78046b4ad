/** Renders the crisis response as DOM elements, for the search in the browser. */
import { make } from '../../components/ui/make.client.ts';
import type { CrisisAnswer } from './crisisAnswer.ts';
import { linkedPieces } from './linkedPieces.ts';

export function crisisBlock({ title, text, links }: CrisisAnswer): HTMLElement {
  const linked = (line: string) =>
    linkedPieces(line, links).map((piece) =>
      piece.href ? make('a', { href: piece.href, textContent: piece.text }) : piece.text,
    );
  const blocks = text
    .split('\n\n')
    .map((block) =>
      block.startsWith('• ')
        ? make('ul', {}, ...block.split('\n').map((line) => make('li', {}, ...linked(line.slice(2)))))
        : make('p', {}, ...linked(block)),
    );
  const element = make('div', { role: 'alert' }, make('h2', { textContent: title }), ...blocks);
  element.setAttribute('data-crisis', '');
  return element;
}

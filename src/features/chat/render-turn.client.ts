import type { ConversationTurn } from '../../../bot/protocol/conversation.ts';
import { isListEntry, splitIntoBlocks } from '../../../bot/protocol/splitIntoBlocks.ts';
import { createDomElement } from '../../components/browser/create-dom-element.client.ts';
import { splitAtLinks } from '../safety/splitAtLinks.ts';

/** Builds the markup of PageChatTurn.tsx. */
export function renderTurn(said: ConversationTurn, speaker: string, label: string) {
  const { who, text, lang, sources = [], links = [] } = said;
  const spoken = lang ? { lang } : {};
  const link = ({ text, href }: { text: string; href: string }) =>
    createDomElement('a', { ...spoken, href, textContent: text });
  const linked = (line: string) =>
    splitAtLinks(line, links).map(({ text, href }) => (href ? link({ text, href }) : text));
  const turn = createDomElement(
    'div',
    {},
    hidden(`${speaker}: `),
    ...splitIntoBlocks(text).map((lines) =>
      isListEntry(lines[0])
        ? createDomElement('ul', spoken, ...lines.map((line) => createDomElement('li', {}, ...linked(line.slice(2)))))
        : createDomElement('p', spoken, ...linked(lines.join('\n'))),
    ),
  );
  turn.dataset.who = who;
  if (sources.length > 0) {
    const list = createDomElement(
      'p',
      {},
      hidden(`${label} `),
      ...sources.map(({ title, href }) => link({ text: title, href })),
    );
    list.dataset.sources = '';
    turn.append(list);
  }
  return turn;
}

function hidden(text: string): HTMLElement {
  const element = createDomElement('span', { textContent: text });
  element.dataset.speaker = '';
  return element;
}

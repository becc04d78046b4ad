import type { ConversationTurn } from '../../../../bot/protocol/conversation.ts';
import { isListEntry, splitIntoBlocks } from '../../../../bot/protocol/splitIntoBlocks.ts';
import { splitAtLinks } from '../../safety/splitAtLinks.ts';

type TurnProps = { turn: ConversationTurn; speaker: string; sourcesLabel: string };

/** One turn of the chat in the page; render-turn.client.ts builds the same markup. */
export function PageChatTurn({ turn, speaker, sourcesLabel }: TurnProps) {
  const { who, text, lang, sources = [], links = [] } = turn;
  const linked = (line: string) =>
    splitAtLinks(line, links).map(({ text, href }) =>
      href ? (
        <a key={text} href={href}>
          {text}
        </a>
      ) : (
        text
      ),
    );
  return (
    <div data-who={who}>
      <span data-speaker>{speaker}: </span>
      {splitIntoBlocks(text).map((lines) =>
        isListEntry(lines[0]) ? (
          <ul key={lines[0]} lang={lang}>
            {lines.map((line) => (
              <li key={line}>{linked(line.slice(2))}</li>
            ))}
          </ul>
        ) : (
          <p key={lines[0]} lang={lang}>
            {linked(lines.join('\n'))}
          </p>
        ),
      )}
      {sources.length > 0 && (
        <p data-sources>
          <span data-speaker>{sourcesLabel} </span>
          {sources.map(({ title, href }) => (
            <a key={href} href={href} lang={lang}>
              {title}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

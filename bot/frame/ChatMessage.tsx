import { Bubble } from '../../src/components/ui/Bubble.tsx';
import { splitAtLinks } from '../../src/features/safety/splitAtLinks.ts';
import type { BotSource, TextLink } from '../protocol/botApi.ts';
import type { ConversationTurn } from '../protocol/conversation.ts';
import { isListEntry, splitIntoBlocks } from '../protocol/splitIntoBlocks.ts';
import styles from './BotWindow.module.css';
import type { BotConfig } from './botConfig.ts';

type MessageProps = { words: BotConfig['words']; said: ConversationTurn; isNewest?: boolean };

/** One message with its sources. Links open in the embedding page. */
export function ChatMessage({ words, said, isNewest = false }: MessageProps) {
  const { who, text, lang, sources = [], times = [], links = [] } = said;
  return (
    <div className={styles.message} data-newest={isNewest || undefined} data-who={who}>
      <Bubble speaker={who === 'visitor' ? 'right' : 'left'} className={styles.bubble}>
        <span className={styles.hidden}>{words.speakers[who]}: </span>
        <Text text={text} lang={lang} links={links} />
        {sources.length > 0 && (
          <div className={styles.sources}>
            <p>{words.sources}</p>
            <Links links={sources} lang={lang} />
          </div>
        )}
        {times.length > 0 && <Times times={times} />}
      </Bubble>
    </div>
  );
}

type InLanguage = Pick<ConversationTurn, 'lang'>;

const Links = ({ links, lang }: InLanguage & { links: readonly BotSource[] }) => (
  <ul className={styles.links} lang={lang}>
    {links.map(({ title, href }) => (
      <li key={href}>
        <a href={href} target="_top">
          {title}
        </a>
      </li>
    ))}
  </ul>
);

/** Each time links to its booking, the last link to the calendar. */
const Times = ({ times }: { times: readonly BotSource[] }) => (
  <ul className={styles.times}>
    {times.map(({ title, href }, index) => (
      <li key={href}>
        <a href={href} target="_top" className={index < times.length - 1 ? styles.time : styles.rest}>
          {title}
        </a>
      </li>
    ))}
  </ul>
);

/** Renders plain text as paragraphs and lists. */
const Text = ({ text, lang, links }: InLanguage & { text: string; links: readonly TextLink[] }) =>
  splitIntoBlocks(text).map((lines, index) =>
    isListEntry(lines[0]) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <ul key={index} className={styles.list} lang={lang}>
        {lines.map((line) => (
          <li key={line}>
            <Linked line={line.slice(2)} links={links} />
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <p key={index} lang={lang}>
        <Linked line={lines.join('\n')} links={links} />
      </p>
    ),
  );

/** Opens in the embedding page: a frame must not navigate to `tel:` (CSP, frame-src). */
const Linked = ({ line, links }: { line: string; links: readonly TextLink[] }) =>
  splitAtLinks(line, links).map(({ text, href }) =>
    href ? (
      <a key={text} href={href} target="_top" className={styles.contact}>
        {text}
      </a>
    ) : (
      text
    ),
  );

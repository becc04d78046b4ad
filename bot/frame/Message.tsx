import { Bubble } from '../../src/ui/Bubble.tsx';
import type { Source } from '../protocol/message.ts';
import styles from './Bot.module.css';
import type { Config } from './config.ts';
import type { Said } from './conversation.ts';

type MessageProps = { words: Config['words']; said: Said; isNewest?: boolean };

/** One thing said, with where it stands on the website. Links open in the page around. */
export function Message({ words, said, isNewest = false }: MessageProps) {
  const { who, text, sources = [], times = [] } = said;
  return (
    <div className={styles.message} data-newest={isNewest || undefined} data-who={who}>
      <Bubble speaker={who === 'visitor' ? 'right' : 'left'} className={styles.bubble}>
        <span className={styles.hidden}>{words.speakers[who]}: </span>
        <Text text={text} />
        {sources.length > 0 && (
          <div className={styles.sources}>
            <p>{words.sources}</p>
            <Links links={sources} />
          </div>
        )}
        {times.length > 0 && <Times times={times} />}
      </Bubble>
    </div>
  );
}

const Links = ({ links }: { links: readonly Source[] }) => (
  <ul className={styles.links}>
    {links.map(({ title, href }) => (
      <li key={href}>
        <a href={href} target="_top">
          {title}
        </a>
      </li>
    ))}
  </ul>
);

/** Each leads to its booking, the last one to the calendar. */
const Times = ({ times }: { times: readonly Source[] }) => (
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

/** Plain text: a blank line separates paragraphs, "• " begins an entry of a list (protocol/message.ts). */
function Text({ text }: { text: string }) {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n'))
    .map((lines, index) =>
      lines.every((line) => line.startsWith('• ')) ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
        <ul key={index} className={styles.list}>
          {lines.map((line) => (
            <li key={line}>{line.slice(2)}</li>
          ))}
        </ul>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
        <p key={index}>{lines.join('\n')}</p>
      ),
    );
}

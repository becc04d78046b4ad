import type { ChatWindowWords, InboxWords } from '../../../text/words/pictureWords.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import styles from './InboxPicture.module.css';
import { Transcript } from './Transcript.tsx';

type InboxPictureProps = { words: InboxWords; chatWindow: ChatWindowWords };

/** The first entry is answered, the second waits for a person, the third is with the team. */
const states = ['speaking', 'handing-over', 'listening'] as const;

/** The team's view: a list (inbox, articles, orders) with one selected entry, and the conversation beside it. */
export function InboxPicture({ words, chatWindow }: InboxPictureProps) {
  return (
    <figure className={styles.picture} aria-label={words.label}>
      <div className={styles.panes}>
        <div className={styles.pane} data-tone="card">
          <p className={styles.title}>{words.listTitle}</p>
          <ul className={styles.items}>
            {words.items.map(({ title, detail, badge, lang }, index) => (
              <li key={title} className={styles.item}>
                <LogoMark state={states[index]} className={styles.mark} />
                <span className={styles.text}>
                  <b lang={lang}>{title}</b> <span className={styles.detail}>{detail}</span>
                </span>
                {badge && <Badge>{badge}</Badge>}
              </li>
            ))}
          </ul>
          <p className={styles.note}>{words.note}</p>
        </div>
        <div className={styles.pane} data-tone="card">
          <p className={styles.title}>{words.chatTitle}</p>
          <Transcript messages={words.messages} chatWindow={chatWindow} color="petrol" />
        </div>
      </div>
    </figure>
  );
}

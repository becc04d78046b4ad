import type { ChatWindowWords, ChatWords } from '../../../text/words/pictureWords.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import styles from './ChatPicture.module.css';
import { Transcript } from './Transcript.tsx';

type ChatPictureProps = {
  words: ChatWords;
  chatWindow: ChatWindowWords;
};

/** The chat window with a realistic conversation. Its texts are real content, accessible to screen readers. */
export function ChatPicture({ words, chatWindow }: ChatPictureProps) {
  return (
    <figure className={styles.window} aria-label={words.label}>
      <div className={styles.bar} data-tone="petrol">
        <LogoMark inverted />
        <p className={styles.who}>
          <span className={styles.name}>{chatWindow.name}</span>{' '}
          <span className={styles.status}>{chatWindow.status}</span>
        </p>
      </div>
      <div className={styles.body} data-tone="card">
        <Transcript messages={words.messages} chatWindow={chatWindow} />
        {words.replies && (
          <ul className={styles.replies}>
            {words.replies.map((reply) => (
              <li key={reply}>
                <Badge outlined>{reply}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </figure>
  );
}

import FileQuestion from '~icons/lucide/file-question-mark';
import FileText from '~icons/lucide/file-text';
import type { ChatWindowWords, TranscriptMessage } from '../../../text/words/pictureWords.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Transcript } from '../pictures/Transcript.tsx';
import styles from './Reply.module.css';

type ReplyProps = {
  words: { title: string; messages: TranscriptMessage[]; origin: { title: string; text: string }; remark: string };
  chatWindow: ChatWindowWords;
  /** free: generated without a source. grounded: found in a document. */
  kind: 'free' | 'grounded';
};

const looks = {
  free: { bar: 'ink', icon: FileQuestion },
  grounded: { bar: 'petrol', icon: FileText },
} as const;

/** A conversation, with the source of the answer on a slip below it. */
export function Reply({ words, chatWindow, kind }: ReplyProps) {
  const { bar, icon } = looks[kind];
  const { title, messages, origin, remark } = words;
  return (
    <li className={classes(styles.reply, styles[kind])}>
      <div className={styles.window}>
        <p className={styles.bar} data-tone={bar}>
          <span className={styles.name}>{title}</span> <span className={styles.status}>{chatWindow.status}</span>
        </p>
        <div className={styles.body} data-tone="card">
          <Transcript messages={messages} chatWindow={chatWindow} />
        </div>
      </div>
      <div className={styles.slip}>
        <Icon of={icon} size="medium" className={styles.sign} />
        <p>
          <strong className={styles.origin}>{origin.title}</strong> {origin.text}
        </p>
      </div>
      <p className={styles.remark}>{remark}</p>
    </li>
  );
}

import Send from '~icons/lucide/arrow-up';
import { Icon } from '../../ui/Icon.tsx';
import styles from './AskLine.module.css';

export type AskLineProps = { words: { field: string; send: string }; action: string };

/**
 * A question to the chat. The script opens the chat with it (ask.client.ts); without JavaScript the form posts to the
 * page `ask`.
 */
export function AskLine({ words, action }: AskLineProps) {
  return (
    <form method="post" action={action} data-ask className={styles.line}>
      <label htmlFor="ask">{words.field}</label>
      <input
        type="text"
        id="ask"
        name="question"
        maxLength={1000}
        autoComplete="off"
        enterKeyHint="send"
        className={styles.field}
      />
      <button type="submit" aria-label={words.send} className={styles.send}>
        <Icon of={Send} />
      </button>
    </form>
  );
}

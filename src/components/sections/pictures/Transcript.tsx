import type { ChatWindowWords, TranscriptMessage } from '../../../text/words/pictureWords.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import styles from './Transcript.module.css';

type TranscriptProps = {
  messages: TranscriptMessage[];
  chatWindow: ChatWindowWords;
  color?: 'ink' | 'petrol';
};

/**
 * A conversation as a list. Speakers are named for screen readers and shown by the side. Team members share the
 * assistant's side, so their name is visible too, because colour alone is not enough (WCAG 2.2, 1.4.1).
 */
export function Transcript({ messages, chatWindow, color = 'ink' }: TranscriptProps) {
  return (
    <ol className={styles.transcript}>
      {messages.map(({ from, text, lang, source }) => (
        <Bubble
          key={text}
          as="li"
          speaker={from === 'visitor' ? 'right' : 'left'}
          color={color}
          className={from === 'team' ? styles.team : undefined}
        >
          <span data-speaker="" className={from === 'team' ? styles.named : styles.spoken}>
            {chatWindow.speakers[from]}:{' '}
          </span>
          {lang ? <span lang={lang}>{text}</span> : text}
          {source && (
            <span className={styles.source}>
              {chatWindow.source}: {source}
            </span>
          )}
        </Bubble>
      ))}
    </ol>
  );
}

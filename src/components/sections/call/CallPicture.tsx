import Check from '~icons/lucide/check';
import type { CallWindowWords, CallWords } from '../../../text/words/pictureWords.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import styles from './CallPicture.module.css';
import { secondsOf, Waveform } from './Waveform.tsx';

type CallPictureProps = { words: CallWords; callWindow: CallWindowWords };

/** A conversation with the voice assistant: its sound, what was heard, and what the assistant reads back. */
export function CallPicture({ words, callWindow }: CallPictureProps) {
  const { messages, understood } = words;
  return (
    <figure aria-label={words.label} className={styles.call} data-tone="ink">
      <div className={styles.bar}>
        <LogoMark state="speaking" inverted />
        <p className={styles.who}>
          <b>{callWindow.name}</b> <span>{callWindow.status}</span>
        </p>
        <span className={styles.clock}>{clock(secondsOf(messages))}</span>
      </div>
      <Waveform messages={messages} className={styles.wave} />
      <ol className={styles.turns}>
        {messages.map(({ from, text, act }, index) => (
          <li key={text} className={classes(styles.turn, from === 'visitor' && styles.heard, act && styles.read)}>
            <p className={styles.head}>
              <span data-speaker="">
                {from === 'visitor' ? callWindow.heard : act ? callWindow.readsBack : callWindow.says}
              </span>{' '}
              <span className={styles.at}>{clock(secondsOf(messages.slice(0, index)))}</span>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {understood && (
        <p className={styles.understood} data-tone="marigold">
          <Icon of={Check} />
          <span>{understood.title}</span> <b>{understood.value}</b>
        </p>
      )}
    </figure>
  );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

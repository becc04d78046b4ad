import type { ChangeWords } from '../../../text/content/solutions/schema.ts';
import { classes } from '../../ui/classes.ts';
import type { Tone } from '../../ui/tone.ts';
import styles from './RelayPicture.module.css';

type Relay = ChangeWords<'relay'>;
type Lane = Relay['steps'][number]['lane'];

/** An enquiry passes three owners: left to right, and down in time. */
export function RelayPicture({ words }: { words: Relay }) {
  return (
    <figure aria-label={words.label}>
      <ol className={styles.steps}>
        {words.steps.map(({ lane, when, text }) => (
          <li key={when} className={classes(styles.step, styles[lane])} data-tone={tones[lane]}>
            <p className={styles.head}>
              <b>{words.lanes[lane]}</b> <span className={styles.when}>{when}</span>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const tones: Record<Lane, Tone> = { assistant: 'mint', sales: 'sky', marketing: 'card' };

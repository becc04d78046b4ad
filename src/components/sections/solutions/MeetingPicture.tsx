import type { SolutionText } from '../../../text/content/solutions/schema.ts';
import styles from './MeetingPicture.module.css';

/** A conversation between colleagues; the last sentence is the decision. */
export function MeetingPicture({ label, said }: SolutionText['hero']['meeting']) {
  return (
    <figure aria-label={label}>
      <ol className={styles.said}>
        {said.map(({ who, text }, index) => (
          <li key={text} className={styles.line}>
            <span className={styles.who}>{who}</span>
            <p className={styles.sentence} data-tone={toneOf(index, said.length)}>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const toneOf = (index: number, count: number) => (index === count - 1 ? 'marigold' : index % 2 === 0 ? 'card' : 'ink');

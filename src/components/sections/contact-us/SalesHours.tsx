import type { Words } from '../../../text/words/de.ts';
import styles from './SalesHours.module.css';

type SalesHoursProps = {
  words: Pick<Words['availability'], 'title' | 'now'>;
  hours: { lines: readonly { days: string; times: string }[]; note: string };
};

/** Sales hours. The script (availability/show-availability.client.ts) shows whether sales is reachable now. */
export function SalesHours({ words, hours }: SalesHoursProps) {
  return (
    <div data-availability={words.now} className={styles.hours}>
      <p role="status" className={styles.state}>
        {words.title}
      </p>
      <dl className={styles.lines}>
        {hours.lines.map(({ days, times }) => (
          <div key={days} className={styles.line}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{hours.note}</p>
    </div>
  );
}

import type { Locale } from '../../../routes/table.ts';
import { format } from '../../../text/format/format.ts';
import styles from './Shares.module.css';

type SharesProps = {
  title: string;
  names: readonly string[];
  counts: readonly number[];
  /** Sum that the shares refer to. */
  all: number;
  locale: Locale;
};

/** A table of the dashboard: each name with its bar, count and share. */
export function Shares({ title, names, counts, all, locale }: SharesProps) {
  const longest = Math.max(...counts);
  return (
    <div className={styles.shares}>
      <b className={styles.title}>{title}</b>
      {counts.map((count, index) => (
        <span key={names[index]} className={styles.row}>
          <span className={styles.name}>{names[index]}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
            <path d={`M0 0h${Math.round((100 * count) / longest)}v8H0z`} />
          </svg>
          <b>{format('count', count, locale)}</b>
          <span className={styles.share}>{format('percent', count / all, locale)}</span>
        </span>
      ))}
    </div>
  );
}

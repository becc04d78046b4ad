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
          <svg className={styles.bar} aria-hidden="true">
            <rect width={`${Math.round((100 * count) / longest)}%`} height="8" rx="4" />
            <rect y="4" width="4" height="4" rx="1" />
          </svg>
          <b>{format('count', count, locale)}</b>
          <span className={styles.share}>{format('percent', count / all, locale)}</span>
        </span>
      ))}
    </div>
  );
}

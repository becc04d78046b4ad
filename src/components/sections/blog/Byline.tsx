import styles from './Byline.module.css';
import type { ShownArticle } from './shownArticle.ts';

/** Publication date and reading time of an article. */
export function Byline({ article: { date, dateText, minutes } }: { article: ShownArticle }) {
  return (
    <p className={styles.byline}>
      <time dateTime={date}>{dateText}</time>
      <span aria-hidden="true">·</span>
      <span>{minutes}</span>
    </p>
  );
}

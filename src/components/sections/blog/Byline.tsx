import styles from './Byline.module.css';
import type { ShownArticle } from './shownArticle.ts';

/** When an article was published and how long it takes. */
export function Byline({ article: { date, dateText, minutes } }: { article: ShownArticle }) {
  return (
    <p className={styles.byline}>
      <time dateTime={date}>{dateText}</time>
      <span aria-hidden="true">·</span>
      <span>{minutes}</span>
    </p>
  );
}

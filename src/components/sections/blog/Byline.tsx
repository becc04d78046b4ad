import type { ArticleViewModel } from './articleViewModel.ts';
import styles from './Byline.module.css';

/** Publication date and reading time of an article. */
export function Byline({ article: { date, dateText, minutes } }: { article: ArticleViewModel }) {
  return (
    <p className={styles.byline}>
      <time dateTime={date}>{dateText}</time>
      <span aria-hidden="true">·</span>
      <span>{minutes}</span>
    </p>
  );
}

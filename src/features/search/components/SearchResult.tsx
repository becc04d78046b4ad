import type { SearchHit } from '../createSearch.ts';
import styles from './SearchResult.module.css';

/** One result: its trail, its heading as the link, and an excerpt with the matched words. */
export function SearchResult({ result }: { result: SearchHit }) {
  const { href, title, trail, excerpt } = result;
  return (
    <article className={styles.result}>
      {trail.length > 0 && <p className={styles.trail}>{trail.join(' › ')}</p>}
      <h2 className={styles.title}>
        <a href={href}>{title}</a>
      </h2>
      <p className={styles.excerpt}>
        {excerpt.map(({ text, hit }, index) =>
          hit ? (
            <mark key={keyOf(index)} className={styles.hit}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </article>
  );
}

/** Index keys are safe: rendered once on the server. */
const keyOf = (index: number) => `n${index}`;

import { Link } from '../../../components/ui/Link.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import type { Words } from '../../../text/words/de.ts';
import { SearchResult } from './SearchResult.tsx';
import styles from './SearchResults.module.css';
import type { SearchPageView } from './searchPageView.ts';

type SearchAnswerProps = { words: Words['search']; shown: SearchPageView };

/** The results, best first, or links to the most wanted pages. */
export function SearchResults({ words, shown }: SearchAnswerProps) {
  const { results, ways } = shown;
  return (
    <Section tone="card" padding="none" ruled className={styles.answer}>
      {results.length > 0 && (
        <ol className={styles.results} aria-label={words.resultsLabel}>
          {results.map((result) => (
            <li key={result.href}>
              <SearchResult result={result} />
            </li>
          ))}
        </ol>
      )}
      {ways.length > 0 && (
        <div className={styles.ways}>
          <h2 className={styles.title}>{words.waysTitle}</h2>
          <ul className={styles.list}>
            {ways.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} variant="standalone">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

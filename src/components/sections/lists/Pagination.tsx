import ArrowLeft from '~icons/lucide/arrow-left';
import ArrowRight from '~icons/lucide/arrow-right';
import type { Words } from '../../../text/words/de.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Pagination.module.css';

type PaginationProps = {
  words: Words['lists'];
  pages: readonly { number: number; href: string }[];
  current: number;
};

/** Pagination of a list, newest first: previous, page numbers, next. */
export function Pagination({ words, pages, current }: PaginationProps) {
  const newer = pages.find(({ number }) => number === current - 1);
  const older = pages.find(({ number }) => number === current + 1);
  return (
    <nav aria-label={words.pages} className={styles.pages}>
      {newer && (
        <a rel="prev" href={newer.href} className={styles.step}>
          <Icon of={ArrowLeft} />
          {words.newer}
        </a>
      )}
      <ol className={styles.numbers}>
        {pages.map(({ number, href }) => (
          <li key={href}>
            <a href={href} className={styles.number} {...(number === current && { 'aria-current': 'page' as const })}>
              <span className={styles.heard}>{words.page} </span>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {older && (
        <a rel="next" href={older.href} className={styles.step}>
          {words.older}
          <Icon of={ArrowRight} />
        </a>
      )}
    </nav>
  );
}

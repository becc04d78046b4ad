import styles from './SkipLink.module.css';

/** First tab stop on every page. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#main" data-skip-link className={styles.link}>
      {label}
    </a>
  );
}

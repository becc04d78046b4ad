import styles from './SkipLink.module.css';

/** First stop of the keyboard on every page. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#main" data-skip-link className={styles.link}>
      {label}
    </a>
  );
}

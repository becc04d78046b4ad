import styles from './LoadingBar.module.css';

/** Runs along the top edge while the next document is on its way (loading-bar.client.ts). */
export function LoadingBar() {
  return <div data-loading-bar aria-hidden="true" className={styles.bar} />;
}

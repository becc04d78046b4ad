import styles from './LoadingBar.module.css';

/** Progress bar along the top edge during navigation (loading-bar.client.ts). */
export function LoadingBar() {
  return <div data-loading-bar aria-hidden="true" className={styles.bar} />;
}

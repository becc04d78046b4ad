import styles from './SampleNote.module.css';

/**
 * Marks sample conversations and drawn screens as examples: they may show capabilities that are not confirmed
 * (text/content/capabilities.ts).
 */
export const SampleNote = ({ text }: { text: string }) => (
  <p className={styles.note} data-shared="">
    {text}
  </p>
);

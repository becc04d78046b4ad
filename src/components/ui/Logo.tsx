import { classes } from './classes.ts';
import styles from './Logo.module.css';

type LogoProps = { brand: string; className?: string };

/** The mark (a speech bubble with one marigold word in it) and the brand name. */
export function Logo({ brand, className }: LogoProps) {
  return (
    <span className={classes(styles.logo, className)}>
      <LogoMark />
      {brand}
    </span>
  );
}

/** The mark alone; `inverted` for use on petrol. */
export function LogoMark({ inverted = false }: { inverted?: boolean }) {
  return (
    <svg viewBox="0 0 30 30" className={classes(styles.mark, inverted && styles.inverted)} aria-hidden="true">
      <path d="M15 0a15 15 0 0 1 0 30H3a3 3 0 0 1-3-3V15A15 15 0 0 1 15 0Z" />
      <rect x="9" y="12.5" width="12" height="5" rx="2.5" className={styles.word} />
    </svg>
  );
}

import { classes } from './classes.ts';
import styles from './Logo.module.css';
import { LogoMark } from './LogoMark.tsx';

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

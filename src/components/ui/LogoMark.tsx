import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './LogoMark.module.css';

export type MarkState = 'listening' | 'typing' | 'speaking' | 'handing-over' | 'asleep';

type LogoMarkProps = {
  /** What the assistant does: changes the word in the bubble. Without it the mark is the logo. */
  state?: MarkState | undefined;
  /** For use on petrol. */
  inverted?: boolean;
  className?: string | undefined;
  /** Further drawing in the bubble. */
  children?: ReactNode;
};

/** The mark: a speech bubble with one word in it. The styles shape the word, a line, by state. */
export function LogoMark({ state, inverted = false, className, children }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 30 30"
      data-mark={state}
      className={classes(styles.mark, inverted && styles.inverted, className)}
      aria-hidden="true"
    >
      <path d="M15 0a15 15 0 0 1 0 30H3a3 3 0 0 1-3-3V15A15 15 0 0 1 15 0Z" />
      <path d="M9.5 15h11" className={styles.word} />
      {children}
    </svg>
  );
}

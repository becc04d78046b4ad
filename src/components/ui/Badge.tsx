import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classes } from './classes.ts';
import type { Tone } from './tone.ts';

type BadgeProps = { tone?: Tone; outlined?: boolean; className?: string | undefined; children: ReactNode };

/** One or two words in a small bubble: a state, a tag, or (outlined) a suggested reply in a chat picture. Not a control. */
export function Badge({ tone = 'mint', outlined = false, className, children }: BadgeProps) {
  return (
    <span
      {...(!outlined && { 'data-tone': tone })}
      className={classes(styles.badge, outlined && styles.outlined, className)}
    >
      {children}
    </span>
  );
}

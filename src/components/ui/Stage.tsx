import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Stage.module.css';

type StageProps = {
  tone?: 'mint' | 'sky' | 'petrol-panel';
  /** The marigold sun behind the upper right corner: at most one per screen. */
  sun?: boolean;
  speaker?: 'left' | 'right';
  className?: string | undefined;
  children: ReactNode;
};

/** The background of product pictures. */
export function Stage({ tone = 'mint', sun = false, speaker = 'left', className, children }: StageProps) {
  return (
    <div className={classes(styles.stage, sun && styles.sun)}>
      <div data-tone={tone} className={classes(styles.ground, speaker === 'right' && styles.right, className)}>
        {children}
      </div>
    </div>
  );
}

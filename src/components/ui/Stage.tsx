import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Stage.module.css';

type StageProps = {
  tone?: 'mint' | 'sky' | 'petrol-panel' | undefined;
  speaker?: 'left' | 'right';
  className?: string | undefined;
  children: ReactNode;
};

/** The background of product pictures. */
export function Stage({ tone = 'mint', speaker = 'left', className, children }: StageProps) {
  return (
    <div data-tone={tone} className={classes(styles.ground, speaker === 'right' && styles.right, className)}>
      {children}
    </div>
  );
}

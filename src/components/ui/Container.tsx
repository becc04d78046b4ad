import type { ReactNode } from 'react';
import styles from './Container.module.css';
import { classes } from './classes.ts';

type ContainerProps = {
  /** 'text' limits the line length (legal pages, articles). */
  width?: 'page' | 'text';
  className?: string | undefined;
  children: ReactNode;
};

/** Centres its content: at most 1200 px wide, with the page's gutters. */
export function Container({ width = 'page', className, children }: ContainerProps) {
  return <div className={classes(styles.container, width === 'text' && styles.text, className)}>{children}</div>;
}

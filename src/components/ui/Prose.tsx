import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Prose.module.css';

type ProseProps = { className?: string | undefined; children: ReactNode };

/** Running text of many paragraphs, headlines and lists: sets the spacing between them. */
export function Prose({ className, children }: ProseProps) {
  return <div className={classes(styles.prose, className)}>{children}</div>;
}

import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Fold.module.css';

type FoldProps = {
  /** A heading of the page; a text is a label that only phones have. */
  summary: ReactNode;
  /** Stays open on phones too, such as a refused form. */
  open?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a page that phones fold (fold.client.ts). Wider windows show it, with a summary that is no control. */
export const Fold = ({ summary, open = false, className, children }: FoldProps) => (
  <details
    open
    data-fold={open ? undefined : ''}
    className={classes(styles.fold, typeof summary === 'string' && styles.labelled, className)}
  >
    <summary>{summary}</summary>
    {children}
  </details>
);

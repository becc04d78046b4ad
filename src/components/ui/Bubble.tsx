import type { ReactNode } from 'react';
import styles from './Bubble.module.css';
import { classes } from './classes.ts';

type BubbleProps = {
  /** left: the assistant; right: the visitor. */
  speaker: 'left' | 'right';
  /** Colour of a right bubble: ink, or petrol beside other ink surfaces. */
  color?: 'ink' | 'petrol';
  as?: 'div' | 'li' | 'p';
  className?: string | undefined;
  children: ReactNode;
};

/** A speech bubble, aligned to the speaker's side. */
export function Bubble({ speaker, color = 'ink', as: Element = 'div', className, children }: BubbleProps) {
  const tone = speaker === 'right' ? color : 'card';
  return (
    <Element data-bubble="" data-tone={tone} className={classes(styles.bubble, styles[speaker], className)}>
      {children}
    </Element>
  );
}

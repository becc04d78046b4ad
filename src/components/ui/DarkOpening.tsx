import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import styles from './DarkOpening.module.css';
import type { Tone } from './tone.ts';

type DarkOpeningProps = {
  id?: string | undefined;
  /** Dark: the headline, its text and the header's are light. */
  tone?: Tone;
  /** Id of the headline. */
  labelledBy: string;
  className?: string | undefined;
  children: ReactNode;
};

/** First section of a page that tells a story: dark up to the top of the window (Page.astro, `night`). A light one follows. */
export const DarkOpening = ({ id, tone = 'ink', labelledBy, className, children }: DarkOpeningProps) => (
  <section id={id} aria-labelledby={labelledBy} data-tone={tone} className={styles.section}>
    <div className={styles.ground} />
    <Container className={className}>{children}</Container>
  </section>
);

import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import { classes } from './classes.ts';
import styles from './Section.module.css';
import type { Tone } from './tone.ts';

type SectionProps = {
  tone?: Tone;
  /** Target of links to this section (`#how-it-works`); stable once published. */
  id?: string | undefined;
  /** Id of its heading: makes the section a labelled landmark. */
  labelledBy?: string | undefined;
  width?: 'page' | 'text';
  /** 'tool' if a page's tool has to be in the first screen; 'none' if the content sets its spacing. */
  padding?: 'section' | 'tool' | 'none';
  /** A hairline above, between two light sections. */
  ruled?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** One block of a page: full-width surface, content in the container. */
export function Section(props: SectionProps) {
  const { tone = 'paper', id, labelledBy, width = 'page', padding = 'section', ruled, className, children } = props;
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-tone={tone}
      className={classes(styles.section, styles[padding === 'section' ? 'padded' : padding], ruled && styles.ruled)}
    >
      <Container width={width} className={className}>
        {children}
      </Container>
    </section>
  );
}

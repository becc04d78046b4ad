import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Section } from './Section.tsx';
import { SectionHead } from './SectionHead.tsx';
import styles from './SideHeadSection.module.css';
import type { Tone } from './tone.ts';

type SideHeadSectionProps = {
  id: string;
  title: string;
  lead?: string | undefined;
  tone?: Tone;
  ruled?: boolean;
  /** Width of the head on wide screens: a third, or five twelfths. */
  head?: 'third' | 'wide';
  /** Links or a button below the head. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A section whose head stands beside its content on wide screens, and stays in view while the content scrolls. */
export function SideHeadSection(props: SideHeadSectionProps) {
  const { id, title, lead, head = 'third', actions, children, ...rest } = props;
  const titleId = `${id}-title`;
  return (
    <Section id={id} {...rest} labelledBy={titleId} className={classes(styles.columns, styles[head])}>
      <div className={styles.head}>
        <SectionHead id={titleId} title={title} lead={lead} />
        {actions}
      </div>
      {children}
    </Section>
  );
}

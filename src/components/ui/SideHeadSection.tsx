import type { ReactNode } from 'react';
import { Section } from './Section.tsx';
import { SectionHead } from './SectionHead.tsx';
import styles from './SideHeadSection.module.css';

type SideHeadSectionProps = {
  id: string;
  title: string;
  lead?: string | undefined;
  tone?: 'paper' | 'card';
  ruled?: boolean;
  children: ReactNode;
};

/** A section whose head stands beside its content on wide screens. */
export const SideHeadSection = ({ id, title, lead, children, ...rest }: SideHeadSectionProps) => (
  <Section id={id} {...rest} labelledBy={`${id}-title`} className={styles.columns}>
    <SectionHead id={`${id}-title`} title={title} lead={lead} className={styles.head} />
    {children}
  </Section>
);

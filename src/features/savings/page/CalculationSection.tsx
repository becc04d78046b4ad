import type { ReactNode } from 'react';
import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import type { Tone } from '../../../components/ui/tone.ts';
import styles from './CalculationSection.module.css';

type CalculationSectionProps = {
  id: string;
  words: { title: string; lead: string };
  tone?: Tone;
  ruled?: boolean;
  /** false if the table in it is a landmark with the same name. */
  isLandmark?: boolean;
  children: ReactNode;
};

/** A part of the calculation: its head, and below it a list or a table. */
export const CalculationSection = ({ id, words, isLandmark = true, children, ...rest }: CalculationSectionProps) => (
  <Section id={id} labelledBy={isLandmark ? `${id}-title` : undefined} className={styles.section} {...rest}>
    <SectionHead id={`${id}-title`} title={words.title} lead={words.lead} />
    {children}
  </Section>
);

import type { ReactNode } from 'react';
import { Section } from '../../../components/ui/Section.tsx';
import { ToolHead } from '../../../components/ui/ToolHead.tsx';
import type { RoiCalculator } from '../../../text/content/roiCalculator.ts';
import styles from './CalculationHero.module.css';
import section from './CalculationSection.module.css';

type CalculationHeroProps = {
  words: RoiCalculator['hero'];
  /** The calculator and related content. */
  children: ReactNode;
};

/** The calculator comes first, before any explanation. */
export function CalculationHero({ words, children }: CalculationHeroProps) {
  return (
    <Section padding="tool" labelledBy="calculation-title" className={section.section}>
      <ToolHead id="calculation-title" title={words.title} lead={words.lead} />
      <h2 className={styles.title} id="calculator">
        {words.calculator}
      </h2>
      {children}
    </Section>
  );
}

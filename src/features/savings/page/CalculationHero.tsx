import type { ReactNode } from 'react';
import { Link } from '../../../components/ui/Link.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import type { RoiCalculator } from '../../../text/content/roiCalculator.ts';
import styles from './CalculationHero.module.css';

type CalculationHeroProps = {
  words: RoiCalculator['hero'];
  formulaHref: string;
  /** The calculator and related content. */
  children: ReactNode;
};

/** The calculator comes first, before any explanation. */
export function CalculationHero({ words, formulaHref, children }: CalculationHeroProps) {
  return (
    <Section labelledBy="calculation-title" className={styles.section}>
      <div className={styles.words}>
        <SectionHead level={1} size={2} id="calculation-title" title={words.title} lead={words.lead} />
        <Link href={formulaHref} variant="standalone">
          {words.formula}
        </Link>
      </div>
      <h2 className={styles.title} id="calculator">
        {words.calculator}
      </h2>
      {children}
    </Section>
  );
}

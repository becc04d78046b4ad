import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import type { RoiCalculator } from '../../../text/content/roiCalculator.ts';
import type { CalculationPageContent } from '../calculationPageContent.ts';
import styles from './FormulaSteps.module.css';

type FormulaStepsProps = { words: RoiCalculator['formula']; steps: CalculationPageContent['steps'] };

/** The complete formula in order of calculation, with a reason for each line. */
export function FormulaSteps({ words, steps }: FormulaStepsProps) {
  return (
    <Section tone="card" ruled id="formula" labelledBy="formula-title" className={styles.section}>
      <SectionHead id="formula-title" title={words.title} lead={words.lead} />
      <ol className={styles.steps}>
        {steps.map(({ name, sum, why }) => (
          <li key={name} className={styles.step}>
            <div className={styles.line}>
              <h3>{name}</h3>
              <p className={styles.sum}>{sum}</p>
            </div>
            <p className={styles.why}>{why}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

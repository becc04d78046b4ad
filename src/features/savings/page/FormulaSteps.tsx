import type { RoiCalculator } from '../../../text/content/roiCalculator.ts';
import type { CalculationPageContent } from '../calculationPageContent.ts';
import { CalculationSection } from './CalculationSection.tsx';
import styles from './FormulaSteps.module.css';

type FormulaStepsProps = { words: RoiCalculator['formula']; steps: CalculationPageContent['steps'] };

/** The complete formula in order of calculation, with a reason for each line. */
export function FormulaSteps({ words, steps }: FormulaStepsProps) {
  return (
    <CalculationSection tone="card" ruled id="formula" words={words}>
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
    </CalculationSection>
  );
}

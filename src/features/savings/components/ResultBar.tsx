import { Button } from '../../../components/ui/Button.tsx';
import { Container } from '../../../components/ui/Container.tsx';
import { fill } from '../../../text/words/fill.ts';
import type { CalculatorInput } from '../calculateScenarios.ts';
import type { CalculationContext } from '../resultInWords.ts';
import type { CalculatorWords } from './calculatorWords.ts';
import { headlineOf } from './headlineOf.ts';
import styles from './ResultBar.module.css';

type ResultBarProps = {
  input: CalculatorInput;
  terms: CalculationContext;
  words: CalculatorWords;
  hrefs: { formula: string; pdf: string };
  /** A figure is wrong: the result is that of the last complete ones. */
  isOutdated: boolean;
};

/** The visitor's result at the lower edge of the window while the panel is out of view (show-result-bar.client.ts). */
export function ResultBar({ input, terms, words, hrefs, isOutdated }: ResultBarProps) {
  const { figure, plan, loss } = headlineOf(input, terms, words);
  const { bar } = words;
  return (
    <div data-tone="ink" data-result-bar="" className={styles.bar}>
      <Container className={styles.line}>
        <p className={styles.result}>
          <span>{isOutdated ? bar.outdated : plan ? bar.net : bar.benefit}</span>{' '}
          <b className={styles.amount}>{figure}</b>{' '}
          {loss ? (
            <span>
              {loss.name} <b>{loss.value}</b>
            </span>
          ) : (
            plan && <span className={styles.after}>{fill(bar.after, { plan })}</span>
          )}
        </p>
        <p className={styles.ways}>
          <a href={hrefs.formula} className={styles.formula}>
            {bar.formula}
          </a>
          <Button href={hrefs.pdf} variant="highlight" size="small">
            {bar.pdf}
          </Button>
        </p>
      </Container>
    </div>
  );
}

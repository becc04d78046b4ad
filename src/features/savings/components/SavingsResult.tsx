import { Table } from '../../../components/ui/Table.tsx';
import { format } from '../../../text/format/format.ts';
import { fill } from '../../../text/words/fill.ts';
import { type CalculatorInput, calculateScenarios } from '../calculateScenarios.ts';
import { chartOf } from '../chart.ts';
import { type CalculationContext, resultInWords, type ScenarioLine } from '../resultInWords.ts';
import type { CalculatorWords } from './calculatorWords.ts';
import { phoneLayout } from './phoneLayout.ts';
import { SavingsChart } from './SavingsChart.tsx';
import styles from './SavingsResult.module.css';

type SavingsResultProps = {
  input: CalculatorInput;
  terms: CalculationContext;
  words: CalculatorWords;
  vatNote: string;
};

/** Below the panel: every line of the three scenarios, folded, their common figures, and the chart over time. */
export function SavingsResult({ input, terms, words, vatNote }: SavingsResultProps) {
  const { names, shares, price, lines, common, onRequest } = resultInWords(input, terms);
  const { saved, benefit, ...money } = lines;
  const rows: ScenarioLine[] = [
    saved,
    benefit,
    { label: price.label, cells: names.map(() => price.value) },
    ...Object.values(money),
  ];
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <dl className={styles.common}>
          {common.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {onRequest && <p>{fill(words.onRequest, { users: mostUsers(terms) })}</p>}
        <p className={styles.note}>{words.boundary}</p>
      </div>
      <SavingsChart
        chart={chartOf(calculateScenarios(input, terms.plans).scenarios)}
        names={names}
        words={words.chart}
        locale={terms.locale}
      />
      <details className={styles.lines}>
        <summary>{words.allLines}</summary>
        <Table
          id="savings-lines"
          caption={words.scenarios}
          captionHidden
          phoneLayout={phoneLayout(rows)}
          columns={[
            { title: terms.words.result.row },
            ...names.map((name, index) => ({
              title: <Case {...{ name }} share={shares[index]} />,
              name,
              numeric: true,
            })),
          ]}
          rows={rows.map(({ label, cells, main }) => ({ title: main ? <b>{label}</b> : label, cells }))}
        />
        <p className={styles.note}>{vatNote}</p>
      </details>
    </div>
  );
}

const Case = ({ name, share }: { name: string; share: string | undefined }) => (
  <>
    {name} <span className={styles.share}>{share}</span>
  </>
);

const mostUsers = ({ plans, locale }: CalculationContext) =>
  format('count', Math.max(...plans.map(({ users }) => users)), locale);

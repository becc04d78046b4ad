import { Card } from '../../../components/ui/Card.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { Table } from '../../../components/ui/Table.tsx';
import { format } from '../../../text/format/format.ts';
import { fill } from '../../../text/words/fill.ts';
import { type CalculatorInput, calculateScenarios } from '../calculateScenarios.ts';
import { chartOf } from '../chart.ts';
import { type CalculationContext, resultInWords, type ScenarioLine } from '../resultInWords.ts';
import type { CalculatorWords } from './calculatorWords.ts';
import { longestAmount, phoneLayout } from './phoneLayout.ts';
import { SavingsChart } from './SavingsChart.tsx';
import styles from './SavingsResult.module.css';

type SavingsResultProps = {
  input: CalculatorInput;
  terms: CalculationContext;
  words: CalculatorWords;
  vatNote: string;
};

/** The result: the middle scenario as a headline, all three side by side, and the chart over time. */
export function SavingsResult({ input, terms, words, vatNote }: SavingsResultProps) {
  const { names, shares, price, lines, common, onRequest } = resultInWords(input, terms);
  const { label, figure, after } = headlineOf(input, terms, words);
  const { saved, benefit, ...money } = lines;
  const rows: ScenarioLine[] = [
    saved,
    benefit,
    { label: price.label, cells: names.map(() => price.value) },
    ...Object.values(money),
  ];
  return (
    <>
      <Card tone="petrol-deep" className={styles.answer}>
        <p>{label}</p>
        <p className={classes(styles.amount, figure.length > longestAmount && styles.long)}>{figure}</p>
        {after && <p className={styles.after}>{after}</p>}
      </Card>
      <div className={styles.scenarios}>
        <Table
          id="savings-scenarios"
          caption={words.scenarios}
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
      </div>
      <dl className={styles.common}>
        {common.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {onRequest && <p>{fill(words.onRequest, { users: mostUsers(terms) })}</p>}
      <SavingsChart
        chart={chartOf(calculateScenarios(input, terms.plans).scenarios)}
        names={names}
        words={words.chart}
        locale={terms.locale}
      />
      <p className={styles.note}>{words.boundary}</p>
    </>
  );
}

/** The headline of the result, for display and for the status announcement. */
export function headlineOf(input: CalculatorInput, terms: CalculationContext, words: CalculatorWords) {
  const { shares, lines, onRequest } = resultInWords(input, terms);
  const middle = (cells: readonly string[]) => cells[1] ?? '';
  const rate = shares[1] ?? '';
  if (onRequest) return { label: fill(words.benefit, { rate }), figure: middle(lines.benefit.cells) };
  const given = { yearOne: middle(lines.yearOne.cells), payback: middle(lines.payback.cells) };
  return {
    label: fill(words.net, { rate }),
    figure: middle(lines.net.cells),
    after: fill(words.after, given),
  };
}

const Case = ({ name, share }: { name: string; share: string | undefined }) => (
  <>
    {name} <span className={styles.share}>{share}</span>
  </>
);

const mostUsers = ({ plans, locale }: CalculationContext) =>
  format('count', Math.max(...plans.map(({ users }) => users)), locale);

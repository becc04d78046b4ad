import { Card } from '../../../components/ui/Card.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { type CalculatorInput, calculateScenarios } from '../calculateScenarios.ts';
import { type CalculationContext, resultInWords } from '../resultInWords.ts';
import type { CalculatorWords } from './calculatorWords.ts';
import { headlineOf } from './headlineOf.ts';
import { longestAmount } from './phoneLayout.ts';
import styles from './ResultPanel.module.css';

type ResultPanelProps = { input: CalculatorInput; terms: CalculationContext; words: CalculatorWords; vatNote: string };

/** The middle scenario as one large amount, and all three below it. */
export function ResultPanel({ input, terms, words, vatNote }: ResultPanelProps) {
  const { names, shares, lines, price, plan, fromRequests, onRequest } = resultInWords(input, terms);
  const { label, figure, facts } = headlineOf(input, terms, words);
  const { scenarios } = calculateScenarios(input, terms.plans);
  const amounts = scenarios.map(({ benefit, offer }) => (offer ? offer.net : benefit));
  const largest = Math.max(...amounts, 1);
  // Only losses: the words need the place.
  const hasNoBar = amounts.every((amount) => amount <= 0);
  return (
    <Card tone="petrol-deep" className={styles.panel} data-result-panel="">
      <div>
        <p>{label}</p>
        <p className={classes(styles.amount, figure.length > longestAmount && styles.long)}>{figure}</p>
      </div>
      <ul className={styles.facts}>
        {facts.map(({ name, value }) => (
          <li key={name}>
            {name} <b>{value}</b>
          </li>
        ))}
      </ul>
      <table id="savings-scenarios" aria-label={words.scenarios} className={styles.scenarios}>
        <thead>
          <tr>
            <th scope="col">{words.columns.share}</th>
            <td hidden={hasNoBar} />
            <th scope="col">{onRequest ? words.columns.benefit : words.columns.net}</th>
            <th scope="col">{words.columns.payback}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, index) => (
            <tr key={name} data-main={index === 1 || undefined}>
              <th scope="row">
                {name} <span>{shares[index]}</span>
              </th>
              <td hidden={hasNoBar} className={styles.bar}>
                <Bar share={Math.max((amounts[index] ?? 0) / largest, 0)} />
              </td>
              <td data-amount="">{(onRequest ? lines.benefit : lines.net).cells[index]}</td>
              <td>{lines.payback.cells[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {fromRequests && <p>{fromRequests}</p>}
      <p className={styles.note}>
        {plan && `${price.label}: ${price.value} · `}
        {vatNote}
      </p>
    </Card>
  );
}

/** A bar with the tight corner of a bubble. Attributes, because the policy refuses inline styles. */
const Bar = ({ share }: { share: number }) => {
  const width = `${(share * 100).toFixed(1)}%`;
  return (
    share > 0 && (
      <svg width="100%" height="18" aria-hidden="true" focusable="false">
        {/* Cuts the corner off where the bar is narrower. */}
        <svg width={width} height="18" aria-hidden="true">
          <rect width="100%" height="18" rx="6" />
          <rect y="10" width="8" height="8" rx="1.5" />
        </svg>
      </svg>
    )
  );
};

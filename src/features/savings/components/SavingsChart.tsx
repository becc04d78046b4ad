import { Table } from '../../../components/ui/Table.tsx';
import type { Locale } from '../../../routes/table.ts';
import { format, money } from '../../../text/format/format.ts';
import type { Words } from '../../../text/words/de.ts';
import { fill } from '../../../text/words/fill.ts';
import { type Chart, chartMonths, plotArea } from '../chart.ts';
import { phoneLayout } from './phoneLayout.ts';
import styles from './SavingsChart.module.css';

type SavingsChartProps = {
  chart: Chart;
  /** Names of the scenarios, in order. */
  names: readonly string[];
  words: Words['calculator']['chart'];
  locale: Locale;
};

/** Cumulated net over two years: a line per scenario, distinguished by dashes as well as by colour, and a table. */
export function SavingsChart({ chart, names, words, locale }: SavingsChartProps) {
  if (!chart) return null;
  const { lines, marks, months } = chart;
  const at = (line: (typeof lines)[number], month: number) => money(line.totals[month - 1] ?? 0, locale);
  const ends = lines.map((line, index) => `${names[index]} ${at(line, chartMonths)}`).join(', ');
  const rows = [3, 6, 12, 18, 24].map((month) => ({
    title: fill(words.months, { month }),
    cells: lines.map((line) => at(line, month)),
  }));
  const [start, end] = [plotArea.left, plotArea.width - plotArea.right];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.words}>
        <h3 className={styles.title}>{words.title}</h3>
        <p className={styles.lead}>{words.lead}</p>
      </figcaption>
      <svg
        viewBox={`0 0 ${plotArea.width} ${plotArea.height}`}
        className={styles.chart}
        role="img"
        aria-label={fill(words.said, { months: chartMonths, ends })}
      >
        {marks.map(({ value, y }) => (
          <g key={value}>
            <line x1={start} x2={end} y1={y} y2={y} className={value === 0 ? styles.zero : styles.mark} />
            <text x={start} y={y - 4} className={styles.value}>
              {format('price', value, locale).replace('-', '\u2212')}
            </text>
          </g>
        ))}
        {months.map(({ month, x }) => (
          <text key={month} x={x} y={plotArea.height - 7} className={styles.month}>
            {month === chartMonths ? `${words.month} ${month}` : month}
          </text>
        ))}
        {lines.map(({ name, points }) => (
          <polyline key={name} points={points} className={`${styles.line} ${styles[name]}`} />
        ))}
        {lines.map(
          ({ name, paid }) => paid && <circle key={name} cx={paid.x} cy={paid.y} r="5" className={styles.paid} />,
        )}
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        {lines.map(({ name }, index) => (
          <li key={name} className={styles.entry}>
            <svg viewBox="0 0 32 8" className={styles.sample} aria-hidden="true">
              <line x1="0" x2="32" y1="4" y2="4" className={`${styles.line} ${styles[name]}`} />
            </svg>
            {names[index]}
          </li>
        ))}
        {lines.some(({ paid }) => paid) && (
          <li className={styles.entry}>
            <svg viewBox="0 0 14 14" className={styles.dot} aria-hidden="true">
              <circle cx="7" cy="7" r="5" className={styles.paid} />
            </svg>
            {words.paid}
          </li>
        )}
      </ul>
      <details>
        <summary>{words.asTable}</summary>
        <Table
          id="savings-over-time"
          caption={words.caption}
          phoneLayout={phoneLayout(rows)}
          columns={[{ title: words.month }, ...names.map((title) => ({ title, numeric: true }))]}
          rows={rows}
        />
      </details>
    </figure>
  );
}

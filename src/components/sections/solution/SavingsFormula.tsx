import type { ReactNode } from 'react';
import type { Words } from '../../../text/words/de.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from './SavingsFormula.module.css';

type SavingsFormulaProps = {
  words: Words['solution']['savings'];
  example: {
    formula: readonly string[];
    assumptions: readonly string[];
    caption: string;
    columns: readonly string[];
    rows: { title: string; cells: string[] }[];
    vatNote: string;
  };
  /** Without the calculator: the page that contains it. */
  nextHref?: string;
  /**
   * The calculator, if this page contains it in this language (product decisions, Addresses); else only a worked
   * example.
   */
  children?: ReactNode;
};

/** The savings of an assistant: calculation, formula and assumptions; the latter two are folded below the calculator. */
export function SavingsFormula({ words, example, nextHref, children }: SavingsFormulaProps) {
  const formula = (
    // In a folded block: browsers open the ancestors of the target of a link.
    <ol id="formula" className={styles.formula}>
      {example.formula.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
  const assumptions = (
    <ul className={styles.assumptions}>
      {example.assumptions.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return (
    <Section tone="card" ruled id="ersparnis-rechner" labelledBy="ersparnis-rechner-title" className={styles.section}>
      <SectionHead id="ersparnis-rechner-title" title={words.title} lead={words.lead} />
      {children}
      {children ? (
        <div className={styles.folded}>
          <details>
            <summary>{words.formulaTitle}</summary>
            {formula}
          </details>
          <details>
            <summary>{words.assumptionsTitle}</summary>
            {assumptions}
          </details>
        </div>
      ) : (
        <div className={styles.columns}>
          <div>
            <h3>{words.formulaTitle}</h3>
            {formula}
          </div>
          <div>
            <h3>{words.assumptionsTitle}</h3>
            {assumptions}
          </div>
        </div>
      )}
      {!children && (
        <>
          <div className={styles.example}>
            <Table
              id="scenarios"
              caption={example.caption}
              phoneLayout="three"
              columns={example.columns.map((title, index) => ({ title, numeric: index > 0 }))}
              rows={example.rows}
            />
            <p className={styles.note}>{example.vatNote}</p>
            <p className={styles.caveat}>{words.caveat}</p>
          </div>
          <div className={styles.next}>
            <p>{words.ctaText}</p>
            {nextHref && <Button href={nextHref}>{words.cta}</Button>}
          </div>
        </>
      )}
    </Section>
  );
}

import type { Words } from '../../../text/words/de.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Receipt, type ReceiptProps } from './Receipt.tsx';
import styles from './Savings.module.css';

type SavingsProps = {
  words: Words['home']['savings'];
  example: ReceiptProps & { formula: readonly string[]; assumptions: readonly string[] };
  links: { calculator: string; demo: string };
};

/** Teaser of the savings calculator: formula, assumptions, and a worked example. */
export function Savings({ words, example, links }: SavingsProps) {
  return (
    <Section id="savings" labelledBy="savings-title" className={styles.columns}>
      <div className={styles.words}>
        <SectionHead id="savings-title" title={words.title} lead={words.lead} />
        <div className={styles.formula}>
          {example.formula.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <details>
          <summary className={styles.title}>{words.assumptionsTitle}</summary>
          <ul className={styles.assumptions}>
            {example.assumptions.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </div>
      <div className={styles.sum}>
        <Stage>
          <Receipt {...example} />
        </Stage>
        <p className={styles.caveat}>{words.caveat}</p>
        <div className={styles.buttons}>
          <Button href={links.calculator}>{words.cta}</Button>
          <Button href={links.demo} variant="secondary">
            {words.demo}
          </Button>
        </div>
      </div>
    </Section>
  );
}

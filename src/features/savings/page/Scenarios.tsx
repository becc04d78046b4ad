import { Link } from '../../../components/ui/Link.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import { Table } from '../../../components/ui/Table.tsx';
import type { RoiCalculator } from '../../../text/content/roiCalculator.ts';
import type { CalculationPageContent } from '../calculationPageContent.ts';
import styles from './Scenarios.module.css';

type ScenariosProps = {
  words: RoiCalculator['scenarios'];
  example: Pick<CalculationPageContent, 'caption' | 'columns' | 'rows' | 'reading'>;
  vatNote: string;
  pricesHref: string;
};

/** The same team under three assumptions side by side, including a loss. */
export function Scenarios({ words, example, vatNote, pricesHref }: ScenariosProps) {
  return (
    <Section tone="petrol-deep" id="scenarios" labelledBy="scenarios-title" className={styles.section}>
      <SectionHead id="scenarios-title" title={words.title} lead={words.lead} />
      <div>
        <Table
          id="scenarios-table"
          caption={example.caption}
          columns={example.columns.map((title, index) => ({ title, numeric: index > 0 }))}
          rows={example.rows}
        />
        <p className={styles.note}>{vatNote}</p>
      </div>
      <p className={styles.reading}>{example.reading}</p>
      <Link href={pricesHref} variant="standalone" className={styles.link}>
        {words.prices}
      </Link>
    </Section>
  );
}

import { Link } from '../../../components/ui/Link.tsx';
import { Table } from '../../../components/ui/Table.tsx';
import type { RoiCalculator } from '../../../text/content/roiCalculator.ts';
import type { CalculationPageContent } from '../calculationPageContent.ts';
import { CalculationSection } from './CalculationSection.tsx';
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
    <CalculationSection tone="petrol-deep" id="scenarios" words={words}>
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
    </CalculationSection>
  );
}

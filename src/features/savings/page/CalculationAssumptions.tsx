import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import { Table } from '../../../components/ui/Table.tsx';
import type { RoiCalculator } from '../../../text/content/roiCalculator.ts';
import type { CalculationPageContent } from '../calculationPageContent.ts';
import styles from './CalculationAssumptions.module.css';

type CalculationAssumptionsProps = { words: RoiCalculator['assumptions']; rows: CalculationPageContent['assumptions'] };

/** Our assumptions, marked as such, each with a note. */
export function CalculationAssumptions({ words, rows }: CalculationAssumptionsProps) {
  const { what, value, why } = words.columns;
  return (
    <Section id="assumptions" className={styles.section}>
      <SectionHead id="assumptions-title" title={words.title} lead={words.lead} />
      <Table
        id="assumptions-table"
        caption={words.title}
        captionHidden
        columns={[{ title: what }, { title: value }, { title: why }]}
        rows={rows.map((row) => ({ title: <b>{row.what}</b>, cells: [<b key="value">{row.value}</b>, row.why] }))}
      />
    </Section>
  );
}

import { Table } from '../../../components/ui/Table.tsx';
import type { RoiCalculator } from '../../../text/content/roiCalculator.ts';
import type { CalculationPageContent } from '../calculationPageContent.ts';
import { CalculationSection } from './CalculationSection.tsx';

type CalculationAssumptionsProps = { words: RoiCalculator['assumptions']; rows: CalculationPageContent['assumptions'] };

/** Our assumptions, marked as such, each with a note. */
export function CalculationAssumptions({ words, rows }: CalculationAssumptionsProps) {
  const { what, value, why } = words.columns;
  return (
    <CalculationSection id="assumptions" words={words} isLandmark={false}>
      <Table
        id="assumptions-table"
        caption={words.title}
        captionHidden
        columns={[{ title: what }, { title: value }, { title: why }]}
        rows={rows.map((row) => ({ title: <b>{row.what}</b>, cells: [<b key="value">{row.value}</b>, row.why] }))}
      />
    </CalculationSection>
  );
}

import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './IndustryData.module.css';

type IndustryDataProps = {
  data: { title: string; lead: string; rows: { what: string; why: string; where: string }[] };
  words: Words['industry'];
  tone: Tone;
};

/** The data that the conversation needs: purpose and destination. */
export function IndustryData({ data, words, tone }: IndustryDataProps) {
  return (
    <Section id="data" labelledBy="data-title" tone={tone} ruled={tone === 'card'} className={styles.rows}>
      <SectionHead id="data-title" title={data.title} lead={data.lead} />
      <Table
        id="data-table"
        caption={words.table}
        captionHidden
        columns={[{ title: words.what }, { title: words.why }, { title: words.where }]}
        rows={data.rows.map(({ what, why, where }) => ({ title: what, cells: [why, where] }))}
      />
    </Section>
  );
}

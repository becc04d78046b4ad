import type { IndustryLayout } from '../../../text/content/industries.ts';
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
  /** dialogue: question and reply; records: a bubble for each; duties: a table. */
  layout: IndustryLayout;
};

/** The data that the conversation needs: purpose and destination. */
export function IndustryData({ data, words, tone, layout }: IndustryDataProps) {
  return (
    <Section id="data" labelledBy="data-title" tone={tone} ruled={tone === 'card'} className={styles.rows}>
      <SectionHead id="data-title" title={data.title} lead={data.lead} />
      {layout === 'duties' ? (
        <Table
          id="data-table"
          caption={words.table}
          captionHidden
          columns={[{ title: words.what }, { title: words.why }, { title: words.where }]}
          rows={data.rows.map(({ what, why, where }) => ({ title: what, cells: [why, where] }))}
        />
      ) : (
        <dl className={styles[layout]} data-tone={layout === 'records' ? 'mint' : undefined}>
          {data.rows.map(({ what, why, where }) => (
            <div key={what} className={styles.entry}>
              <dt className={styles.what} data-tone={layout === 'dialogue' ? 'ink' : undefined}>
                {what}
              </dt>
              <dd className={styles.why}>{why}</dd>
              <dd className={styles.where}>
                <b>{words.where}:</b> {where}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

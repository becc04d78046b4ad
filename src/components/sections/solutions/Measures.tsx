import type { SolutionText } from '../../../text/content/solutions/schema.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './Measures.module.css';

type MeasuresProps = {
  text: SolutionText['measures'];
  words: { show: string; what: string; tells: string; where: string; trap: string };
  tone: Tone;
};

/** Suggested measures, and how each one misleads. No figures: none are recorded. */
export function Measures({ text, words, tone }: MeasuresProps) {
  return (
    <Section tone={tone} ruled={tone === 'card'} id="measures" className={styles.section}>
      <SectionHead id="measures-title" title={text.title} lead={text.lead} />
      <Fold summary={words.show}>
        <Table
          id="measures-table"
          caption={text.title}
          captionHidden
          columns={[{ title: words.what }, { title: words.tells }, { title: words.where }, { title: words.trap }]}
          rows={text.rows.map(({ what, tells, where, trap }) => ({
            title: <b>{what}</b>,
            cells: [tells, where, trap],
          }))}
        />
      </Fold>
    </Section>
  );
}

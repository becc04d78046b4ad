import { Accordion } from '../../components/ui/Accordion.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { SectionHead } from '../../components/ui/SectionHead.tsx';
import { Stage } from '../../components/ui/Stage.tsx';
import { Table } from '../../components/ui/Table.tsx';
import { Tabs } from '../../components/ui/Tabs.tsx';
import { Chat } from './Chat.tsx';
import styles from './parts.module.css';
import type { DevUiWords } from './words.ts';

export function FoldingParts({ words }: { words: DevUiWords }) {
  const { headings, questions, tabs, table } = words;
  const items = questions.map(([title = '', answer], index) => ({
    title,
    content: <p>{answer}</p>,
    open: index === 0,
  }));
  const choices = [tabs.first, tabs.second, tabs.third];
  const [first = '', ...others] = table.columns;
  return (
    <>
      <Section id="accordion" labelledBy="accordion-title" tone="card" className={styles.halves}>
        <SectionHead id="accordion-title" title={headings.accordion} />
        <Accordion name="questions" items={items} />
      </Section>
      <Section id="tabs" labelledBy="tabs-title" className={styles.stack}>
        <SectionHead id="tabs-title" title={headings.tabs} />
        <Tabs
          label={tabs.label}
          tabs={choices.map(([title = '', description = ''], index) => ({
            id: `side-${index}`,
            title,
            description,
            content: (
              <Stage tone={index % 2 ? 'mint' : 'sky'}>
                <Chat words={words} />
              </Stage>
            ),
          }))}
        />
        <Tabs
          layout="top"
          label={tabs.label}
          tabs={choices.map(([title = ''], index) => ({ id: `top-${index}`, title, content: <p>{tabs.panel}</p> }))}
        />
      </Section>
      <Section id="table" labelledBy="table-title" tone="card" className={styles.stack}>
        <SectionHead id="table-title" title={headings.table} />
        <Table
          id="plans"
          caption={table.caption}
          columns={[{ title: first }, ...others.map((title) => ({ title, numeric: true }))]}
          rows={table.rows.map(([title, ...cells]) => ({ title, cells }))}
        />
      </Section>
    </>
  );
}

import type { Integration } from '../../../text/content/integrations.ts';
import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { IntegrationEntry } from './IntegrationEntry.tsx';
import styles from './IntegrationKindSection.module.css';

type IntegrationKindSectionProps = {
  id: string;
  words: { title: string; system: string; lead: string };
  labels: Words['integrationsDirectory']['entry'];
  entries: readonly Integration[];
  tone: 'paper' | 'card';
};

/** Connections to one kind of system. The fragment `#id` opens an entry. */
export function IntegrationKindSection({ id, words, labels, entries, tone }: IntegrationKindSectionProps) {
  return (
    <Section id={id} tone={tone} ruled labelledBy={`${id}-title`} className={styles.columns}>
      <SectionHead id={`${id}-title`} title={words.title} lead={words.lead} className={styles.head} />
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <IntegrationEntry key={entry.id} entry={entry} system={words.system} labels={labels} />
        ))}
      </ul>
    </Section>
  );
}

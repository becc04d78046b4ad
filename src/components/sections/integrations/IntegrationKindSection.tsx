import type { Integration } from '../../../text/content/integrations.ts';
import type { Words } from '../../../text/words/de.ts';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';
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
    <SideHeadSection id={id} tone={tone} ruled title={words.title} lead={words.lead}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <IntegrationEntry key={entry.id} entry={entry} system={words.system} labels={labels} />
        ))}
      </ul>
    </SideHeadSection>
  );
}

import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './SourceRequirements.module.css';

/** By topic: what a model may generate, and what requires a source. */
export function SourceRequirements({ words }: { words: Words['indexChatgpt']['safer'] }) {
  return (
    <Section tone="petrol-deep" id="safer" labelledBy="safer-title" className={styles.section}>
      <SectionHead id="safer-title" title={words.title} lead={words.lead} />
      <ul className={styles.rows}>
        {words.rows.map(({ topic, model, source }) => (
          <li key={topic} className={styles.row}>
            <h3 className={styles.topic}>{topic}</h3>
            <p className={styles.model}>
              <span className={styles.label}>{words.modelLabel}</span> {model}
            </p>
            <p className={styles.source} data-tone="petrol-panel">
              <span className={styles.label}>{words.sourceLabel}</span> {source}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

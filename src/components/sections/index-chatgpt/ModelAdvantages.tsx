import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './ModelAdvantages.module.css';

/** Advantages of a language model over a keyword list. */
export function ModelAdvantages({ words }: { words: Words['indexChatgpt']['adds'] }) {
  return (
    <Section tone="card" ruled id="adds" labelledBy="adds-title" className={styles.section}>
      <SectionHead id="adds-title" title={words.title} lead={words.lead} className={styles.head} />
      <ol className={styles.items}>
        {words.items.map(({ title, text }) => (
          <li key={title} data-tone="mint" className={styles.item}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

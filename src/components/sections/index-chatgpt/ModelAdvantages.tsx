import type { Words } from '../../../text/words/de.ts';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';
import styles from './ModelAdvantages.module.css';

/** Advantages of a language model over a keyword list. */
export function ModelAdvantages({ words }: { words: Words['indexChatgpt']['adds'] }) {
  return (
    <SideHeadSection id="adds" tone="card" ruled head="wide" title={words.title} lead={words.lead}>
      <ol className={styles.items}>
        {words.items.map(({ title, text }) => (
          <li key={title} data-tone="mint" className={styles.item}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </SideHeadSection>
  );
}

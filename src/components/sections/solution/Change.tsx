import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Change.module.css';

/** Before and after, for each group involved. */
export function Change({ words }: { words: Words['solution']['change'] }) {
  return (
    <Section id="change" labelledBy="change-title" className={styles.section}>
      <SectionHead id="change-title" title={words.title} />
      <ul className={styles.rows}>
        {words.rows.map(({ who, before, after }) => (
          <li key={who} className={styles.row}>
            <h3>{who}</h3>
            <p className={styles.before}>
              <span className={styles.label}>{words.before}</span> {before}
            </p>
            <p className={styles.after} data-tone="mint">
              <span className={styles.label}>{words.after}</span> {after}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

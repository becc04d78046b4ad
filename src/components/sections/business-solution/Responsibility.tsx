import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Responsibility.module.css';

/** Areas of responsibility. */
export function Responsibility({ words }: { words: Words['businessSolution']['responsibility'] }) {
  return (
    <Section tone="card" id="responsibility" labelledBy="responsibility-title" className={styles.section}>
      <SectionHead id="responsibility-title" title={words.title} lead={words.lead} />
      <dl>
        {words.roles.map(({ title, text }) => (
          <div key={title} className={styles.role}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

import type { Words } from '../../../text/words/de.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Concerns.module.css';

/** Typical concerns, each with its remedy. */
export function Concerns({ words }: { words: Words['businessSolution']['risk'] }) {
  return (
    <Section tone="card" ruled id="risk" labelledBy="risk-title" className={styles.section}>
      <SectionHead id="risk-title" title={words.title} lead={words.lead} />
      <dl className={styles.items}>
        {words.items.map(({ worry, answer }) => (
          <div key={worry} className={styles.item}>
            <dt>
              <span className={styles.label}>{words.worry}</span>
              <Bubble speaker="left" className={styles.worry}>
                {worry}
              </Bubble>
            </dt>
            <dd className={styles.answer}>
              <span className={styles.label}>{words.answer}</span>
              <span>{answer}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './First90Days.module.css';

/** The first 90 days: three phases, each with an exit criterion at its end. */
export function First90Days({ words }: { words: Words['businessSolution']['days'] }) {
  return (
    <Section tone="petrol-deep" id="first-days" labelledBy="first-days-title" className={styles.section}>
      <SectionHead id="first-days-title" title={words.title} lead={words.lead} />
      <ol className={styles.stops}>
        {words.stops.map(({ when, title, text, check }) => (
          <li key={when} className={styles.stop}>
            <div data-tone="petrol-panel" className={styles.stretch}>
              <p className={styles.when}>{when}</p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <p className={styles.check}>{check}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Story.module.css';

/** The three recorded facts on a line of years (spec section 1: 2016, 2019, a team of 35). */
export function Story({ words }: { words: Words['about']['story'] }) {
  return (
    <Section tone="petrol-deep" id="story" labelledBy="story-title" className={styles.section}>
      <SectionHead id="story-title" title={words.title} lead={words.lead} />
      <ol className={styles.stops}>
        {words.stops.map(({ when, title, text }) => (
          <li key={when} className={styles.stop}>
            <p className={styles.when}>{when}</p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

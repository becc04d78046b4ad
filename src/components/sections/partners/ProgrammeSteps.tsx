import type { Programme } from '../../../text/words/de/partners.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './ProgrammeSteps.module.css';

/** The steps into the programme, one bubble each. */
export const ProgrammeSteps = ({ words }: { words: Programme['steps'] }) => (
  <Section tone="petrol-deep" id="steps" labelledBy="steps-title" className={styles.section}>
    <SectionHead id="steps-title" title={words.title} />
    <ol className={styles.steps}>
      {words.items.map(({ title, text }, index) => (
        <li
          key={title}
          data-tone={index === words.items.length - 1 ? 'marigold' : 'petrol-panel'}
          className={styles.step}
        >
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './AboutHero.module.css';
import { AnswerComparison } from './AnswerComparison.tsx';

/** The company in one sentence, beside a picture of two answers. */
export function AboutHero({ words }: { words: Words['about'] }) {
  return (
    <Section labelledBy="about-title" className={styles.columns}>
      <SectionHead level={1} id="about-title" title={words.hero.title} lead={words.hero.lead} />
      <AnswerComparison words={words.answers} />
    </Section>
  );
}

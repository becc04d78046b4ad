import type { Words } from '../../../text/words/de.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Mission.module.css';

type MissionProps = { words: Words['about']['mission']; sorted: Words['about']['sorted'] };

/** The mission, with a picture of it: questions on two sides. */
export function Mission({ words, sorted }: MissionProps) {
  return (
    <Section tone="card" id="mission" labelledBy="mission-title" className={styles.columns}>
      <div className={styles.words}>
        <SectionHead id="mission-title" title={words.title} />
        {words.paragraphs.map((text) => (
          <p key={text} className={styles.paragraph}>
            {text}
          </p>
        ))}
      </div>
      <figure className={styles.sorted} aria-label={sorted.label}>
        <Side title={sorted.chatbot.title} questions={sorted.chatbot.questions} tone="mint" />
        <Side title={sorted.team.title} questions={sorted.team.questions} tone="sky" />
      </figure>
    </Section>
  );
}

function Side({ title, questions, tone }: { title: string; questions: readonly string[]; tone: 'mint' | 'sky' }) {
  return (
    <div data-tone={tone} className={styles.side}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.questions}>
        {questions.map((question) => (
          <Bubble key={question} as="li" speaker="right" className={styles.question}>
            {question}
          </Bubble>
        ))}
      </ul>
    </div>
  );
}

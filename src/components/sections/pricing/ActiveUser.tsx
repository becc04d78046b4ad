import type { Words } from '../../../text/words/de.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './ActiveUser.module.css';

/** The definition of an active user, with a month drawn as a conversation (spec section 9, Notes). */
export function ActiveUser({ words }: { words: Words['pricing']['activeUser'] }) {
  return (
    <Section id="active-user" labelledBy="active-user-title" className={styles.columns}>
      <SectionHead id="active-user-title" title={words.title} lead={words.text} />
      <Stage speaker="right">
        <Card raised speaker="right" className={styles.month}>
          <p className={styles.caption}>{words.exampleLabel}</p>
          <ol className={styles.messages}>
            {words.messages.map(({ day, text }) => (
              <li key={day} className={styles.message}>
                <span className={styles.day}>{day}</span>
                <Bubble speaker="right" as="p" className={styles.bubble}>
                  {text}
                </Bubble>
              </li>
            ))}
          </ol>
          <p className={styles.sum}>
            <span>{words.sum}</span> <strong className={styles.result}>{words.result}</strong>
          </p>
        </Card>
      </Stage>
    </Section>
  );
}

import type { Words } from '../../../text/words/de.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './Approach.module.css';

/** The working approach, shown as a conversation. */
export function Approach({ words }: { words: Words['about']['approach'] }) {
  return (
    <Section tone="card" ruled id="approach" labelledBy="approach-title" className={styles.columns}>
      <SectionHead id="approach-title" title={words.title} lead={words.lead} className={styles.head} />
      <Stage tone="sky" speaker="right">
        <ol className={styles.messages}>
          {words.messages.map(({ from, text }) => (
            <li key={text} className={from === 'you' ? styles.you : styles.we}>
              <p className={styles.name}>{from === 'you' ? words.you : words.we}</p>
              <Bubble as="p" speaker={from === 'you' ? 'right' : 'left'} className={styles.bubble}>
                {text}
              </Bubble>
            </li>
          ))}
        </ol>
      </Stage>
    </Section>
  );
}

import type { Words } from '../../../text/words/de.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './Approach.module.css';

/** The working approach, shown as a conversation. */
export function Approach({ words }: { words: Words['about']['approach'] }) {
  return (
    <SideHeadSection id="approach" tone="card" ruled head="wide" title={words.title} lead={words.lead}>
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
    </SideHeadSection>
  );
}

import type { SolutionText } from '../../../text/content/solutions/schema.ts';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './Decisions.module.css';

type DecisionsProps = { text: SolutionText['decisions']; tone: Tone };

/** Decisions to make first, worded as questions in a meeting. */
export function Decisions({ text, tone }: DecisionsProps) {
  return (
    <SideHeadSection id="decisions" tone={tone} ruled={tone === 'card'} head="wide" title={text.title}>
      <ul className={styles.items}>
        {text.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3 className={styles.question} data-tone="ink">
              {item.title}
            </h3>
            <p className={styles.answer}>{item.text}</p>
          </li>
        ))}
      </ul>
    </SideHeadSection>
  );
}

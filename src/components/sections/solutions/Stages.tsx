import type { SolutionText } from '../../../text/content/solutions/schema.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './Stages.module.css';

type StagesProps = { text: SolutionText['path']; words: { takes: string; done: string }; tone: Tone };

/** The stages of the introduction, each with its completion test. */
export function Stages({ text, words, tone }: StagesProps) {
  return (
    <Section tone={tone} ruled={tone === 'card'} id="stages" labelledBy="stages-title" className={styles.section}>
      <SectionHead id="stages-title" title={text.title} lead={text.lead} />
      <ol className={styles.stages}>
        {text.stages.map((stage) => (
          <li key={stage.title} className={styles.stage}>
            <h3 className={styles.title}>{stage.title}</h3>
            <p className={styles.text}>{stage.text}</p>
            <p>
              <span className={styles.label}>{words.takes}</span> {stage.takes}
            </p>
            <p className={styles.done} data-tone="mint">
              <span className={styles.label}>{words.done}</span> {stage.done}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

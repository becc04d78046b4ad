import type { Words } from '../../../text/words/de.ts';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './IndustryTasks.module.css';

type IndustryTasksProps = {
  tasks: { title: string; assistant: string[]; people: string[] };
  words: Words['industry'];
  tone: Tone;
  /** Two ruled lists instead of two cards. */
  ruled?: boolean;
};

/** Division of tasks: the assistant's on the left, the team's on the right. */
export function IndustryTasks({ tasks, words, tone, ruled = false }: IndustryTasksProps) {
  return (
    <Section id="tasks" labelledBy="tasks-title" tone={tone} ruled={tone === 'card'} className={styles.rows}>
      <SectionHead id="tasks-title" title={tasks.title} />
      <div className={classes(styles.sides, ruled && styles.ruled)}>
        <Side title={words.assistant} items={tasks.assistant} tone={ruled ? tone : 'mint'} speaker="left" />
        <Side title={words.people} items={tasks.people} tone={ruled ? tone : 'sky'} speaker="right" />
      </div>
    </Section>
  );
}

type SideProps = { title: string; items: string[]; tone: Tone; speaker: 'left' | 'right' };

function Side({ title, items, tone, speaker }: SideProps) {
  return (
    <Card tone={tone} speaker={speaker} className={styles.side}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item} className={styles.task}>
            {item}
          </li>
        ))}
      </ul>
    </Card>
  );
}

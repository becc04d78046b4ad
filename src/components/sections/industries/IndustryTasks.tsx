import type { Words } from '../../../text/words/de.ts';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './IndustryTasks.module.css';

type IndustryTasksProps = {
  tasks: { title: string; assistant: string[]; people: string[] };
  words: Words['industry'];
  tone: Tone;
  /** Two panes of one window, as in the application, instead of two cards. */
  inWindow?: boolean;
};

/** Division of tasks: the assistant's on the left, the team's on the right, with the marks of the application's inbox. */
export function IndustryTasks({ tasks, words, tone, inWindow = false }: IndustryTasksProps) {
  return (
    <Section id="tasks" labelledBy="tasks-title" tone={tone} ruled={tone === 'card'} className={styles.rows}>
      <SectionHead id="tasks-title" title={tasks.title} />
      <div className={classes(styles.sides, inWindow && styles.window)}>
        <Side title={words.assistant} items={tasks.assistant} tone={inWindow ? 'card' : 'mint'} by="assistant" />
        <Side title={words.people} items={tasks.people} tone={inWindow ? 'card' : 'sky'} by="people" />
      </div>
    </Section>
  );
}

type SideProps = { title: string; items: string[]; tone: Tone; by: 'assistant' | 'people' };

function Side({ title, items, tone, by }: SideProps) {
  return (
    <Card tone={tone} speaker={by === 'people' ? 'right' : 'left'} className={classes(styles.side, styles[by])}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item} className={styles.task}>
            <LogoMark state={by === 'people' ? 'handing-over' : 'speaking'} />
            {item}
          </li>
        ))}
      </ul>
    </Card>
  );
}

import type { TemplateText } from '../../../text/content/templates/schema.ts';
import { classes } from '../../ui/classes.ts';
import styles from './TemplateFlow.module.css';

type Steps = TemplateText['steps'];

type TemplateFlowProps = { title: string; steps: Steps; blocks: Record<Steps[number]['block'], string> };

/** The flow as the builder shows it: blocks below each other, connected by a line. */
export function TemplateFlow({ title, steps, blocks }: TemplateFlowProps) {
  return (
    <div className={styles.flow}>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.steps}>
        {steps.map(({ block, text }) => (
          <li key={text} className={classes(styles.step, styles[block])}>
            <span className={styles.block}>{blocks[block]}</span> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

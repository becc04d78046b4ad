import type { TemplateText } from '../../../text/content/templates/schema.ts';
import { classes } from '../../ui/classes.ts';
import styles from './FlowBlocks.module.css';

export type Steps = TemplateText['steps'];
export type BlockNames = Record<Steps[number]['block'], string>;

/** Blocks of a flow, connected by a line: below each other. */
export const FlowBlocks = ({ steps, blocks }: { steps: Steps; blocks: BlockNames }) => (
  <ol className={styles.steps}>
    {steps.map(({ block, text }) => (
      <li key={text} className={classes(styles.step, styles[block])}>
        <span className={styles.block}>{blocks[block]}</span> {text}
      </li>
    ))}
  </ol>
);

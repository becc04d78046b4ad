import { type BlockNames, FlowBlocks, type Steps } from './FlowBlocks.tsx';
import styles from './TemplateFlow.module.css';

type TemplateFlowProps = { title: string; steps: Steps; blocks: BlockNames };

/** The flow as the builder shows it. */
export function TemplateFlow({ title, steps, blocks }: TemplateFlowProps) {
  return (
    <div className={styles.flow}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.canvas}>
        <FlowBlocks steps={steps} blocks={blocks} />
      </div>
    </div>
  );
}

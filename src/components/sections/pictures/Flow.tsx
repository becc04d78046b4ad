import type { FlowWords } from '../../../text/words/applicationWords.ts';
import styles from './Flow.module.css';

/** A flow of blocks that ends in a branch. The branch is selected. */
export const Flow = ({ words }: { words: FlowWords }) => (
  <div className={styles.canvas}>
    {words.steps.map((step) => (
      <Block key={step.text} {...step} />
    ))}
    <svg className={styles.fork} viewBox="0 0 200 40" preserveAspectRatio="none" aria-hidden="true">
      <path d="M100 0c0 28-50 10-50 40M100 0c0 28 50 10 50 40" />
    </svg>
    <div className={styles.branches}>
      {words.branches.map(({ when, next, ...block }) => (
        <div key={when} className={styles.branch}>
          <span className={styles.when}>{when}</span>
          <Block {...block} />
          {next && <Block {...next} />}
        </div>
      ))}
    </div>
  </div>
);

function Block({ kind, text }: { kind: string; text: string }) {
  return (
    <div className={styles.block}>
      <span className={styles.kind}>{kind}</span>
      <span className={styles.text}>{text}</span>
    </div>
  );
}

import type { BuilderWords } from '../../../text/words/pictureWords.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './BuilderPicture.module.css';

/** The no-code builder: a palette and a flow of blocks that ends in a branch. */
export function BuilderPicture({ words }: { words: BuilderWords }) {
  return (
    <div role="img" aria-label={words.label} className={styles.window} data-tone="card">
      <div className={styles.bar}>
        <b>{words.title}</b>
        <span className={styles.status}>{words.status}</span>
      </div>
      <div className={styles.desk}>
        <div className={styles.palette}>
          {words.palette.map((kind) => (
            <span key={kind} className={styles.brick}>
              {kind}
            </span>
          ))}
        </div>
        <div className={styles.canvas}>
          {words.steps.map((step) => (
            <Block key={step.text} {...step} />
          ))}
          <svg className={styles.fork} viewBox="0 0 200 40" preserveAspectRatio="none" aria-hidden="true">
            <path d="M50 40V26q0-10 8-10h84q8 0 8 10v14M100 0v16" />
          </svg>
          <div className={styles.branches}>
            {words.branches.map(({ when, ...block }) => (
              <div key={when} className={styles.branch}>
                <Badge>{when}</Badge>
                <Block {...block} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function Block({ kind, text }: { kind: string; text: string }) {
  return (
    <div className={styles.block}>
      <span className={styles.kind}>{kind}</span>
      <span>{text}</span>
    </div>
  );
}

import type { BuilderWords } from '../../../text/words/pictureWords.ts';
import styles from './BuilderPicture.module.css';
import { Chip } from './Chip.tsx';
import { Flow } from './Flow.tsx';

/** The builder with one flow, without palette and inspector. */
export const BuilderPicture = ({ words }: { words: BuilderWords }) => (
  <div role="img" aria-label={words.label} className={styles.window}>
    <p className={styles.bar}>
      <b className={styles.title}>{words.title}</b>
      <Chip>{words.status}</Chip>
    </p>
    <Flow words={words} />
  </div>
);

import type { BuilderScreenWords } from '../../../text/words/applicationWords.ts';
import styles from './Inspector.module.css';

/** The settings of the selected block. */
export const Inspector = ({ words }: { words: BuilderScreenWords['inspector'] }) => (
  <div className={styles.inspector}>
    <p>
      <b className={styles.title}>{words.title}</b>
      <span className={styles.about}>{words.about}</span>
    </p>
    {words.fields.map(({ name, value }) => (
      <p key={name} className={styles.field}>
        <b>{name}</b>
        <span>{value}</span>
      </p>
    ))}
    {words.switches.map((name) => (
      <p key={name} className={styles.switch}>
        {name}
        <i className={styles.knob} />
      </p>
    ))}
    <p className={styles.note}>{words.note}</p>
  </div>
);

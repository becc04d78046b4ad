import type { LookWords } from '../../../text/words/applicationWords.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';
import styles from './LookPanel.module.css';

/** The settings of the chat window's look. */
export const LookPanel = ({ words: { title, fields, values } }: { words: LookWords }) => (
  <div className={styles.panel}>
    <b className={styles.title}>{title}</b>
    <p className={styles.field}>
      {fields.name} <b>{values.name}</b>
    </p>
    <p className={styles.field}>
      {fields.icon}
      <LogoMark />
      <span className={styles.upload}>{values.upload}</span>
    </p>
    <p className={styles.field}>
      {fields.color}
      <i className={styles.petrol} />
      <i className={styles.ink} />
      <i className={styles.coral} />
      <i className={styles.sky} />
    </p>
    <p className={styles.field}>{fields.greeting}</p>
    <p className={styles.greeting}>{values.greeting}</p>
  </div>
);

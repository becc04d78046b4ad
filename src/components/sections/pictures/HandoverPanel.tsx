import type { HandoverWords } from '../../../text/words/applicationWords.ts';
import styles from './HandoverPanel.module.css';

/** What the person who takes over sees beside the conversation: its history, and why it came here. */
export const HandoverPanel = ({ words }: { words: HandoverWords }) => (
  <div className={styles.panel}>
    <b className={styles.title}>{words.title}</b>
    <p className={styles.quote}>{words.quote}</p>
    <HandoverHistory words={words} />
    <div className={styles.part}>
      <span className={styles.name}>{words.reasonTitle}</span>
      {words.reason.map(({ name, text }) => (
        <span key={name} className={styles.fact}>
          <span>{name}</span> <b>{text}</b>
        </span>
      ))}
    </div>
    <div className={styles.part}>
      <span className={styles.name}>{words.assignedTitle}</span>
      <span>
        <b>{words.assigned.name}</b> · {words.assigned.text}
      </span>
    </div>
    <div className={styles.actions}>
      {words.actions.map((action) => (
        <span key={action}>{action}</span>
      ))}
    </div>
  </div>
);

/** What happened in a conversation before somebody took over. */
export const HandoverHistory = ({ words }: { words: Pick<HandoverWords, 'historyTitle' | 'history'> }) => (
  <div className={styles.part}>
    <span className={styles.name}>{words.historyTitle}</span>
    {words.history.map(({ time, text }) => (
      <span key={time} className={styles.step}>
        {time} <b>{text}</b>
      </span>
    ))}
  </div>
);

import type { ReactNode } from 'react';
import type { ConversationListWords, ConversationRow } from '../../../text/words/applicationWords.ts';
import type { ConversationState } from '../../../text/words/pictureWords.ts';
import { classes } from '../../ui/classes.ts';
import { LogoMark, type MarkState } from '../../ui/LogoMark.tsx';
import { Chip } from './Chip.tsx';
import styles from './ConversationList.module.css';

type ConversationListProps = {
  words: ConversationListWords;
  /** Beside the title. */
  sample?: string | undefined;
  /** Title of the open conversation; by default the first. */
  open?: string | undefined;
  /** Between the title and the list. */
  children?: ReactNode;
};

/** The list of conversations with their states. */
export const ConversationList = ({ words, sample, open, children }: ConversationListProps) => (
  <div className={styles.list}>
    <p className={styles.head}>
      <b className={styles.title}>{words.title}</b>
      {sample && <Chip>{sample}</Chip>}
    </p>
    {words.tabs && (
      <p className={styles.tabs}>
        {words.tabs.map((tab) => (
          <span key={tab}>{tab}</span>
        ))}
      </p>
    )}
    {children}
    <ul className={styles.rows}>
      {words.rows.map((row, index) => (
        <Row key={row.title} {...row} isOpen={open === undefined ? index === 0 : row.title === open} />
      ))}
    </ul>
  </div>
);

const marks: Record<ConversationState, MarkState> = {
  person: 'handing-over',
  ai: 'speaking',
  team: 'listening',
  done: 'asleep',
};

type RowProps = ConversationRow & { isOpen: boolean };

function Row({ title, language, time, text, badge, state = 'done', isOpen }: RowProps) {
  return (
    <li className={classes(styles.row, styles[state], isOpen && styles.open)}>
      <LogoMark state={marks[state]} className={styles.mark} />
      <span className={styles.who}>
        <b>{title}</b> {language && <i className={styles.language}>{language}</i>}
      </span>{' '}
      {time && <span className={styles.time}>{time}</span>} <span className={styles.text}>{text}</span>{' '}
      {badge && <Chip state={state}>{badge}</Chip>}
    </li>
  );
}

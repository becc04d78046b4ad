import type { ReactNode } from 'react';
import type { ConversationState } from '../../../text/words/pictureWords.ts';
import { classes } from '../../ui/classes.ts';
import styles from './Chip.module.css';

/** One or two words about the state of a conversation, as the application shows it. */
export const Chip = ({ state = 'done', children }: { state?: ConversationState | undefined; children: ReactNode }) => (
  <span className={classes(styles.chip, styles[state])}>{children}</span>
);

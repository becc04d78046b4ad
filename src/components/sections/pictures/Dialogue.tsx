import { Fragment, type ReactNode } from 'react';
import type { DialogueWords } from '../../../text/words/applicationWords.ts';
import type { ChatWindowWords } from '../../../text/words/pictureWords.ts';
import styles from './Dialogue.module.css';
import drawn from './Transcript.module.css';

type DialogueProps = {
  words: DialogueWords;
  chatWindow: Pick<ChatWindowWords, 'speakers' | 'source'>;
  /** Below the messages. */
  children?: ReactNode;
};

/**
 * An open conversation as the team sees it: its own words and the assistant's right, the customer left. Speakers are
 * named for screen readers; a team member visibly too, because colour alone is not enough (WCAG 2.2, 1.4.1).
 */
export const Dialogue = ({ words, chatWindow, children }: DialogueProps) => (
  <div className={styles.dialogue}>
    {words.title && (
      <p className={styles.head}>
        <b>{words.title}</b> {words.about && <span>{words.about}</span>}
      </p>
    )}
    <ol className={styles.talk}>
      {words.messages.map(({ from, at, text, lang, source, event }) => (
        <Fragment key={text}>
          {event && <li className={styles.event}>{event}</li>}
          <li className={styles[from]}>
            <span data-speaker="" className={from === 'team' ? drawn.named : drawn.spoken}>
              {chatWindow.speakers[from]}:{' '}
            </span>
            <span lang={lang}>{text}</span>
            {at && <span className={styles.at}>{at}</span>}
            {source && (
              <span className={drawn.source}>
                {chatWindow.source}: {source}
              </span>
            )}
          </li>
        </Fragment>
      ))}
    </ol>
    {children}
  </div>
);

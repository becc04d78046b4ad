import type { ChatWindowWords, TranscriptMessage } from '../../../text/words/pictureWords.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import { classes } from '../../ui/classes.ts';
import { SampleNote } from '../../ui/SampleNote.tsx';
import styles from './AnnotatedTranscript.module.css';

type AnnotatedTranscriptProps = {
  label: string;
  talk: { message: TranscriptMessage; comment?: string | undefined }[];
  chatWindow: ChatWindowWords;
};

/** A transcript with comments: in the margin on wide screens; below the message on narrow ones, and where they are long. */
export function AnnotatedTranscript({ label, talk, chatWindow }: AnnotatedTranscriptProps) {
  return (
    <div className={styles.talk}>
      <ol aria-label={label}>
        {talk.map(({ message, comment }) => (
          <li key={message.text} className={styles.turn}>
            <div className={styles.said} data-tone="card">
              <p data-speaker="" className={message.from === 'visitor' ? styles.visitor : styles.speaker}>
                {chatWindow.speakers[message.from]}
              </p>
              <Bubble
                speaker={message.from === 'visitor' ? 'right' : 'left'}
                className={message.from === 'team' ? styles.team : undefined}
              >
                <span lang={message.lang}>{message.text}</span>
                {message.source && (
                  <span className={styles.source}>
                    {chatWindow.source}: {message.source}
                  </span>
                )}
              </Bubble>
            </div>
            {comment && (
              <p className={classes(styles.comment, fitsBeside(comment, message) && styles.beside)}>{comment}</p>
            )}
          </li>
        ))}
      </ol>
      <SampleNote text={chatWindow.sampleNote} />
    </div>
  );
}

/** Whether the comment is at most a line higher than the turn, in lines of the margin's 23 and the bubble's 58 characters. */
function fitsBeside(comment: string, { text, source }: TranscriptMessage): boolean {
  const lines = Math.ceil(comment.length / 23);
  const room = 2 + Math.ceil(text.length / 58) + (source ? 1 : 0);
  return lines <= room + 1;
}

import type { ChatWindowWords, TranscriptMessage } from '../../../text/words/pictureWords.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import styles from './AnnotatedTranscript.module.css';

type AnnotatedTranscriptProps = {
  label: string;
  talk: { message: TranscriptMessage; comment?: string | undefined }[];
  chatWindow: ChatWindowWords;
};

/** A transcript with comments: in the margin on wide screens, below the message on narrow ones. */
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
            {comment && <p className={styles.comment}>{comment}</p>}
          </li>
        ))}
      </ol>
      <SampleNote text={chatWindow.sampleNote} />
    </div>
  );
}

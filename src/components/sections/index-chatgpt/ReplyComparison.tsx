import type { Words } from '../../../text/words/de.ts';
import type { ChatWindowWords } from '../../../text/words/pictureWords.ts';
import { Button } from '../../ui/Button.tsx';
import { DarkOpening } from '../../ui/DarkOpening.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Reply } from './Reply.tsx';
import styles from './ReplyComparison.module.css';

type ReplyComparisonProps = { words: Words['indexChatgpt']; chatWindow: ChatWindowWords; contactHref: string };

/** The page's promise: one question, answered by a bare model and by a model with retrieval. */
export function ReplyComparison({ words, chatWindow, contactHref }: ReplyComparisonProps) {
  const { label, free, grounded } = words.compare;
  const bare: ChatWindowWords = {
    ...chatWindow,
    name: free.speaker,
    status: free.status,
    speakers: { ...chatWindow.speakers, assistant: free.speaker },
  };
  return (
    <DarkOpening labelledBy="chatgpt-title" className={styles.section}>
      <SectionHead level={1} id="chatgpt-title" title={words.title} />
      <div className={styles.words}>
        <p className={styles.lead}>{words.lead}</p>
        <Button href={contactHref} variant="highlight">
          {words.cta}
        </Button>
      </div>
      <div className={styles.stage}>
        <Stage>
          <p className={styles.label}>{label}</p>
          <ul className={styles.replies}>
            <Reply words={free} chatWindow={bare} kind="free" />
            <Reply words={grounded} chatWindow={chatWindow} kind="grounded" />
          </ul>
          <p className={styles.mark}>{words.how.mark}</p>
        </Stage>
      </div>
    </DarkOpening>
  );
}

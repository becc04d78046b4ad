import type { ChatWindowWords, InboxWords } from '../../../text/words/pictureWords.ts';
import { ConversationList } from './ConversationList.tsx';
import { Dialogue } from './Dialogue.tsx';
import styles from './InboxPicture.module.css';

type InboxPictureProps = { words: InboxWords; chatWindow: ChatWindowWords };

/** The application with a list (conversations, systems) and one conversation. Its texts are content of the page. */
export function InboxPicture({ words, chatWindow }: InboxPictureProps) {
  const rows = words.items.map(({ detail, ...item }) => ({ ...item, text: detail }));
  const open = words.items.find(({ title }) => title === words.chatTitle)?.title;
  return (
    <figure className={styles.picture} aria-label={words.label}>
      <div className={styles.window}>
        <div className={styles.side}>
          <ConversationList words={{ title: words.listTitle, rows }} open={open} />
          <p className={styles.note}>{words.note}</p>
        </div>
        <Dialogue words={{ title: words.chatTitle, messages: words.messages }} chatWindow={chatWindow} />
      </div>
    </figure>
  );
}

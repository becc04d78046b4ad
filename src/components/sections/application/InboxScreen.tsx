import Send from '~icons/lucide/arrow-up';
import Book from '~icons/lucide/book-open';
import Search from '~icons/lucide/search';
import type { ApplicationWords } from '../../../text/words/applicationWords.ts';
import type { ChatWindowWords } from '../../../text/words/pictureWords.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ConversationList } from '../pictures/ConversationList.tsx';
import { Dialogue } from '../pictures/Dialogue.tsx';
import { HandoverPanel } from '../pictures/HandoverPanel.tsx';
import { ApplicationWindow } from './ApplicationWindow.tsx';
import { DrawnButton } from './DrawnButton.tsx';
import styles from './InboxScreen.module.css';

type InboxScreenProps = { words: ApplicationWords; chatWindow: ChatWindowWords };

/** The team's inbox: conversations with their states, the open one with its composer, and the handover. */
export function InboxScreen({ words, chatWindow }: InboxScreenProps) {
  const { label, search, channels, list, dialogue, composer, handover } = words.inbox;
  return (
    <ApplicationWindow label={label} screen="inbox" className={styles.screen}>
      <div className={styles.list}>
        <ConversationList words={list} sample={words.sample}>
          <p className={styles.fields}>
            <span className={styles.field}>
              <Icon of={Search} /> {search}
            </span>
            <span className={styles.field}>{channels}</span>
          </p>
        </ConversationList>
      </div>
      <div className={styles.open}>
        <Dialogue words={dialogue} chatWindow={chatWindow}>
          <div className={styles.composer}>
            <p className={styles.draft}>{composer.draft}</p>
            <p className={styles.send}>
              <Icon of={Book} /> {composer.hint}
              <DrawnButton icon={Send} solid>
                {composer.send}
              </DrawnButton>
            </p>
          </div>
        </Dialogue>
      </div>
      <div className={styles.handover}>
        <HandoverPanel words={handover} />
      </div>
    </ApplicationWindow>
  );
}

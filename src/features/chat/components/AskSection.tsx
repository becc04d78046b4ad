import type { ConversationTurn } from '../../../../bot/protocol/conversation.ts';
import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import type { Words } from '../../../text/words/de.ts';
import styles from './AskSection.module.css';
import { PageChat, type PageChatLinks } from './PageChat.tsx';
import { PageChatTurn } from './PageChatTurn.tsx';

type AskSectionProps = {
  words: Words['pageChat'];
  chatFrame: Words['chatFrame'];
  links: PageChatLinks;
  shown: {
    said: readonly ConversationTurn[];
    suggestions: readonly string[];
    history: string;
    draft?: string;
    problem?: string;
  };
};

/** The page `ask`: the conversation so far, and the field for the next question. */
export function AskSection({ words, chatFrame, links, shown }: AskSectionProps) {
  const { speakers, sources } = chatFrame;
  const greeting: ConversationTurn = { who: 'assistant', text: words.greeting };
  return (
    <Section labelledBy="ask-title" className={styles.columns}>
      <SectionHead level={1} size={2} id="ask-title" title={words.title} lead={words.lead} />
      <PageChat words={chatFrame} {...{ links }} {...shown}>
        {[greeting, ...shown.said].map((turn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows at its end
          <PageChatTurn key={index} turn={turn} speaker={speakers[turn.who]} sourcesLabel={sources} />
        ))}
        {shown.problem && <p role="alert">{shown.problem}</p>}
      </PageChat>
    </Section>
  );
}

import type { Words } from '../../../text/words/de.ts';
import type { ChatWindowWords } from '../../../text/words/pictureWords.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { ChatPicture } from '../pictures/ChatPicture.tsx';
import styles from './IndustryHero.module.css';

type IndustryHeroProps = {
  name: string;
  headline: string;
  lead: string;
  opening: { question: string; answer: string; source?: string | undefined; replies: string[] };
  words: Words['industry'];
  chatWindow: ChatWindowWords;
  demoHref: string;
  /** window: inside the chat window. aloud: only the two sentences, large. */
  picture: 'window' | 'aloud';
};

/** The industry's typical question with the assistant's answer. */
export function IndustryHero(props: IndustryHeroProps) {
  const { name, headline, lead, words, demoHref, picture } = props;
  return (
    <Section padding="none" labelledBy="industry-title" className={styles.hero}>
      <div className={styles.text}>
        <SectionHead
          level={1}
          id="industry-title"
          eyebrow={name}
          title={headline}
          lead={lead}
          className={styles.head}
        />
        <div className={styles.actions}>
          <Button href={demoHref}>{words.demo}</Button>
          <Button href="#talk" variant="secondary">
            {words.toTalk}
          </Button>
        </div>
      </div>
      {picture === 'window' ? <ChatOpening {...props} /> : <SpokenOpening {...props} />}
    </Section>
  );
}

function ChatOpening({ opening, words, chatWindow }: IndustryHeroProps) {
  const { question, answer, source, replies } = opening;
  return (
    <Stage sun>
      <ChatPicture
        words={{
          label: words.openingLabel,
          messages: [
            { from: 'visitor', text: question },
            { from: 'assistant', text: answer, ...(source && { source }) },
          ],
          replies,
        }}
        chatWindow={chatWindow}
        staged
      />
    </Stage>
  );
}

function SpokenOpening({ opening, words, chatWindow }: IndustryHeroProps) {
  return (
    <Stage tone="sky" speaker="right" sun>
      <ol className={styles.aloud} aria-label={words.openingLabel}>
        <li className={styles.visitor}>
          <span data-speaker="" className={styles.speaker}>
            {chatWindow.speakers.visitor}
          </span>
          <Bubble speaker="right" className={styles.loud}>
            {opening.question}
          </Bubble>
        </li>
        <li>
          <span data-speaker="" className={styles.speaker}>
            {chatWindow.status}
          </span>
          <Bubble speaker="left" className={styles.said}>
            {opening.answer}
            {opening.source && (
              <span className={styles.source}>
                {chatWindow.source}: {opening.source}
              </span>
            )}
          </Bubble>
        </li>
      </ol>
    </Stage>
  );
}

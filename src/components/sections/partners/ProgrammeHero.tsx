import type { Programme } from '../../../text/words/de/partners.ts';
import type { ChatWindowWords } from '../../../text/words/pictureWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { ChatPicture } from '../pictures/ChatPicture.tsx';
import styles from './ProgrammeHero.module.css';

type ProgrammeHeroProps = { words: Programme; chatWindow: ChatWindowWords; applyHref: string };

/** Audience of the programme, beside a chat with a typical first question. */
export const ProgrammeHero = ({ words, chatWindow, applyHref }: ProgrammeHeroProps) => (
  <Section labelledBy="programme-title" className={styles.columns}>
    <div className={styles.words}>
      <SectionHead level={1} id="programme-title" title={words.hero.title} lead={words.hero.lead} />
      <p>
        <Button href={applyHref}>{words.hero.button}</Button>
      </p>
    </div>
    <Stage sun>
      <ChatPicture words={words.picture} chatWindow={chatWindow} />
    </Stage>
  </Section>
);

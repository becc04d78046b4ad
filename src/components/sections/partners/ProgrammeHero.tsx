import type { Programme } from '../../../text/words/de/partners.ts';
import type { ChatWindowWords } from '../../../text/words/pictureWords.ts';
import { Button } from '../../ui/Button.tsx';
import { StageHero } from '../../ui/StageHero.tsx';
import { ChatPicture } from '../pictures/ChatPicture.tsx';

type ProgrammeHeroProps = { words: Programme; chatWindow: ChatWindowWords; applyHref: string };

/** Audience of the programme, beside a chat with a typical first question. */
export const ProgrammeHero = ({ words: { hero, picture }, chatWindow, applyHref }: ProgrammeHeroProps) => (
  <StageHero
    titleId="programme-title"
    title={hero.title}
    lead={hero.lead}
    actions={<Button href={applyHref}>{hero.button}</Button>}
  >
    <ChatPicture words={picture} chatWindow={chatWindow} />
  </StageHero>
);

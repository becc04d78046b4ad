import type { BuilderWords, ChatWindowWords, ChatWords, InboxWords } from '../../../text/words/pictureWords.ts';
import { BuilderPicture } from './BuilderPicture.tsx';
import { ChatPicture } from './ChatPicture.tsx';
import { InboxPicture } from './InboxPicture.tsx';

type ContentPictureProps = {
  picture:
    | { kind: 'chat'; words: ChatWords }
    | { kind: 'inbox'; words: InboxWords }
    | { kind: 'builder'; words: BuilderWords };
  chatWindow: ChatWindowWords;
};

/** The product picture that a content file selects. */
export function ContentPicture({ picture, chatWindow }: ContentPictureProps) {
  if (picture.kind === 'chat') return <ChatPicture words={picture.words} chatWindow={chatWindow} />;
  if (picture.kind === 'inbox') return <InboxPicture words={picture.words} chatWindow={chatWindow} />;
  return <BuilderPicture words={picture.words} />;
}

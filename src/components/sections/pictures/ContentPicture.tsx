import { BuilderPicture } from './BuilderPicture.tsx';
import { ChatPicture } from './ChatPicture.tsx';
import { InboxPicture } from './InboxPicture.tsx';
import type { BuilderWords, ChatWindowWords, ChatWords, InboxWords } from './pictureWords.ts';

type ContentPictureProps = {
  picture:
    | { kind: 'chat'; words: ChatWords }
    | { kind: 'inbox'; words: InboxWords }
    | { kind: 'builder'; words: BuilderWords };
  frame: ChatWindowWords;
};

/** The product picture that a content file selects. */
export function ContentPicture({ picture, frame }: ContentPictureProps) {
  if (picture.kind === 'chat') return <ChatPicture words={picture.words} frame={frame} />;
  if (picture.kind === 'inbox') return <InboxPicture words={picture.words} frame={frame} />;
  return <BuilderPicture words={picture.words} />;
}

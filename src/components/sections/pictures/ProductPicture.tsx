import { BuilderPicture } from './BuilderPicture.tsx';
import { ChatPicture } from './ChatPicture.tsx';
import { InboxPicture } from './InboxPicture.tsx';
import type { BuilderWords, ChatFrame, ChatWords, InboxWords } from './words.ts';

type ProductPictureProps = {
  picture:
    | { kind: 'chat'; words: ChatWords }
    | { kind: 'inbox'; words: InboxWords }
    | { kind: 'builder'; words: BuilderWords };
  frame: ChatFrame;
};

/** The product picture that a content file selects. */
export function ProductPicture({ picture, frame }: ProductPictureProps) {
  if (picture.kind === 'chat') return <ChatPicture words={picture.words} frame={frame} />;
  if (picture.kind === 'inbox') return <InboxPicture words={picture.words} frame={frame} />;
  return <BuilderPicture words={picture.words} />;
}

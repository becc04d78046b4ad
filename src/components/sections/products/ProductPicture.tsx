import type { Locale } from '../../../routes/table.ts';
import type { ProductPicture as Picture } from '../../../text/content/products/schema.ts';
import type { Words } from '../../../text/words/de.ts';
import { BuilderScreen } from '../application/BuilderScreen.tsx';
import { DashboardScreen } from '../application/DashboardScreen.tsx';
import { InboxScreen } from '../application/InboxScreen.tsx';
import { CallPicture } from '../call/CallPicture.tsx';
import { ChatPicture } from '../pictures/ChatPicture.tsx';
import { InboxPicture } from '../pictures/InboxPicture.tsx';

type ProductPictureProps = { picture: Picture; words: Pick<Words, 'application' | 'pictures'>; locale: Locale };

/** The picture that a product's content selects, with its texts. */
export function ProductPicture({ picture, words, locale }: ProductPictureProps) {
  const { chatWindow, callWindow } = words.pictures;
  switch (picture.kind) {
    case 'chat':
      return <ChatPicture words={picture.words} chatWindow={chatWindow} />;
    case 'inbox':
      return <InboxPicture words={picture.words} chatWindow={chatWindow} />;
    case 'call':
      return <CallPicture words={picture.words} callWindow={callWindow} />;
    case 'screen':
      if (picture.screen === 'inbox') return <InboxScreen words={words.application} chatWindow={chatWindow} />;
      if (picture.screen === 'builder') return <BuilderScreen words={words.application} />;
      return <DashboardScreen words={words.application} locale={locale} />;
  }
}

import type { ProductPicture as Picture } from '../../../text/content/products/schema.ts';
import type { ChatWindowWords } from '../../../text/words/pictureWords.ts';
import { BuilderPicture } from '../pictures/BuilderPicture.tsx';
import { ChatPicture } from '../pictures/ChatPicture.tsx';
import { DashboardPicture } from '../pictures/DashboardPicture.tsx';
import { InboxPicture } from '../pictures/InboxPicture.tsx';
import { WidgetPicture } from '../pictures/WidgetPicture.tsx';

/** The picture that a product's content selects, with its texts. */
export function ProductPicture({ picture, chatWindow }: { picture: Picture; chatWindow: ChatWindowWords }) {
  switch (picture.kind) {
    case 'chat':
      return <ChatPicture words={picture.words} chatWindow={chatWindow} />;
    case 'inbox':
      return <InboxPicture words={picture.words} chatWindow={chatWindow} />;
    case 'builder':
      return <BuilderPicture words={picture.words} />;
    case 'dashboard':
      return <DashboardPicture words={picture.words} />;
    case 'widget':
      return <WidgetPicture words={picture.words} />;
  }
}

import { ConversationPage } from '../../../components/sections/ConversationPage.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import type { Words } from '../../../text/words/de.ts';

type NoConnectionProps = { words: Words['offline']; speakers: Words['common']['speakers'] };

/** The offline page, shown by the service worker only. */
export function OfflinePage({ words, speakers }: NoConnectionProps) {
  const { eyebrow, title, lead, lines, retry } = words;
  return (
    <ConversationPage
      mark="asleep"
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      lines={lines}
      speakers={speakers}
      replies={[]}
    >
      <p>
        <Button data-retry="">{retry}</Button>
      </p>
    </ConversationPage>
  );
}

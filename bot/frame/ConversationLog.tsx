import { type RefObject, useLayoutEffect } from 'react';
import { Button } from '../../src/components/ui/Button.tsx';
import styles from './BotWindow.module.css';
import type { BotConfig } from './botConfig.ts';
import { ChatMessage } from './ChatMessage.tsx';
import { QuickReplies } from './QuickReplies.tsx';
import type { Conversation } from './useConversation.ts';

type LogProps = {
  config: BotConfig;
  conversation: Conversation;
  log: RefObject<HTMLDivElement | null>;
  /** Called before a pressed control is removed. */
  focusAfterPress: () => void;
  onHandover: () => void;
};

/** The conversation as a live region. The first message states that the visitor chats with an AI. */
export function ConversationLog({ config, conversation, log, focusAfterPress, onHandover }: LogProps) {
  const { words, links, starters } = config;
  const { said, isBusy, problem, say } = conversation;
  const last = said.at(-1);

  // The newest answer from its beginning, with the end of the question above it: less in a low window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new is to be seen
  useLayoutEffect(() => {
    const newest = log.current?.querySelector<HTMLElement>('[data-newest]');
    if (!log.current || !newest) return;
    const { clientHeight } = log.current;
    const above = Math.max(clientHeight / 6, clientHeight - newest.offsetHeight - 16);
    log.current.scrollTop = newest.offsetTop - Math.min(72, above);
  }, [log, said, isBusy, problem]);

  const press = (act: () => void) => {
    focusAfterPress();
    act();
  };
  const act = (kind: 'handover' | 'demo' | 'keep', label: string) => {
    if (kind === 'handover') onHandover();
    else press(() => (kind === 'keep' ? conversation.keepQuestion(label) : conversation.offerTimes(label)));
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (axe: scrollable-region-focusable)
    <div ref={log} role="log" aria-label={words.log} className={styles.log} tabIndex={0}>
      <ChatMessage words={words} said={{ who: 'assistant', text: words.greeting }} />
      {said.map((one, index) => (
        <ChatMessage
          // With the language, because Preact would leave an empty `lang` when it goes (docs/decisions/0352).
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows at its end
          key={`${index} ${one.lang}`}
          words={words}
          said={one}
          isNewest={one === last && !isBusy && !problem}
        />
      ))}
      {conversation.dropped.length > 0 && (
        <div>
          <button type="button" className={styles.reply} onClick={() => press(conversation.undoStartAgain)}>
            {words.undo}
          </button>
        </div>
      )}
      {!isBusy && !problem && (
        <QuickReplies
          label={words.suggestions}
          suggestions={last ? (last.suggestions ?? []) : starters}
          actions={last?.actions ?? []}
          lang={last?.lang}
          onSay={(text) => press(() => say(text))}
          onAct={act}
        />
      )}
      {isBusy && (
        <p className={styles.typing} data-newest>
          <span className={styles.hidden}>{words.busy}</span>
        </p>
      )}
      {problem !== '' && (
        <div role="alert" className={styles.problem} data-newest>
          <p>{problem}</p>
          <div className={styles.replies}>
            {last?.who === 'visitor' && (
              <Button size="small" onClick={() => press(conversation.retry)}>
                {words.retry}
              </Button>
            )}
            <Button size="small" variant="secondary" href={links.contact} target="_top">
              {words.contact}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import styles from './Bot.module.css';
import { BotHeader } from './BotHeader.tsx';
import { Composer } from './Composer.tsx';
import type { Config } from './config.ts';
import { Handover } from './Handover.tsx';
import { Log } from './Log.tsx';
import type { Parent } from './parent.ts';
import { useConversation } from './useConversation.ts';
import { useOnline } from './useOnline.ts';
import { useParent } from './useParent.ts';

type BotProps = { config: Config; parent: Parent | undefined };

/** The built-in bot's window: what was said, what can be asked, and the way to people. */
export function Bot({ config, parent }: BotProps) {
  const { words, links } = config;
  const [page, setPage] = useState('');
  const [isHandingOver, setHandingOver] = useState(false);
  const conversation = useConversation(config, parent, page);
  const isOnline = useOnline();
  const input = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const log = useRef<HTMLDivElement>(null);

  /** On a small screen the keyboard would cover the conversation: the focus is on its name. */
  const focus = useCallback((isMobile: boolean) => {
    (isMobile ? heading.current : (input.current ?? heading.current))?.focus();
  }, []);
  /**
   * A pressed suggestion disappears with its focus. The field comes next for the keyboard, and the log announces the
   * answer without the focus (ARIA, live region). On touch the field would open the on-screen keyboard over the answer:
   * there the focus goes to the log.
   */
  const focusAfterPress = () => {
    const next = matchMedia('(pointer: coarse)').matches ? log : input;
    next.current?.focus({ preventScroll: true });
  };
  // The form for people takes the focus with it when it goes, sent or not.
  const wasHandingOver = useRef(false);
  useEffect(() => {
    if (wasHandingOver.current && !isHandingOver) focusAfterPress();
    wasHandingOver.current = isHandingOver;
  });
  /** A new conversation from its greeting, another one at its end. */
  const shown = () => log.current?.scrollTo({ top: conversation.said.length === 0 ? 0 : log.current.scrollHeight });
  const close = useParent({ config, parent, restore: conversation.restore, setPage, focus, shown });

  const startAgain = () => {
    conversation.startAgain();
    setHandingOver(false);
    input.current?.focus();
  };
  const handedOver = (email: string) => {
    setHandingOver(false);
    const text = words.handover.done.replace('{email}', email);
    // The log comes back first: a live region announces only what is added to it.
    setTimeout(() => conversation.add({ who: 'assistant', text }), 150);
  };

  return (
    <main aria-label={words.title} className={styles.window} data-tone="card">
      <BotHeader words={words} heading={heading} onAgain={startAgain} onClose={close} />
      {isHandingOver ? (
        <Handover
          {...{ config, parent, page }}
          said={conversation.said}
          onDone={handedOver}
          onBack={() => setHandingOver(false)}
          onCrisis={(text) => {
            setHandingOver(false);
            conversation.say(text);
          }}
        />
      ) : (
        <>
          <Log {...{ config, conversation, log, focusAfterPress }} onHandover={() => setHandingOver(true)} />
          {!isOnline && (
            <p role="status" className={styles.offline} data-tone="marigold">
              {words.offline}
            </p>
          )}
          <Composer
            {...{ words, input, conversation }}
            privacyHref={links.privacy}
            onHandover={() => setHandingOver(true)}
          />
        </>
      )}
    </main>
  );
}

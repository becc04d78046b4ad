import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadOrReload } from '../../src/components/browser/load-or-reload.client.ts';
import { BotHeader } from './BotHeader.tsx';
import styles from './BotWindow.module.css';
import type { BotConfig } from './botConfig.ts';
import { Composer } from './Composer.tsx';
import { ConversationLog } from './ConversationLog.tsx';
import type { ParentPage } from './connectParent.ts';
import type { HandoverForm } from './HandoverForm.tsx';
import { useConversation } from './useConversation.ts';
import { useOnline } from './useOnline.ts';
import { useParent } from './useParent.ts';

/** Few visitors open the form. */
const loadForm = () => import('./HandoverForm.tsx');

type BotProps = { config: BotConfig; parent: ParentPage | undefined };

/** The window of the built-in bot: conversation, suggestions and hand-over. */
export function BotWindow({ config, parent }: BotProps) {
  const { words, links } = config;
  const [page, setPage] = useState('');
  /** Undefined: the conversation is shown. */
  const [Form, setForm] = useState<typeof HandoverForm>();
  const conversation = useConversation(config, parent, page);
  const isOnline = useOnline();
  const input = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const log = useRef<HTMLDivElement>(null);

  /** On a phone the on-screen keyboard would cover the conversation: the heading gets the focus instead. */
  const focus = useCallback((isMobile: boolean) => {
    const isPhone = isMobile && matchMedia('(pointer: coarse)').matches;
    (isPhone ? heading.current : (input.current ?? heading.current))?.focus();
  }, []);
  /**
   * A pressed suggestion is removed together with the focus. The focus moves to the field for keyboard users; the log
   * announces the answer without focus (ARIA, live region). On touch devices the field would open the on-screen
   * keyboard over the answer, so the log gets the focus.
   */
  const focusAfterPress = () => {
    const next = matchMedia('(pointer: coarse)').matches ? log : input;
    next.current?.focus({ preventScroll: true });
  };
  // The form for the hand-over loses the focus when it closes, sent or not.
  const wasHandingOver = useRef(false);
  useLayoutEffect(() => {
    if (wasHandingOver.current && !Form) focusAfterPress();
    wasHandingOver.current = Form !== undefined;
  });
  // After the first answer in the background, so that the form opens even if the connection is lost.
  const hasAnswer = conversation.said.length > 1;
  useEffect(() => {
    if (hasAnswer) loadForm().catch(() => {});
  }, [hasAnswer]);
  // The question that got no answer for want of a connection is sent again.
  useEffect(() => {
    if (isOnline && conversation.problem === words.offline) conversation.retry();
  }, [isOnline, conversation, words]);
  /** Scrolls a new conversation to its greeting, an existing one to its end. */
  const shown = () => log.current?.scrollTo({ top: conversation.said.length === 0 ? 0 : log.current.scrollHeight });
  const { restore, say } = conversation;
  const closeForm = () => setForm(undefined);
  const handOver = () => {
    loadOrReload(loadForm).then(
      (loaded) => setForm(() => loaded.HandoverForm),
      () => navigator.onLine && open(links.contact, '_top'),
    );
  };
  const close = useParent({ config, parent, restore, say, setPage, focus, shown, handOver });

  const startAgain = () => {
    conversation.startAgain();
    closeForm();
    input.current?.focus();
  };
  const handedOver = (email: string) => {
    closeForm();
    const text = words.handover.done.replace('{email}', email);
    // The log must be rendered first: a live region announces only additions.
    setTimeout(() => conversation.add({ who: 'assistant', text }), 150);
  };

  return (
    <main aria-label={words.title} className={styles.window} data-tone="card">
      <BotHeader words={words} heading={heading} onAgain={startAgain} onClose={close} />
      {Form ? (
        <Form
          {...{ config, parent, page }}
          said={conversation.said}
          onDone={handedOver}
          onBack={closeForm}
          onCrisis={(text) => {
            closeForm();
            conversation.say(text);
          }}
        />
      ) : (
        <>
          <ConversationLog {...{ config, conversation, log, focusAfterPress }} onHandover={handOver} />
          {!isOnline && conversation.problem !== words.offline && (
            <p role="status" className={styles.offline} data-tone="marigold">
              {words.offline}
            </p>
          )}
          <Composer {...{ words, input, log, conversation }} privacyHref={links.privacy} onHandover={handOver} />
        </>
      )}
    </main>
  );
}

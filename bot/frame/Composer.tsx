import type { KeyboardEvent, RefObject } from 'react';
import Send from '~icons/lucide/arrow-up';
import { Icon } from '../../src/components/ui/Icon.tsx';
import { questionLimits } from '../protocol/botApi.ts';
import styles from './BotWindow.module.css';
import type { BotConfig } from './botConfig.ts';
import type { Conversation } from './useConversation.ts';

type ComposerProps = {
  words: BotConfig['words'];
  privacyHref: string;
  input: RefObject<HTMLTextAreaElement | null>;
  conversation: Conversation;
  onHandover: () => void;
};

/**
 * The input field and the hand-over button. Enter sends, Shift+Enter inserts a line break; a pending answer blocks
 * sending.
 */
export function Composer({ words, privacyHref, input, conversation, onHandover }: ComposerProps) {
  const { draft, setDraft, isBusy, isInCrisis, say } = conversation;
  const send = () => {
    if (isBusy || draft.trim() === '') return;
    say(draft);
    setDraft('');
    input.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.above}>
        <label htmlFor="question" className={styles.label}>
          {words.field}
        </label>
        {!isInCrisis && (
          <button type="button" className={styles.people} onClick={onHandover}>
            {words.handover.open}
          </button>
        )}
      </div>
      <div className={styles.row}>
        <textarea
          ref={input}
          id="question"
          rows={1}
          maxLength={questionLimits.text}
          enterKeyHint="send"
          autoComplete="off"
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={sendOnEnter}
          className={styles.input}
        />
        <button type="submit" className={styles.send} aria-label={words.send} aria-disabled={isBusy || undefined}>
          <Icon of={Send} />
        </button>
      </div>
      <p className={styles.note}>
        {words.note}{' '}
        <a href={privacyHref} target="_top">
          {words.privacy}
        </a>
      </p>
    </form>
  );
}

import { type KeyboardEvent, type RefObject, useState } from 'react';
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
  log: RefObject<HTMLDivElement | null>;
  conversation: Conversation;
  onHandover: () => void;
};

/**
 * The input field and the hand-over button. Enter sends, Shift+Enter inserts a line break; a pending answer blocks
 * sending. Page keys scroll the conversation, and arrow keys while the field is empty.
 */
export function Composer({ words, privacyHref, input, log, conversation, onHandover }: ComposerProps) {
  const { draft, setDraft, isBusy, isInCrisis, say } = conversation;
  const [problem, setProblem] = useState('');
  const send = () => {
    if (isBusy) return;
    const { length } = draft.trim();
    const found = length === 0 ? words.empty : length > questionLimits.text ? words.tooLong : '';
    setProblem(found);
    if (found) return input.current?.focus();
    say(draft);
    setDraft('');
    input.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  /** In a low window an answer is longer than the log, which is many tab stops away. */
  const scrollLog = (event: KeyboardEvent) => {
    const page = (log.current?.clientHeight ?? 0) * 0.8;
    const arrows = draft === '' ? { ArrowUp: -48, ArrowDown: 48 } : {};
    const steps: Record<string, number> = { PageUp: -page, PageDown: page, ...arrows };
    const top = steps[event.key];
    if (!top || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    log.current?.scrollBy({ top });
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
          <button type="button" className={styles.quiet} onClick={onHandover}>
            {words.handover.open}
          </button>
        )}
      </div>
      <div className={styles.row}>
        <textarea
          ref={input}
          id="question"
          rows={1}
          enterKeyHint="send"
          autoComplete="off"
          value={draft}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? 'question-error' : undefined}
          onChange={({ target }) => {
            setDraft(target.value);
            setProblem('');
          }}
          onKeyDown={(event) => {
            sendOnEnter(event);
            scrollLog(event);
          }}
          className={styles.input}
        />
        <button type="submit" className={styles.send} aria-label={words.send} aria-disabled={isBusy || undefined}>
          <Icon of={Send} />
        </button>
      </div>
      {problem && (
        <p id="question-error" role="alert" className={styles.missing}>
          {problem}
        </p>
      )}
      <p className={styles.note}>
        {words.note}{' '}
        <a href={privacyHref} target="_top">
          {words.privacy}
        </a>
      </p>
    </form>
  );
}

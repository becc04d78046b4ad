import type { ReactNode } from 'react';
import Send from '~icons/lucide/arrow-up';
import drawn from '../../../components/sections/pictures/ChatPicture.module.css';
import { Icon } from '../../../components/ui/Icon.tsx';
import { LogoMark } from '../../../components/ui/LogoMark.tsx';
import type { Words } from '../../../text/words/de.ts';
import styles from './PageChat.module.css';

export type PageChatLinks = { ask: string; contact: string; privacy: string };

type PageChatProps = {
  /** The same as in the chat's frame. */
  words: Words['chatFrame'];
  links: PageChatLinks;
  /** Questions that one press asks. */
  suggestions: readonly string[];
  /** The conversation so far, as the next request sends it. */
  history?: string | undefined;
  /** What a refused request asked. */
  draft?: string | undefined;
  /** Greeting and turns (PageChatTurn). */
  children: ReactNode;
};

/**
 * The built-in bot in the page: a form that posts a question to the page `ask`. With script it answers in place
 * (page-chat.client.ts).
 */
export function PageChat({ words, links, suggestions, history, draft, children }: PageChatProps) {
  return (
    <form
      method="post"
      action={links.ask}
      aria-label={words.title}
      data-page-chat
      data-you={words.speakers.visitor}
      data-bot={words.speakers.assistant}
      data-sources={words.sources}
      data-busy={words.busy}
      data-failed={words.refused}
      data-offline={words.offline}
      data-empty={words.empty}
      data-too-long={words.tooLong}
      data-kept={words.keep.done}
      data-not-kept={words.keep.failed}
      data-tone="card"
      className={styles.window}
    >
      <div data-tone="petrol" className={drawn.bar}>
        <LogoMark inverted />
        <p className={drawn.who}>
          <span className={drawn.name}>{words.name}</span> <span className={drawn.status}>{words.status}</span>
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (axe: scrollable-region-focusable) */}
      <div role="log" aria-label={words.log} tabIndex={0} className={styles.log}>
        {children}
      </div>
      {/* Enter in the field presses the first button of the form. */}
      <button type="submit" hidden />
      <div data-suggestions className={styles.suggestions}>
        {suggestions.map((text) => (
          <button type="submit" key={text} name="suggestion" value={text}>
            {text}
          </button>
        ))}
      </div>
      {history && <input type="hidden" name="history" value={history} />}
      <div className={styles.composer}>
        <label htmlFor="page-chat-question">{words.field}</label>
        <a href={links.contact} data-people>
          {words.handover.open}
        </a>
        <input
          type="text"
          id="page-chat-question"
          name="question"
          autoComplete="off"
          enterKeyHint="send"
          defaultValue={draft}
        />
        <button type="submit" aria-label={words.send} className={styles.send}>
          <Icon of={Send} />
        </button>
        <p>
          {words.note} <a href={links.privacy}>{words.privacy}</a>
        </p>
      </div>
    </form>
  );
}

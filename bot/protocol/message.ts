/**
 * What a visitor asks the built-in bot, and what it answers (`POST /api/bot/message`): the types that the bot's frame and
 * its server share. No library: the frame pays for every byte. The server judges what comes in (answers/readQuestion.ts).
 */

/** Why it is said: the frame may show each differently. */
export const answerKinds = ['answer', 'unsure', 'handover', 'demo', 'greeting', 'smalltalk', 'safety'] as const;

export type AnswerKind = (typeof answerKinds)[number];

export const speakers = ['visitor', 'assistant'] as const;

export type Turn = { who: (typeof speakers)[number]; text: string };

/** The conversation lives with the visitor: the server keeps none of it, so what was said is sent along. */
export type Question = {
  botId: string;
  locale: 'de' | 'en';
  text: string;
  /** Oldest first, without `text` itself: the last turns that fit `limits`. */
  history: readonly Turn[];
  /** Path of the page on which the visitor is. */
  page?: string | undefined;
  /** Follows a message of somebody in danger: no language model of another service gets it. */
  isPrivate?: boolean | undefined;
};

export type Source = {
  title: string;
  /** Public path in the language of the question, with the fragment of the place where there is one. */
  href: string;
};

/** What the visitor can press: talk to people (the frame opens its form), book a demo, or go to a page. */
export type Action =
  | { kind: 'handover'; label: string }
  | { kind: 'demo'; label: string; href: string }
  /** `lang` where the label is not in the language of the answer. */
  | { kind: 'link'; label: string; href: string; lang?: 'de' | 'en' };

export type Answer = {
  kind: AnswerKind;
  /**
   * Plain text, neither HTML nor Markdown. A blank line separates paragraphs; a line that begins with "• " is an entry
   * of a list.
   */
  text: string;
  /** One to three places of the site from which it was answered; none where nothing was looked up. */
  sources: readonly Source[];
  /** What could be asked next, ready to be sent as it is. */
  suggestions: readonly string[];
  actions: readonly Action[];
  /** Of the kind `safety`: characters of the text that are a link (tel:, sms:, https:). */
  links?: readonly TextLink[];
  /** Proves at a hand-over that the server gave this text to this question. */
  signature?: string;
};

export type TextLink = { text: string; href: string };

/** With 400, 403, 413, 422, 429 and 503: a sentence in the language of the question. */
export type Refusal = { error: string };

export const limits = {
  /** Characters of a question. */
  text: 1_000,
  /** Turns of the history, and bytes (UTF-8) of their texts together. */
  turns: 12,
  historyBytes: 8_192,
} as const;

/**
 * `POST /api/bot/handover` takes JSON with the fields of the form `chat` (src/forms/definitions/chat.ts): `email`, and where
 * there is one `name`, `message`, `transcript` (turns as a JSON text, at most 60,000 bytes), `locale`, `page`, `form_id`,
 * `altcha`, `website_url` (stays empty). It answers as every form does: 200, or the status of the refusal.
 */
export type HandoverAnswer = { ok: true; id: string } | { ok: false; errors: Readonly<Record<string, string>> };

/**
 * Types of a question to the built-in bot and its answer (`POST /api/bot/message`), shared by the frame and the server.
 * No library, to keep the frame's bundle small. The server validates input (answers/readQuestion.ts).
 */

/** The frame may render each kind differently. */
export const botReplyKinds = [
  'answer',
  'clarify',
  'unsure',
  'handover',
  'demo',
  'greeting',
  'smalltalk',
  'safety',
] as const;

export type BotReplyKind = (typeof botReplyKinds)[number];

export const speakers = ['visitor', 'assistant'] as const;

export type BotTurn = { who: (typeof speakers)[number]; text: string };

/** The server stores no conversation, so the browser sends the history with each question. */
export type BotQuestion = {
  botId: string;
  /** Of the page. */
  locale: 'de' | 'en';
  text: string;
  /** Oldest first, without `text`: the last turns that fit `questionLimits`. */
  history: readonly BotTurn[];
  /** Path of the visitor's current page. */
  page?: string | undefined;
  /** The question follows a crisis message: it is not sent to an external language model. */
  isPrivate?: boolean | undefined;
};

export type BotSource = {
  title: string;
  /** Public path in the language of the question, with a fragment if the source is a section. */
  href: string;
};

/** Actions for the visitor: hand over to sales (the frame opens its form), book a demo, or open a page. */
export type BotAction =
  | { kind: 'handover'; label: string }
  /** The visitor lets us keep the question (`POST /api/bot/keep`). */
  | { kind: 'keep'; label: string }
  | { kind: 'demo'; label: string; href: string }
  /** `lang` is set if the label is not in the language of the answer. */
  | { kind: 'link'; label: string; href: string; lang?: 'de' | 'en' };

export type BotReply = {
  kind: BotReplyKind;
  /**
   * Plain text, neither HTML nor Markdown. A blank line separates paragraphs; a line that starts with "• " is a list
   * entry.
   */
  text: string;
  /** Of the answer, if it is not that of the page: the question was in the other language. */
  lang?: BotQuestion['locale'];
  /** One to three sources on the site; empty if no look-up was needed. */
  sources: readonly BotSource[];
  /** Suggested next questions, ready to be sent. */
  suggestions: readonly string[];
  actions: readonly BotAction[];
  /** Parts of the text that are links (tel:, sms:, https:): for `safety`, and for a line with a number above an answer. */
  links?: readonly TextLink[];
  /** Proves at a hand-over that the server gave this text as the answer to this question. */
  signature?: string;
};

export type TextLink = { text: string; href: string };

/** Body of 400, 403, 413, 422, 429 and 503: a sentence in the language of the question. */
export type BotError = { error: string };

export const questionLimits = {
  /** Characters of a question. */
  text: 1_000,
  /** Turns of the history, and bytes (UTF-8) of their texts together. */
  turns: 12,
  historyBytes: 8_192,
} as const;

/**
 * `POST /api/bot/handover` takes JSON with the fields of the form `chat` (src/forms/definitions/chat.ts): `email`, and
 * optionally `name`, `message`, `transcript` (turns as JSON text, at most 60,000 bytes), `locale`, `page`, `form_id`,
 * `altcha`, `website_url` (stays empty). It responds like every form: 200, or the status of the refusal.
 */
export type HandoverReply = { ok: true; id: string } | { ok: false; errors: Readonly<Record<string, string>> };

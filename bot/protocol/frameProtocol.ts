/**
 * The 15 messages between the page and the frame of the chat (spec section 7). The specification names them;
 * docs/decisions/0210-chat-messages-have-fixed-fields.md defines their payloads. The page accepts `fromFrame`, the
 * frame accepts `fromPage`; `toggle` is in both.
 */
import { flag, listOf, type MessageOf, number, oneOf, optional, recordOf, text } from './readMessage.ts';

/** Keys that a frame may store in the page for the lifetime of the tab; all others are rejected. */
export const storageKeys = ['conversation', 'draft'] as const;
/** Fits the longest conversation that can be handed over (forms/definitions/chat.ts). */
const longestStored = 64_000;

/** Session cookies that a frame may read and write; the built-in bot has none. */
const cookieNames = ['chat_session'] as const;
const longestCookie = 1_000;

/** Opens or closes a window; `overlay` dims the page behind it. */
const toggle = { open: flag, overlay: optional(flag) };

export const fromFrame = {
  /** The bot is ready for use. */
  ready: {},
  check_cookies: { names: listOf(oneOf(cookieNames), 5) },
  /** null removes a cookie. */
  update_cookies: { values: recordOf(cookieNames, longestCookie) },
  check_session_storage: { keys: listOf(oneOf(storageKeys), 5) },
  update_session_storage: { values: recordOf(storageKeys, longestStored) },
  /** Pixels, clamped by the page. On a small screen the frame fills the screen. */
  sizing: {
    width: optional(number),
    height: optional(number),
    bottom: optional(number),
    left: optional(number),
    right: optional(number),
  },
  /** Sets a text on the launcher, next to its name. */
  init_custom_widget: { text: text(40) },
  /** Checks whether the URL hash opens the chat. `hashes`: further hashes besides "chat", compared literally. */
  check_url_toggle: { hashes: optional(listOf(text(40), 5)) },
  toggle,
  destroy_chatbot: {},
} as const;

export const fromPage = {
  cookies_checked: { values: recordOf(cookieNames, longestCookie) },
  session_storage_checked: { values: recordOf(storageKeys, longestStored) },
  toggle: { ...toggle, focus: optional(flag) },
  /** The URL hash or a link opens the chat. `chat=` and a question: the visitor asked it in the page. */
  hash_trigger: { hash: text(1_100) },
  /** Path of the page. A bot that does not run there responds with `destroy_chatbot`. */
  check_url_excluded: { path: text(2_000) },
  /** True if the frame fills a small screen. */
  mobile_checked: { mobile: flag },
} as const;

export type FromFrame = MessageOf<typeof fromFrame>;
export type FromPage = MessageOf<typeof fromPage>;

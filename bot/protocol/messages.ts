/**
 * The 15 messages between the page and the chat's frame (spec section 7). The specification names them; what each carries
 * is decided in docs/decisions/0210-the-chats-protocol.md. `fromFrame` is what the page listens to, `fromPage` what the
 * frame listens to; `toggle` goes both ways.
 */
import { flag, listOf, type MessageOf, number, oneOf, optional, text, textsBy } from './shape.ts';

/** What a frame may keep with the page, for the life of the tab: nothing else is read or written. */
export const storageKeys = ['conversation', 'draft'] as const;
/** As long as a conversation that can be handed over (forms/definitions/chat.ts). */
const longestStored = 64_000;

/** Cookies of the session that a frame may read and write; the built-in bot has none. */
const cookieNames = ['chat_session'] as const;
const longestCookie = 1_000;

/** A window that opens or closes; `overlay` dims the page behind it. */
const toggle = { open: flag, overlay: optional(flag) };

export const fromFrame = {
  /** The bot can be used. */
  ready: {},
  check_cookies: { names: listOf(oneOf(cookieNames), 5) },
  /** null removes. */
  update_cookies: { values: textsBy(cookieNames, longestCookie) },
  check_session_storage: { keys: listOf(oneOf(storageKeys), 5) },
  update_session_storage: { values: textsBy(storageKeys, longestStored) },
  /** Pixels, clamped by the page. On a small screen the frame fills it. */
  sizing: {
    width: optional(number),
    height: optional(number),
    bottom: optional(number),
    left: optional(number),
    right: optional(number),
  },
  /** A text on the launcher beside its name. */
  init_custom_widget: { text: text(40) },
  /** Does the address ask for the chat? `hashes`: words after the # that do so besides "chat", compared as they are. */
  check_url_toggle: { hashes: optional(listOf(text(40), 5)) },
  toggle,
  destroy_chatbot: {},
} as const;

export const fromPage = {
  cookies_checked: { values: textsBy(cookieNames, longestCookie) },
  session_storage_checked: { values: textsBy(storageKeys, longestStored) },
  toggle: { ...toggle, focus: optional(flag) },
  /** The address, or a link, asks for the chat. */
  hash_trigger: { hash: text(40) },
  /** The path of the page: a bot that is not meant for it answers with `destroy_chatbot`. */
  check_url_excluded: { path: text(2_000) },
  /** Whether the frame fills a small screen. */
  mobile_checked: { mobile: flag },
} as const;

export type FromFrame = MessageOf<typeof fromFrame>;
export type FromPage = MessageOf<typeof fromPage>;

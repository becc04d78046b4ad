/** The conversation with the bot: storage for the tab, and the history sent with requests. */
import {
  type BotAction,
  type BotReply,
  type BotSource,
  type BotTurn,
  questionLimits,
  type TextLink,
} from './botApi.ts';

export type ConversationTurn = BotTurn & {
  /** If it is not that of the page. */
  lang?: BotReply['lang'];
  sources?: readonly BotSource[];
  suggestions?: readonly string[];
  actions?: readonly BotAction[];
  /** Free times of a demo. */
  times?: readonly BotSource[];
  links?: readonly TextLink[];
  signature?: string;
  /** Part of a crisis conversation: shown, but not stored and not sent with later requests. */
  isPrivate?: boolean;
};

const withoutPrivateTurns = (said: readonly ConversationTurn[]): ConversationTurn[] =>
  said.filter(({ isPrivate }) => !isPrivate);

/** Limits of the storage in the page (bot/protocol/frameProtocol.ts). */
const mostKept = 60;
const longestKept = 60_000;

export function serialiseConversation(said: readonly ConversationTurn[]): string {
  const kept = withoutPrivateTurns(said).slice(-mostKept);
  let text = JSON.stringify(kept);
  while (text.length > longestKept && kept.length > 0) {
    kept.shift();
    text = JSON.stringify(kept);
  }
  return text;
}

/** Parses the conversation that the page returned. Validates everything, above all the links. */
export function parseConversation(text: string | null | undefined): ConversationTurn[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((one) => parseTurn(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** The last turns that the server accepts with a question. */
export function historyOf(said: readonly ConversationTurn[]): BotTurn[] {
  const turns: BotTurn[] = [];
  let bytes = 0;
  for (const { who, text } of withoutPrivateTurns(said).toReversed()) {
    bytes += new TextEncoder().encode(text).length;
    if (bytes > questionLimits.historyBytes || turns.length === questionLimits.turns) break;
    turns.unshift({ who, text });
  }
  return turns;
}

/** The transcript of a hand-over, cut to the limit of a lead (forms/definitions/chat.ts): the oldest turns go first. */
export function transcriptOf(said: readonly ConversationTurn[]): string {
  const turns = withoutPrivateTurns(said).map(({ who, text, signature }) => ({
    ...{ who, text: text.slice(0, 5_000) },
    ...(signature && { signature }),
  }));
  while (new TextEncoder().encode(JSON.stringify(turns)).length > 60_000) turns.shift();
  return JSON.stringify(turns);
}

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 12) : []);

function parseTurn(one: unknown): ConversationTurn | undefined {
  if (!isObject(one) || typeof one.text !== 'string') return undefined;
  if (one.who !== 'visitor' && one.who !== 'assistant') return undefined;
  return {
    who: one.who,
    text: one.text,
    ...((one.lang === 'de' || one.lang === 'en') && { lang: one.lang }),
    ...(typeof one.signature === 'string' && { signature: one.signature.slice(0, 100) }),
    sources: listIn(one.sources).flatMap((each) => parseLink(each, 'title') ?? []),
    times: listIn(one.times).flatMap((each) => parseLink(each, 'title') ?? []),
    suggestions: listIn(one.suggestions).filter((each) => typeof each === 'string'),
    actions: listIn(one.actions).flatMap((each) => parseAction(each) ?? []),
  };
}

function parseLink(value: unknown, label: 'title'): BotSource | undefined {
  if (!isObject(value) || typeof value[label] !== 'string' || !isPath(value.href)) return undefined;
  return { title: value[label], href: value.href };
}

function parseAction(value: unknown): BotAction | undefined {
  if (!isObject(value) || typeof value.label !== 'string') return undefined;
  const { kind, label, href } = value;
  if (kind === 'handover' || kind === 'keep') return { kind, label };
  return (kind === 'demo' || kind === 'link') && isPath(href) ? { kind, label, href } : undefined;
}

/** A path of this site: exactly one leading slash, so it cannot name another host. */
const isPath = (href: unknown): href is string => typeof href === 'string' && /^\/(?![/\\])/.test(href);

/** The page `ask`: a question to the bot as a form, for the chat in the page without JavaScript. */
import { type CrisisAnswer, crisisAnswer } from '../../src/features/safety/crisisAnswer.ts';
import { isUnsureDanger, recogniseDanger } from '../../src/features/safety/recogniseDanger.ts';
import type { Locale } from '../../src/routes/table.ts';
import { readBody } from '../../src/security/readBody.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import type { BotError, BotReply } from '../protocol/botApi.ts';
import {
  type ConversationTurn,
  historyOf,
  parseConversation,
  serialiseConversation,
} from '../protocol/conversation.ts';
import { handleMessage } from './handleMessage.ts';

type Visit = {
  request: Request;
  response: { status?: number | undefined; headers: Headers };
  locals: Parameters<typeof handleMessage>[0]['locals'] & { locale: Locale };
};

export type AskPageView = {
  said: readonly ConversationTurn[];
  suggestions: readonly string[];
  /** The conversation for the next request; empty before the first question. */
  history: string;
  /** A refused question, and why. */
  draft?: string;
  problem?: string;
  crisis?: CrisisAnswer;
};

/** Answers a posted question; sets status and headers of the page. */
export async function answerAskPage({ request, response, locals }: Visit): Promise<AskPageView> {
  const { locale } = locals;
  const starters = wordsFor(locale).answers.starters;
  const first: AskPageView = { said: [], suggestions: starters, history: '' };
  response.headers.set('Cache-Control', 'no-store');
  if (request.method !== 'POST') return first;

  const { bytes } = await readBody(request.clone());
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  const text = (fields.get('suggestion') ?? fields.get('question') ?? '').trim();
  const kind = recogniseDanger(text);
  // Keeps what led here from the next page and its vendors, as after a crisis search.
  if (kind) response.headers.set('Referrer-Policy', 'no-referrer');
  if (kind && !isUnsureDanger(text)) {
    return { ...first, crisis: crisisAnswer(kind, locale) };
  }
  const before = parseConversation(fields.get('history'));
  const question = { botId: `website-${locale}`, locale, text, history: historyOf(before) };
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  const message = new Request(request.url, { method: 'POST', headers, body: JSON.stringify(question) });
  const answer = await handleMessage({ request: message, locals });
  const reply: BotReply | BotError = await answer.json();
  if ('error' in reply) {
    response.status = answer.status;
    const wait = answer.headers.get('Retry-After');
    if (wait) response.headers.set('Retry-After', wait);
    return { ...first, said: before, history: serialiseConversation(before), draft: text, problem: reply.error };
  }
  const said: ConversationTurn[] = [...before, { who: 'visitor', text }, { who: 'assistant', ...reply }];
  const kept = reply.kind === 'safety' ? before : said;
  return { said, suggestions: reply.suggestions, history: serialiseConversation(kept) };
}

/** HTTP layer of `POST /api/bot/message`: origin check, rate limit, size limits, an error sentence per refusal. */

import { crisisAnswer, unsureAnswer } from '../../src/features/safety/crisisAnswer.ts';
import type { DangerKind } from '../../src/features/safety/crisisModel.ts';
import { isUnsureDanger, recogniseDanger } from '../../src/features/safety/recogniseDanger.ts';
import { removeCrisisTurns } from '../../src/features/safety/removeCrisisTurns.ts';
import type { Locale } from '../../src/routes/table.ts';
import { formOriginOf } from '../../src/security/formOrigin.ts';
import { readBody } from '../../src/security/readBody.ts';
import type { TurnSigner } from '../../src/security/turnSigner.ts';
import { minutesInWords } from '../../src/text/words/minutesInWords.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { BotError, BotQuestion, BotReply } from '../protocol/botApi.ts';
import type { Bot } from './createBot.ts';
import { readQuestion } from './readQuestion.ts';

type MessageContext = {
  request: Request;
  locals: {
    bot?: Bot | undefined;
    turnSigner?: TurnSigner | undefined;
    checkRateLimit?: (clientAddress: string) => number;
    clientAddress?: string;
  };
};

export async function handleMessage({ request, locals }: MessageContext): Promise<Response> {
  const { bot, turnSigner, checkRateLimit = () => 0, clientAddress = 'unknown' } = locals;
  const read = readQuestion(await readBody(request));
  const locale = 'question' in read ? read.question.locale : read.locale;
  const { refused } = wordsFor(locale).answers;
  // The URL of a server request always has the site's own origin (server/http/toWebRequest.ts).
  if (formOriginOf(request, new URL(request.url).origin) === 'foreign') return refuse(403, refused.origin);
  // Runs before limits, look-ups and the language model (docs/decisions/0256-crisis-wordings-get-a-fixed-answer.md).
  const danger = 'question' in read ? recogniseDanger(read.question.text) : undefined;
  if (danger && 'question' in read)
    return Response.json(await answerInDanger(danger, read.question, locals), { headers });
  const wait = checkRateLimit(clientAddress);
  if (wait > 0) return refuse(429, rateLimitSentence(wait, locale), { 'Retry-After': String(wait) });
  if ('wrong' in read) return refuse(read.wrong.status, refused[read.wrong.why]);
  if (!bot) return refuse(503, refused.notReady);
  const question = { ...read.question, history: removeCrisisTurns(read.question.history) };
  const answer = await bot.answer(question);
  // Without a database the answer goes out unsigned, and a hand-over omits it.
  const signature = await turnSigner
    ?.sign({ question: question.text, text: answer.text, locale })
    .catch(() => undefined);
  return Response.json({ ...answer, ...(signature && { signature }) } satisfies BotReply, { headers });
}

/** The fixed answer, or that of the site below a line with a number if the text may be harmless. */
async function answerInDanger(
  kind: DangerKind,
  question: BotQuestion,
  { bot, checkRateLimit = () => 0, clientAddress = 'unknown' }: MessageContext['locals'],
): Promise<BotReply> {
  if (kind === 'threat' || !isUnsureDanger(question.text)) return safetyAnswer(kind, question.locale);
  const isAllowed = bot && checkRateLimit(clientAddress) <= 0;
  const history = removeCrisisTurns(question.history);
  const answer = isAllowed ? await bot.answer({ ...question, history, isPrivate: true }) : undefined;
  const locale = answer?.lang ?? question.locale;
  // "What did the customer before me take?" is understood.
  if (answer?.text === wordsFor(locale).answers.othersData) return answer;
  const { line, ask } = unsureAnswer(kind, locale);
  const none = { sources: [], suggestions: [], actions: [] };
  return answer && isAnswered(answer, locale)
    ? { ...answer, ...line, text: withLine(answer.text, line.text), suggestions: [], actions: [] }
    : { kind: 'safety', ...ask, ...none };
}

/** The answer to a threat has the line already. */
const withLine = (text: string, line: string): string => (text.includes(line) ? text : `${line}\n\n${text}`);

/** The nearest answer, announced as such, is none to somebody who may need help. */
const isAnswered = ({ kind, text }: BotReply, locale: Locale): boolean =>
  !['unsure', 'clarify', 'safety'].includes(kind) && !text.startsWith(wordsFor(locale).answers.closest);

const safetyAnswer = (kind: DangerKind, locale: Locale): BotReply => {
  const { text, links } = crisisAnswer(kind, locale);
  return { kind: 'safety', text, links, sources: [], suggestions: [], actions: [] };
};

const headers = { 'Cache-Control': 'no-store' };

const refuse = (status: number, error: string, more: Record<string, string> = {}): Response =>
  Response.json({ error } satisfies BotError, { status, headers: { ...headers, ...more } });

const rateLimitSentence = (seconds: number, locale: Locale): string => {
  const { answers, forms } = wordsFor(locale);
  return fill(answers.refused.tooMany, { minutes: minutesInWords(seconds, forms) });
};

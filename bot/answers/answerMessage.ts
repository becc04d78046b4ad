/** `POST /api/bot/message` in HTTP: who may ask, how often and how much, and every refusal as a sentence. */
import { readAtMost } from '../../src/leads/body.ts';
import type { Locale } from '../../src/routes/table.ts';
import { originOf } from '../../src/security/origin.ts';
import { minutesInWords } from '../../src/words/minutesInWords.ts';
import { fill, wordsFor } from '../../src/words/words.ts';
import { type Answer, limits, type Refusal } from '../protocol/message.ts';
import type { Bot } from './bot.ts';
import { readQuestion } from './readQuestion.ts';

type Asked = {
  request: Request;
  locals: { bot?: Bot | undefined; mayAsk?: (clientAddress: string) => number; clientAddress?: string };
};

export async function answerMessage({ request, locals }: Asked): Promise<Response> {
  const { bot, mayAsk = () => 0, clientAddress = 'unknown' } = locals;
  const read = readQuestion(await readAtMost(request, limits.body));
  const locale = 'question' in read ? read.question.locale : read.locale;
  const { refused } = wordsFor(locale).answers;
  // The server names every request by the site's own address (server/webRequest.ts).
  if (originOf(request, new URL(request.url).origin) === 'foreign') return refuse(403, refused.origin);
  const wait = mayAsk(clientAddress);
  if (wait > 0) return refuse(429, sentenceOfPatience(wait, locale), { 'Retry-After': String(wait) });
  if ('wrong' in read) return refuse(read.wrong.status, refused[read.wrong.why]);
  if (!bot) return refuse(503, refused.notReady);
  return Response.json((await bot.answer(read.question)) satisfies Answer, { headers });
}

const headers = { 'Cache-Control': 'no-store' };

const refuse = (status: number, error: string, more: Record<string, string> = {}): Response =>
  Response.json({ error } satisfies Refusal, { status, headers: { ...headers, ...more } });

const sentenceOfPatience = (seconds: number, locale: Locale): string => {
  const { answers, forms } = wordsFor(locale);
  return fill(answers.refused.tooMany, { minutes: minutesInWords(seconds, forms) });
};

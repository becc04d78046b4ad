/** Requests of the browser to the built-in bot. */
import type { BotError, BotQuestion, BotReply } from './botApi.ts';

export const requestTimeoutMs = 30_000;

export const postJson = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(requestTimeoutMs),
  });

/** Resolves to the answer, or to a sentence with the reason for the refusal. @throws without a connection */
export async function requestAnswer(question: BotQuestion): Promise<BotReply | BotError> {
  const answer = await postJson('/api/bot/message', question);
  return answer.json();
}

/** `turn`: a question and its signed answer. True if the server kept the question. */
export async function keepQuestion(turn: {
  locale: string;
  question: string;
  text: string;
  signature: string;
}): Promise<boolean> {
  const answer = await postJson('/api/bot/keep', turn);
  return answer.ok;
}

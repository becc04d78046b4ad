import type { BotReply } from '../protocol/botApi.ts';

/** The reply without the paragraphs that the answers before have, so that it tells the new sum alone. */
export function withoutTold(reply: BotReply, answersBefore: string): BotReply {
  const before = new Set(answersBefore.split('\n\n'));
  const paragraphs = reply.text.split('\n\n');
  const sums = paragraphs.slice(0, -1).filter((one) => !before.has(one));
  return sums.some((one) => /\d/.test(one))
    ? { ...reply, text: [...sums, ...paragraphs.slice(-1)].join('\n\n') }
    : reply;
}

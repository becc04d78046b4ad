import type { BotReply } from '../protocol/botApi.ts';

/** The reply without the paragraphs that the answer before has, so that it begins with the new sum. */
export function withoutTold(reply: BotReply, answerBefore: string): BotReply {
  const before = new Set(answerBefore.split('\n\n'));
  const paragraphs = reply.text.split('\n\n');
  const sums = paragraphs.slice(0, -1).filter((one) => !before.has(one));
  return sums.some((one) => /\d/.test(one))
    ? { ...reply, text: [...sums, ...paragraphs.slice(-1)].join('\n\n') }
    : reply;
}

import type { BotReply } from '../protocol/botApi.ts';

/**
 * The reply without the paragraphs that the answers before have, so that it tells the new sum alone. The first paragraph,
 * the sum, stays unless the last answer has it.
 */
export function withoutTold(reply: BotReply, { all, last }: { all: string; last: string }): BotReply {
  const before = new Set(all.split('\n\n'));
  const justBefore = new Set(last.split('\n\n'));
  const paragraphs = reply.text.split('\n\n');
  const sums = paragraphs.slice(0, -1).filter((one, nth) => !(nth === 0 ? justBefore : before).has(one));
  return sums.some((one) => /\d/.test(one))
    ? { ...reply, text: [...sums, ...paragraphs.slice(-1)].join('\n\n') }
    : reply;
}

/** Whether a question about a plan has nothing to do with the extras of the sum before. */
import type { Plan } from '../../src/text/content/planSchema.ts';
import { type ConversationFacts, namesExtra } from './conversationFacts.ts';

const asksPlan =
  /^(?:(?:ok|okay|so|also|gut|right|well|hm+|thanks|danke|ah) )*(?:(?:what|how much) (?:is|s|are|does)|whats|was (?:ist(?! mit\b)|kostet|kosten)|wie ?viel (?:ist|kostet)|wie teuer ist)\b/;
/** "For the five of us", "and then", "with all that". */
const continues =
  /\b(?:we|us|our|ours|my|me|i|wir|uns|unser\w*|mein\w*|ich|then|that|those|these|it|them|same|instead|dann|damit|dafur|davon|denn|das gleiche|dasselbe|stattdessen|auch|too|also|as well)\b/;
const alone =
  /\b(?:on its own|by itself|alone|without (?:extras|anything|the extras)|ohne (?:alles|extras|zusatze)|allein|fur sich)\b/;
/** The visitor's team, not only a number that was asked about. */
const own = /\b(?:we|us|our|wir|uns|unser\w*|me and|and me|ich und|und ich)\b/;

/** `plain`: folded; `asked`: what it says. */
export function asksAfresh(plain: string, asked: ConversationFacts, before: ConversationFacts): boolean {
  const { plan, isGross: _, months: __, ...others } = asked;
  if (!plan || !before.plan || !namesExtra(before) || Object.keys(others).length > 0) return false;
  if (alone.test(plain)) return true;
  const isTold = own.test(before.team?.join(' ') ?? '');
  return isOther(plan, before.plan) && !isTold && asksPlan.test(plain) && !continues.test(plain);
}

const isOther = (one: Plan, other: Plan): boolean => one.type !== other.type;

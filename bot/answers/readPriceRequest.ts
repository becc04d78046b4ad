/** Reads what a visitor has said that decides a price: users, operators, channels, plan, month or year. */
import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { plansFor } from '../../src/text/content/plans.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { type Amounts, readAmounts, readBareNumber } from './readAmounts.ts';

export type PriceRequest = Amounts & {
  plan?: Plan;
  isYearly?: boolean;
  /** A messenger is named, which is a channel beside the web chat. */
  namesMessenger?: boolean;
};

const year = /\b(?:jahr(?:es)?|jahrlich\w*|year(?:ly)?|annual\w*)\b/;
const messenger = /\b(?:whats ?app|telegram|messenger|signal|instagram|viber|sms)\b/;

/**
 * `text`: as written; `plain`: folded (analyseQuestion.ts); `before`: what was said earlier, for a bare number or a
 * messenger that is added.
 */
export function readPriceRequest(
  { text, plain }: { text: string; plain: string },
  locale: Locale,
  before: PriceRequest | undefined,
): PriceRequest {
  const amounts = readAmounts(text);
  const [plan] = findNamedPlans(plain, plansFor(locale), locale).plans;
  const named = { ...amounts, ...(plan && { plan }), ...(year.test(plain) && { isYearly: true }) };
  if (!before) return named;
  const bare = Object.keys(amounts).length === 0 && !/\b(?:wenns?|falls|if)\b/.test(plain) && readBareNumber(text);
  const corrected = bare && before.users ? { users: bare } : bare && before.operators ? { operators: bare } : {};
  const added = messenger.test(plain) &&
    !named.channels && { namesMessenger: true, moreChannels: named.moreChannels ?? 1 };
  return { ...named, ...corrected, ...added };
}

/** What was said later replaces what it contradicts. */
export function mergePriceRequests(before: PriceRequest, later: PriceRequest): PriceRequest {
  const kept = { ...before };
  if (later.users !== undefined) delete kept.plan;
  if (later.operators !== undefined) delete kept.moreOperators;
  if (later.channels !== undefined) delete kept.moreChannels;
  return { ...kept, ...later };
}

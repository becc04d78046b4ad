/** Reads what a visitor has said that decides a price: users, operators, channels, plan, month or year. */
import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { type Amounts, readAmounts, readBareNumber } from './readAmounts.ts';

export type PriceRequest = Amounts & {
  /** Its tokens are not filled. */
  plan?: Plan;
  isYearly?: boolean;
  /** A messenger is named, which is a channel beside the web chat. */
  namesMessenger?: boolean;
};

const year = /\b(?:jahr(?:es)?|jahrlich\w*|year(?:ly)?|annual\w*)\b/;
const messenger = /\b(?:whats ?app|messaging app|telegram|messenger|signal|instagram|viber|sms)\b/;

/**
 * `text`: as written; `plain`: folded (analyseQuestion.ts); `before`: what was said earlier, for a bare number or a
 * messenger that is added.
 */
export function readPriceRequest(
  { text, plain }: { text: string; plain: string },
  locale: Locale,
  before: PriceRequest | undefined,
): PriceRequest {
  const amounts = readFurtherOperators(plain, readAmounts(text));
  const [plan] = findNamedPlans(plain, planTextsFor(locale), locale).plans;
  const named = { ...amounts, ...(plan && { plan }), ...(year.test(plain) && { isYearly: true }) };
  if (!before) return named;
  const bare = Object.keys(amounts).length === 0 && !/\b(?:wenns?|falls|if)\b/.test(plain) && readBareNumber(text);
  const corrected = bare && before.users ? { users: bare } : bare && before.operators ? { operators: bare } : {};
  const ranked = plan ? undefined : planByRank(plain, locale);
  const added = messenger.test(plain) &&
    !named.channels && { namesMessenger: true, moreChannels: named.moreChannels ?? 1 };
  return { ...named, ...corrected, ...added, ...(ranked && { plan: ranked }) };
}

/** "Two colleagues should answer as well" are two more. */
function readFurtherOperators(plain: string, { operators, ...amounts }: Amounts): Amounts {
  if (operators === undefined) return amounts;
  return /\b(?:auch|zusatzlich|as well|too|also)\b/.test(plain)
    ? { ...amounts, moreOperators: operators }
    : { ...amounts, operators };
}

/** "The middle one". */
function planByRank(plain: string, locale: Locale): Plan | undefined {
  const rank = ranks.findIndex((pattern) => pattern.test(plain));
  return rank < 0 ? undefined : planTextsFor(locale)[rank];
}

/** In the order of the plans. */
const ranks = [
  /\b(?:(?:das|den|der|dem) kleine[nrs]?|kleinst\w+|gunstigst\w+|billigst\w+|smallest|cheapest|small one)\b/,
  /\b(?:mittler\w+|middle)\b/,
  /\b(?:(?:das|den|der|dem) grosse[nrs]?|grosst\w+|teuerst\w+|biggest|largest|big one)\b/,
];

/** What was said later replaces what it contradicts. */
export function mergePriceRequests(before: PriceRequest, later: PriceRequest): PriceRequest {
  const kept = { ...before };
  if (later.users !== undefined) delete kept.plan;
  if (later.operators !== undefined) delete kept.moreOperators;
  if (later.channels !== undefined) delete kept.moreChannels;
  return { ...kept, ...later };
}

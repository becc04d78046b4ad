/** Composes what a sum means: against another sum or plan, for each operator, for a day. */
import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { plansFor } from '../../src/text/content/plans.ts';
import { format } from '../../src/text/format/format.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { BotReply } from '../protocol/botApi.ts';
import { planOf, priceReply } from './composePriceReply.ts';
import { type ConversationFacts, channelsBeyond, namesExtra } from './conversationFacts.ts';
import { altogetherInWords, extrasBeyond, isOnRequest, monthlyPrice } from './priceExtras.ts';

/** A plan, or extras alone, which the smallest plan has. Undefined if only a quote names the sum. */
export function sumOf(request: ConversationFacts, locale: Locale): { plan: Plan; monthly: number } | undefined {
  const plan = planOf(request, locale) ?? (namesExtra(request) ? plansFor(locale)[0] : undefined);
  if (!plan || request.times || isOnRequest(plan, request)) return undefined;
  return { plan, monthly: monthlyPrice(plan, extrasBeyond(plan, request)) };
}

/** "How much more is that?": two sums of the conversation. */
export function composeSumDifference(
  request: ConversationFacts,
  before: ConversationFacts,
  locale: Locale,
): BotReply | undefined {
  const [sum, other] = [sumOf(request, locale), sumOf(before, locale)];
  if (!sum || !other || sum.monthly === other.monthly) return undefined;
  const words = wordsFor(locale).answers.prices;
  const text = fill(words.sumDifference, {
    ...{ title: sum.plan.title, other: other.plan.title },
    ...amounts({ total: sum.monthly, otherTotal: other.monthly, difference: sum.monthly - other.monthly }, locale),
  });
  const year = yearlyDifference(request, sum.monthly - other.monthly, locale);
  return priceReply([text, ...year], [...new Set([sum.plan, other.plan])], locale);
}

/**
 * "What do we save against the bigger plan?": the price of both plans for the same operators and channels. Undefined if
 * only a quote names one of them.
 */
export function composePriceDifference(request: ConversationFacts, other: Plan, locale: Locale): BotReply | undefined {
  const { users = 0 } = request;
  const plan = planOf(request, locale);
  if (!plan || plan.type === other.type || other.users < users) return undefined;
  if ([plan, other].some(({ operators, channels }) => operators === null || channels === null)) return undefined;
  const needed = {
    operators: (request.operators ?? plan.operators ?? 0) + (request.moreOperators ?? 0),
    channels: (request.channels ?? plan.channels ?? 0) + (channelsBeyond(request) ?? 0),
  };
  const priceOf = (one: Plan) => monthlyPrice(one, extrasBeyond(one, needed));
  const difference = priceOf(other) - priceOf(plan);
  const text = fill(wordsFor(locale).answers.prices.difference, {
    ...{ title: plan.title, other: other.title },
    ...altogetherInWords(needed, locale),
    ...amounts({ total: priceOf(plan), otherTotal: priceOf(other), difference }, locale),
  });
  return priceReply([text, ...yearlyDifference(request, difference, locale)], [plan, other], locale);
}

const yearlyDifference = ({ isYearly }: ConversationFacts, difference: number, locale: Locale): string[] =>
  isYearly
    ? [fill(wordsFor(locale).answers.prices.differenceYear, amounts({ difference: 12 * difference }, locale))]
    : [];

/** "And per head?", "and a day?": undefined if the number of operators is unknown. */
export function composePriceShare(
  request: ConversationFacts,
  unit: 'operator' | 'day',
  locale: Locale,
): BotReply | undefined {
  const sum = sumOf(request, locale);
  if (!sum) return undefined;
  const { plan, monthly } = sum;
  const operators = (plan.operators ?? 0) + extrasBeyond(plan, request).operators;
  if (unit === 'operator' && (!namesExtra(request) || operators === 0)) return undefined;
  const words = wordsFor(locale).answers.prices;
  const share = unit === 'day' ? (12 * monthly) / daysOfYear : monthly / operators;
  const text = fill(unit === 'day' ? words.perDay : words.perOperator, {
    ...altogetherInWords({ operators, channels: 1 }, locale),
    ...amounts({ total: monthly, share }, locale),
  });
  return priceReply([text], [plan], locale);
}

const daysOfYear = 365;

const amounts = (values: Readonly<Record<string, number>>, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, format('EUR', Math.abs(value), locale)]));

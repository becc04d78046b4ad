/** Composes what a sum means: against another sum or plan, for each operator, for a day. */
import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { vatShare } from '../../src/text/content/plans/figures.ts';
import { plansFor } from '../../src/text/content/plans.ts';
import { format } from '../../src/text/format/format.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { BotReply } from '../protocol/botApi.ts';
import { planOf, priceReply } from './composePriceReply.ts';
import { type ConversationFacts, channelsBeyond, namesExtra } from './conversationFacts.ts';
import { altogetherInWords, extrasBeyond, isOnRequest, monthlyPrice, periodInWords } from './priceExtras.ts';

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
  const year = periodDifference(request, sum.monthly - other.monthly, locale);
  return priceReply([text, ...year], [...new Set([sum.plan, other.plan])], locale);
}

/**
 * "How much more is the next plan?": each plan against the next one. `from` and `to`: the plan that is left, and the one that is
 * moved to, if either is known.
 */
export function composePlanSteps(
  { from, to }: { from?: Plan | undefined; to?: Plan | undefined },
  locale: Locale,
): BotReply | undefined {
  const plans = plansFor(locale);
  const steps = plans.slice(1).flatMap((next, at) => {
    const before = plans[at];
    return before ? [[before, next] as const] : [];
  });
  const own = steps.find(([before, next]) =>
    to === undefined || to.type === from?.type
      ? before.type === from?.type || next.type === to?.type
      : next.type === to.type && (from === undefined || before.type === from.type),
  );
  if (to && !own) return undefined;
  const shown = own ? [own] : steps;
  const lines = shown.map(([small, large]) => stepInWords(small, large, locale));
  return priceReply([lines.join('\n')], [...new Set(shown.flat())], locale);
}

/** How much the larger plan costs more a month. */
export function stepInWords(small: Plan, large: Plan, locale: Locale): string {
  const difference = format('price', large.price - small.price, locale);
  return fill(wordsFor(locale).answers.prices.step, { title: small.title, other: large.title, difference });
}

/** "And a year?" after the list of prices: what each plan costs for these months, with German VAT if `isGross`. */
export function composePlanTotals(
  { months = 1, isGross }: Pick<ConversationFacts, 'months' | 'isGross'>,
  locale: Locale,
): BotReply | undefined {
  const words = wordsFor(locale).answers.prices;
  const plans = plansFor(locale);
  const lines = plans.map(({ title, price }) => {
    const total = price * months * (isGross ? 1 + vatShare : 1);
    return fill(words.planTotal, { title, total: format(isGross ? 'EUR' : 'price', total, locale) });
  });
  const tax = isGross ? fill(words.planTax, { share: format('percent', vatShare, locale) }) : '';
  const lead = fill(months > 1 ? words.planPeriod : words.planMonth, { tax, period: periodInWords(months, locale) });
  return priceReply([[lead, ...lines].join('\n')], plans, locale);
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
  return priceReply([text, ...periodDifference(request, difference, locale)], [plan, other], locale);
}

const periodDifference = ({ months = 1 }: ConversationFacts, difference: number, locale: Locale): string[] =>
  months > 1
    ? [
        fill(wordsFor(locale).answers.prices.differencePeriod, {
          period: periodInWords(months, locale),
          ...amounts({ difference: months * difference }, locale),
        }),
      ]
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

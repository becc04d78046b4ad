/** Operators and channels beyond those of a plan: their number, price and words. */
import type { Locale } from '../../src/routes/table.ts';
import { extraPrices } from '../../src/text/content/extraPrices.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { format } from '../../src/text/format/format.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import { type ConversationFacts, channelsBeyond, namesExtra } from './conversationFacts.ts';

export type Extras = Readonly<Record<'operators' | 'channels', number>>;

/** The number of operators and channels that the plan does not include. */
export function extrasBeyond(plan: Plan, request: ConversationFacts): Extras {
  // "Two of us answer, three more from January" are five, whatever the plan includes.
  const beyond = (included: number | null, altogether = included ?? 0, more = 0): number =>
    included === null ? 0 : Math.max(0, altogether + more - included);
  return {
    operators: beyond(plan.operators, request.operators, request.moreOperators),
    channels: beyond(plan.channels, request.channels, channelsBeyond(request)),
  };
}

export const monthlyPrice = (plan: Plan, extras: Extras): number =>
  plan.price + extras.operators * extraPrices().operator + extras.channels * extraPrices().channel;

export function altogetherInWords(counts: Extras, locale: Locale): Record<keyof Extras, string> {
  const { altogether } = wordsFor(locale).answers.prices;
  const counted = (name: keyof Extras) =>
    fill(altogether[name][counts[name] === 1 ? 'one' : 'many'], { count: counts[name] });
  return { operators: counted('operators'), channels: counted('channels') };
}

/** "Twelve months", "18 months". */
export function periodInWords(months: number, locale: Locale): string {
  const { year, months: words } = wordsFor(locale).answers.prices;
  return months === 12 ? year : fill(words[months === 1 ? 'one' : 'many'], { count: months });
}

/** Only the quote says what extras cost. */
export const isOnRequest = (plan: Plan, request: ConversationFacts): boolean =>
  namesExtra(request) && (plan.operators === null || plan.channels === null);

/** "2 more operators at €9.90 each"; `isPart`: with what they cost together, as part of a sum. */
export function extrasInWords(extras: Extras, locale: Locale, isPart = false): string {
  const { prices } = wordsFor(locale).answers;
  const words = isPart ? prices.within : prices;
  return (['operators', 'channels'] as const)
    .filter((name) => extras[name] > 0)
    .map((name) => {
      const each = name === 'operators' ? extraPrices().operator : extraPrices().channel;
      return fill(words[name][extras[name] === 1 ? 'one' : 'many'], {
        count: extras[name],
        price: format('EUR', each, locale),
        total: format('EUR', each * extras[name], locale),
      });
    })
    .join(wordsFor(locale).answers.prices.and);
}

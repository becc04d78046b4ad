/** Compares a sum with the price of another plan: "what do we save against the bigger one?" */
import type { Locale } from '../../src/routes/table.ts';
import { plansFor } from '../../src/text/content/plans.ts';
import type { BotReply } from '../protocol/botApi.ts';
import { composePriceDifference, planOf } from './composePriceReply.ts';
import { mergePriceRequests, type PriceRequest } from './priceRequest.ts';

const comparison =
  /\b(?:spare?n?|sparst|gespart|ersparnis|differenz|unterschied|teurer|billiger|save|saves|saving|difference|cheaper|dearer|more expensive)\b/;
const bigger = /\b(?:grossere[nrsm]?|hohere[nrsm]?|nachste[nrsm]?|bigger|larger|higher|next)\b/;
const smaller = /\b(?:kleinere[nrsm]?|niedrigere[nrsm]?|smaller|lower)\b/;

/** The last sum is no answer to it. */
export const asksDifference = (plain: string): boolean => comparison.test(plain);

/** `earlier`: with a plan or users. Undefined if the other plan is unclear: no sum is better than a wrong one. */
export function answerPriceDifference(
  plain: string,
  earlier: PriceRequest,
  { plan: named, ...asked }: PriceRequest,
  locale: Locale,
): BotReply | undefined {
  const request = mergePriceRequests(earlier, asked);
  const plan = planOf(request, locale);
  const plans = plansFor(locale);
  const at = plans.findIndex(({ type }) => type === plan?.type);
  const step = bigger.test(plain) ? 1 : smaller.test(plain) ? -1 : 0;
  const other = named ? plans.find(({ type }) => type === named.type) : step === 0 ? undefined : plans[at + step];
  return plan && other && composePriceDifference(request, other, locale);
}

/** Compares sums: "what do we save against the bigger one?", "how much more is that than before?" */
import type { Locale } from '../../src/routes/table.ts';
import { plansFor } from '../../src/text/content/plans.ts';
import type { BotReply } from '../protocol/botApi.ts';
import { composePriceDifference, composeSumDifference, sumOf } from './composePriceComparison.ts';
import { planOf } from './composePriceReply.ts';
import { type ConversationFacts, mergeFacts } from './conversationFacts.ts';

const comparison =
  /\b(?:spare?n?|sparst|gespart|ersparnis|differenz|(?:preis)?unterschied|preisdifferenz|preisabstand|teurer|billiger|gunstiger|mehrkosten|aufpreis|sprung|schritt (?:auf|zum|hoch)|jump(?! in\b)|step up|(?:wie ?viel|um wie ?viel) (?:mehr|weniger)|save|saves|saving|difference|gap|compared (?:with|to)|verglichen mit|im vergleich (?:mit|zu\w*)|gegenuber|versus|abstand|better (?:value|deal|off)|besser dran|lohnt (?:sich )?(?:da|dann|nicht)|cheaper|dearer|more expensive|(?:below|under|above|less than|unter|weniger als) (?:the |dem |der |das )?(?:next|middle|mittler\w*|bigg?\w*|larg\w*|gross\w*)|how much (?:more|less))\b/;
const bigger =
  /\b(?:(?:go|going|move|moving|step|stepping|jump) up|upgrad\w*|grossere[nrsm]?|hohere[nrsm]?|nachste[nrsm]?|bigger|larger|higher|next)\b/;
const smaller = /\b(?:kleinere[nrsm]?|niedrigere[nrsm]?|smaller|lower)\b/;

/** "Why not cheaper than the competition?": the plans of this site are no answer to it. */
const competitors =
  /\b(?:konkurrenz\w*|konkurrenten|mitbewerb\w*|wettbewerb\w*|andere[nr]? anbieter\w*|anderswo|woanders|competit\w*|rivals?|(?:other|another) (?:firms?|providers?|suppliers?|vendors?)|elsewhere)\b/;

/** The last sum is no answer to it. */
export const asksDifference = (plain: string): boolean => comparison.test(plain) && !competitors.test(plain);

/**
 * `requests`: all that was said after each earlier message, the last with a plan, users or extras. Undefined if it is
 * unclear what is compared: no sum is better than a wrong one.
 */
export function answerPriceDifference(
  plain: string,
  requests: readonly ConversationFacts[],
  { plan: named, ...asked }: ConversationFacts,
  locale: Locale,
): BotReply | undefined {
  const last = requests.at(-1) ?? {};
  const request = mergeFacts(last, asked);
  const plan = planOf(request, locale);
  const plans = plansFor(locale);
  const step = bigger.test(plain) ? 1 : smaller.test(plain) ? -1 : 0;
  if (named || step !== 0) {
    const at = plans.findIndex(({ type }) => type === plan?.type);
    const other = named ? plans.find(({ type }) => type === named.type) : plans[at + step];
    return plan && other && composePriceDifference(request, other, locale);
  }
  const price = sumOf(request, locale)?.monthly;
  const before = requests.findLast((one) => (sumOf(one, locale)?.monthly ?? price) !== price);
  if (before) return composeSumDifference(request, before, locale);
  // "80 people. Do we have to pay for the bigger one?": the plan that they need, and the one they spoke of.
  const { plan: _, ...withoutPlan } = request;
  const needed = planOf(withoutPlan, locale);
  return needed && plan && needed !== plan
    ? composePriceDifference({ ...request, plan: needed }, plan, locale)
    : undefined;
}

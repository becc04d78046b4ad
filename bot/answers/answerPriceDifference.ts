/** Compares sums: "what do we save against the bigger one?", "how much more is that than before?" */
import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { plansFor } from '../../src/text/content/plans.ts';
import type { BotReply } from '../protocol/botApi.ts';
import { composePlanSteps, composePriceDifference, composeSumDifference, sumOf } from './composePriceComparison.ts';
import { planOf } from './composePriceReply.ts';
import { type ConversationFacts, mergeFacts } from './conversationFacts.ts';
import { plansIn } from './readPlans.ts';

const comparison =
  /\b(?:spare?n?|sparst|gespart|ersparnis|differenz|(?:preis)?unterschied|preisdifferenz|preisabstand|teurer|billiger|gunstiger|mehrkosten|aufpreis|sprung|schritt (?:auf|zum|hoch)|jump(?! in(?:to)?\b)|step up|(?:wie ?viel|um wie ?viel) (?:mehr|weniger)|save|saves|saving|difference|gap|compared (?:with|to)|verglichen mit|im vergleich (?:mit|zu\w*)|gegenuber|versus|abstand|better (?:value|deal|off)|besser dran|lohnt (?:sich )?(?:da|dann|nicht)|zahle?n? (?:ich|wir) (?:\w+ )?mehr|(?:pay|paying) (?:\w+ )?more|cheaper|dearer|more expensive|(?:below|under|above|less than|unter|weniger als) (?:the |dem |der |das )?(?:next|middle|mittler\w*|bigg?\w*|larg\w*|gross\w*)|how much (?:more|less))\b/;
const bigger =
  /\b(?:(?:go|going|move|moving|step|stepping|jump) up|upgrad\w*|grossere[nrsm]?|hohere[nrsm]?|nachste[nrsm]?|bigger|larger|higher|next)\b/;
const smaller = /\b(?:kleinere[nrsm]?|niedrigere[nrsm]?|smaller|lower)\b/;

/** "Why not cheaper than the competition?": the plans of this site are no answer to it. */
const competitors =
  /\b(?:konkurrenz\w*|konkurrenten|mitbewerb\w*|wettbewerb\w*|andere[nr]? anbieter\w*|anderswo|woanders|competit\w*|rivals?|(?:other|another) (?:firms?|providers?|suppliers?|vendors?)|elsewhere)\b/;

/** The last sum is no answer to it. */
export const asksDifference = (plain: string): boolean => comparison.test(plain) && !competitors.test(plain);

/** "How much more would that one month be?": money, unlike "what is the difference?" */
const asksStep =
  /\b(?:how much (?:more|extra|dearer)|(?:um )?wie ?viel (?:mehr|teurer)|aufpreis|mehrkosten|preisunterschied|preisdifferenz|preisabstand|(?:difference|gap|unterschied|differenz|abstand)(?: \w+){0,3} (?:cash|price|money|costs?|euros?|month|geld|preis|monat|kosten)|(?:price|preis)\w* (?:difference|gap)|jump|preissprung|sprung|was (?:kostet|macht|ist) (?:das|der) (?:\w+ )?(?:mehr|sprung)$|was (?:kostet|macht) der unterschied)\b/;

/** After an answer about plans or prices: what the next plan costs more than `from`, the plan so far. */
export function answerPriceStep(plain: string, from: Plan | undefined, locale: Locale): BotReply | undefined {
  if (!asksStep.test(plain) || plain.split(' ').length > longestStep || otherPrice.test(plain)) return undefined;
  const [to, ...others] = plansIn(plain, locale);
  return others.length === 0 ? composePlanSteps({ from, to }, locale) : undefined;
}

/** Words. */
const longestStep = 14;
/** Not that of a plan. */
const otherPrice =
  /\b(?:operators?|channels?|bearbeiter\w*|kan[a]l\w*|whats ?app|messenger\w*|onboarding|add ?ons?|languages?|sprach\w*|projects?|projekt\w*|users?|nutzer\w*|brands?|marke\w*)\b/;

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

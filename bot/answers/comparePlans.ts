/** Compares plans and sums that a message names or takes from the last answer: one with another, each for a year. */
import type { Plan } from '../../src/text/content/planSchema.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import type { BotReply } from '../protocol/botApi.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import { answerPriceDifference, asksDifference } from './answerPriceDifference.ts';
import { namesOwnPrice } from './composeAnswer.ts';
import { composePlanTotals, composePriceDifference, composeSumDifference, sumOf } from './composePriceComparison.ts';
import { type ConversationFacts, namesExtra } from './conversationFacts.ts';
import { isOnlyAboutSum } from './isOnlyAboutSum.ts';
import { lastAnswer, planOfAnswer, pricedLately } from './lastAnswers.ts';
import { factsSoFar, isAboutOwnSavings } from './readConversation.ts';
import { readFacts } from './readFacts.ts';
import { readPeriod } from './readPeriod.ts';
import { plansIn } from './readPlans.ts';

export const asksDiscount = /\b(?:rabb?att?\w*|nachlass|skonto|discount\w*|reduction|mates rates)\b/;

export const comparesPrices =
  /\b(?:zahl\w*|pay\w*|cheaper|dearer|expensive|billiger|gunstiger|teurer|cost\w*|kost\w*|preis\w*|price)\b/;

const namesGap = /\b(?:gap|difference|unterschied|differenz|abstand|jump|sprung)\b/;

/**
 * "Which is cheaper, the small plan with two more operators or the middle one?" Undefined for any other question; without a
 * reply if only a quote names one of the prices. `plain`: without how often people write.
 */
export function comparePlans(
  understood: AnalysedQuestion,
  plain: string,
  earlier: ConversationFacts,
): { reply: BotReply | undefined } | undefined {
  const { locale } = understood;
  const [plan, other] = asksDifference(plain) ? comparedPlans(understood, earlier) : [];
  if (!plan || !other) return undefined;
  const compared = readFacts(understood, locale, undefined);
  const isPerMonth = /\b(?:per|a|each|im|pro) (?:month|monat)\b/.test(plain);
  const isGap = namesGap.test(plain) && pricedLately(understood);
  const isAboutMoney = comparesPrices.test(plain) || isPerMonth || isGap;
  if (!isAboutMoney && !namesExtra(compared) && !sumOf(earlier, locale)) return undefined;
  const { months } = compared;
  const difference = composePriceDifference({ ...compared, plan }, other, locale);
  // Extras would have no price in the largest plan.
  const mayBePlain = isAboutMoney && !namesExtra(compared);
  const bare = { plan: other, ...(months && { months }) };
  return { reply: difference ?? (mayBePlain ? composeSumDifference(bare, { plan }, locale) : undefined) };
}

/** "How much more is that?" then compares plans. */
export const isAboutPlansSoFar = (understood: AnalysedQuestion): boolean =>
  understood.answeredIds.some((id) => ofPlans.test(id)) || pricedLately(understood);

/** "What would that save me?" after two sums: their difference, not what a chatbot saves. */
export function answerSavedSum(understood: AnalysedQuestion): BotReply | undefined {
  const { locale, plain } = understood;
  const requests = factsSoFar(understood);
  const last = requests.at(-1) ?? {};
  const isShort = plain.split(' ').length <= longestSaved;
  if (
    !isShort ||
    !savesSum.test(plain) ||
    ofBot.test(plain) ||
    asksDiscount.test(plain) ||
    !sumOf(last, locale) ||
    !namesOwnPrice(lastAnswer(understood))
  )
    return undefined;
  if (isAboutOwnSavings(lastAnswer(understood), locale)) return undefined;
  return answerPriceDifference(plain, requests, readFacts(understood, locale, last), locale);
}

/** Words. */
const longestSaved = 12;
const savesSum = /\b(?:saves?|saved|saving|spar\w*|ersparnis)\b/;
const ofBot = /\b(?:(?:chat)?bots?|assistants?|assistent\w*)\b/;

/** Those named, "the two" that the last answer names, or the plan so far and the one that a message names beside extras. */
function comparedPlans(understood: AnalysedQuestion, earlier: ConversationFacts): readonly Plan[] {
  const { plan: before } = earlier;
  const { locale, plain } = understood;
  const named = plansIn(plain, locale);
  if (named.length === 1 && before && isValue.test(plain)) return [before, ...named];
  if (named.length > 0 || !theTwo.test(plain) || sumOf(earlier, locale)) return named;
  const told = planTextsFor(locale).filter(({ title }) => lastAnswer(understood).includes(title));
  return told.length === 2 ? told : planTextsFor(locale).slice(0, 2);
}

/** "The jump to the big one, a year?" after the price of another plan without extras. */
export function jumpBetween(understood: AnalysedQuestion, earlier: ConversationFacts): BotReply | undefined {
  const { locale, plain } = understood;
  const [named, ...others] = asksDifference(plain) ? plansIn(plain, locale) : [];
  const told = planOfAnswer(understood);
  if (!named || !told || others.length > 0 || named.type === told.type || namesExtra(earlier)) return undefined;
  if (named.users < (earlier.users ?? 0) || earlier.times || !namesOwnPrice(lastAnswer(understood))) return undefined;
  const months = readPeriod(plain);
  return composeSumDifference({ plan: named, ...(months && { months }) }, { plan: told }, locale);
}

/** "And a year?", "gross?" after the prices of all plans. */
export function totalsOfPlans(understood: AnalysedQuestion, earlier: ConversationFacts): BotReply | undefined {
  const { locale, plain } = understood;
  if (earlier.plan || sumOf(earlier, locale) || !isOnlyAboutSum(plain, locale)) return undefined;
  const asked = readFacts(understood, locale, earlier);
  const names = Object.keys(asked);
  const isPeriod = names.length > 0 && names.every((name) => name === 'months' || name === 'isGross');
  const told = lastAnswer(understood);
  const { planPeriod, planMonth } = wordsFor(locale).answers.prices;
  const isList =
    understood.answeredIds.includes('plan-overview') ||
    [planPeriod, planMonth].some((lead) => told.includes(longestPart(lead)));
  return isPeriod && isList ? composePlanTotals({ ...earlier, ...asked }, locale) : undefined;
}

/** Of a text with places to fill: " kosten die Pläne". */
const longestPart = (template: string): string =>
  template.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** Entries after which "how much more is that?" compares plans. */
const ofPlans = /^(?:plan-|user-|price-(?:yearly|vat)$)/;

const theTwo = /\b(?:the two|those two|both|die beiden|den beiden|der beiden|beiden)\b/;
const isValue = /\b(?:better value|better deal|lohnt)\b/;

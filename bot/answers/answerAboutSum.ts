/** Rules for questions about a price or a sum: the entry that answers them, whatever their words resemble. */
import { largestPlan, plansFor, planTextsFor } from '../../src/text/content/plans.ts';
import { type AnalysedQuestion, normaliseText } from './analyseQuestion.ts';
import { isAboutPlans } from './answerPriceQuestion.ts';
import { asksPriceOnly } from './asksPriceOnly.ts';
import { namesOwnPrice } from './composeAnswer.ts';
import { grossInWords, planOf } from './composePriceReply.ts';
import type { ConversationFacts } from './conversationFacts.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { isOnlyAboutSum } from './isOnlyAboutSum.ts';
import { lastAnswer, planOfAnswer } from './lastAnswers.ts';
import { isAbroad, namesTax } from './namesTax.ts';
import { withDigits } from './numberWords.ts';
import { readBareNumber } from './readAmounts.ts';
import { asksForSum, earlierFacts } from './readConversation.ts';
import { peak, readFacts } from './readFacts.ts';
import { bareCount } from './readInContext.ts';
import { isYear } from './readPeriod.ts';
import { plansIn } from './readPlans.ts';

/** `clearId`: the entry that clearly answers. Undefined if no rule applies. */
export function entryAboutSum(understood: AnalysedQuestion, clearId: string | undefined): string | undefined {
  if (namesLowBudget(understood)) return 'plan-essential';
  if (monthsDiffer.test(withDigits(understood.plain))) return 'plan-for-season';
  if (exceedsPlan(understood) && countIn(understood) > largestPlan(understood.locale).users) return 'user-over-largest';
  if (exceedsPlan(understood) || asksForFurtherUsers(understood) || fearsSeason(understood)) return 'user-over-limit';
  if (namesFigureOfAnswer(understood)) return understood.answeredId;
  if (asksForTax(understood, clearId)) return 'price-vat';
  const knowsSaving = clearId?.startsWith('savings-') === true;
  if (!knowsSaving && namesOtherRequests(understood)) return 'savings-calculator';
  const unpriced = asksUnpriced(understood);
  if (unpriced) return unpriced;
  if (asksWhyPlan(understood)) return 'plan-choice';
  if (asksWhichPlan(understood)) return `plan-${planOfAnswer(understood)?.type ?? 'difference'}`;
  return planThatIncludes(understood);
}

/** "Which plan is that?", after an answer that names one, or that tells what every plan has. */
function asksWhichPlan(understood: AnalysedQuestion): boolean {
  const { plain, answeredId = '' } = understood;
  if (!whichPlan.test(plain)) return false;
  return planOfAnswer(understood) !== undefined || /^(?:tools?-template|template|webhook)/.test(answeredId);
}

const whichPlan =
  /\b(?:which|what) (?:plan|package|tier) (?:(?:is|s|was|would) (?:that|this|it)\b|(?:do|would|must|should) (?:i|we) (?:\w+ )?need(?: for (?:that|it|this|those))?$)|\b(?:(?:in )?welche[mnrs]?|was fur ein(?:en)?) (?:plan|tarif|paket) (?:(?:ist|war|ware|wars?|gibts|steckt|hat) (?:das|dies|es|der|die)\b|brauch\w* (?:ich|wir|man) (?:dafur|dazu|da)$)/;

/** "And with 1,000?" after an answer that states what is left with 1,000. */
function namesFigureOfAnswer(understood: AnalysedQuestion): boolean {
  const { plain, answeredId, question } = understood;
  const count = readBareNumber(question.text);
  const isNumberOnly = bareCount.test(withDigits(plain).replace(/(\d) (?=\d{3}\b)/g, '$1'));
  if (answeredId === undefined || count === undefined || !isNumberOnly) return false;
  const figures = lastAnswer(understood).match(/\d[\d.,]*/g) ?? [];
  return count > leastFigure && figures.some((figure) => Number(figure.replace(/\D/g, '')) === count);
}

/** Smaller numbers count operators or channels. */
const leastFigure = 50;

/** "And is that with VAT?" after a price. */
function asksForTax(understood: AnalysedQuestion, clearId: string | undefined): boolean {
  const { locale, plain } = understood;
  if (!namesTax(plain, locale) || plain.split(' ').length > longestTaxQuestion) return false;
  if (clearId !== undefined && !isAboutPlans(clearId)) return false;
  const before = earlierFacts(understood);
  const { asksOne, asksOperators, ...asked } = readFacts(understood, locale, before);
  return Object.keys(asked).length === 0 && namesOwnPrice(lastAnswer(understood));
}

/** "Is that with tax?" after an answer that names one plan: the sum so far with German VAT. Undefined after any other. */
export function grossOfLastSum(understood: AnalysedQuestion): string | undefined {
  const { locale } = understood;
  if (!asksForTax(understood, undefined) || isAbroad(understood)) return undefined;
  const request = earlierFacts(understood);
  const plan = planOf(request, locale);
  const told = lastAnswer(understood);
  const isTold =
    plan !== undefined &&
    told.includes(plan.title) &&
    planTextsFor(locale).filter(({ title }) => told.includes(title)).length === 1;
  return isTold && !request.times ? grossInWords(plan, request, locale) : undefined;
}

/** "With VAT?" asks whether a price includes it, or for the sum with it. */
export const asksTaxOnly = (plain: string): boolean =>
  /^(?:(?:und|and|ok|also) )?(?:mit|inkl|inklusive|with|incl|including) (?:mwst|ust|mehrwertsteuer|umsatzsteuer|marchensteuer|steuern?|vat|tax)$/.test(
    plain,
  );

/** In words; a longer message asks for more. */
const longestTaxQuestion = 12;

/** The users that a message names. */
const countIn = (understood: AnalysedQuestion): number =>
  readFacts(understood, understood.locale, undefined).users ?? readBareNumber(understood.text) ?? 0;

/** "And if it is 130 in December?": some months with more people than the plan for those named before. */
function exceedsPlan(understood: AnalysedQuestion): boolean {
  const { locale, plain, text } = understood;
  const { users, plan: named } = earlierFacts(understood);
  const own = readFacts(understood, locale, undefined);
  const earlier = named ?? (users === undefined ? undefined : plansFor(locale).find((one) => one.users >= users));
  const plan = own.plan ?? earlier;
  const count = own.users ?? readBareNumber(text);
  const asks = asksWhatThen.test(plain) || peak.test(plain);
  return plan !== undefined && count !== undefined && count > plan.users && asks;
}

/** "Usually 80, in December 400. Do we have to pay for the larger plan all year?" */
const fearsSeason = ({ plain, text }: AnalysedQuestion): boolean =>
  (peak.test(plain) || season.test(plain)) && obliges.test(plain) && (text.match(/\d+/g) ?? []).length > 1;

/** "What do you do for under 20 quid?": less than any plan costs. */
function namesLowBudget({ text, locale }: AnalysedQuestion): boolean {
  const [, amount] = budget.exec(text) ?? [];
  const [smallest] = plansFor(locale);
  return amount !== undefined && smallest !== undefined && Number(amount) < smallest.price && !ofOther.test(text);
}

const budget =
  /\b(?:under|below|less than|no more than|unter|weniger als|höchstens|maximal) (?:€|£)?(\d{1,3})(?:\s?(?:€|£|euros?|eur|quid|pounds?)|(?<=[€£]\d{1,3}))(?![\p{L}\d])/iu;
const ofOther =
  /\b(?:operators?|bearbeiter\w*|channels?|kan[aä]l\w*|salar\w*|gehalt|brutto|gross|commission|provision|hour|stunde|fees?|gebühr\w*)\b/i;

/** "Five months 900 guests, in the other seven only 70": no one number of users. */
const monthsDiffer =
  /\b\d{1,2} (?:monate?n?|months)\b.*\d.*\b(?:anderen|ubrigen|restlichen|rest|sonst|other|remaining)\b.*\d/;
const season =
  /\b(?:im|in|to|bis|und|and) (?:januar|january|februar|february|marz|march|april|mai|may|juni|june|juli|july|august|september|oktober|october|november|dezember|december|sommer|summer|winter)\b/;
const obliges =
  /\b(?:mussen wir|muss ich|do we (?:then )?(?:have to|need)|must we|would we (?:have to|be)|are we (?:moved|bumped))\b/;

/** "What would you charge for the extra 150?": users above the plan, which only a quote prices. */
function asksForFurtherUsers(understood: AnalysedQuestion): boolean {
  const found = theFurtherUsers.exec(withDigits(understood.plain));
  const count = Number(found?.slice(1).find(Boolean) ?? 0);
  return count >= leastFigure && hasPlanOrUsers(earlierFacts(understood));
}

const hasPlanOrUsers = ({ plan, users }: ConversationFacts): boolean => plan !== undefined || users !== undefined;

const theFurtherUsers =
  /\b(?:the|those|these|die|den|diese) (?:extra|additional|further|other|remaining|zusatzlichen|weiteren|ubrigen|restlichen) (\d+)\b|\b(?:the|those|these|die|den|diese) (\d+) (?:extra|additional|further|zusatzlichen|weiteren|mehr)\b/;

const asksWhatThen =
  /\b(?:what (?:then|happens?)|all of a sudden|suddenly|was (?:ist )?dann|was passiert|und wenn|and if|plotzlich|mal)\b/;

/** "And 1,000?" after a saving with another number of requests. */
const namesOtherRequests = ({ plain, answeredId }: AnalysedQuestion): boolean =>
  answeredId?.startsWith('savings-') === true && bareCount.test(withDigits(plain));

/** "How much?" and "per year?" after a question about what only a quote prices. */
function asksUnpriced(understood: AnalysedQuestion): string | undefined {
  const { unpriced } = earlierFacts(understood);
  return unpriced && asksPriceAlone(understood) ? unpriced : undefined;
}

function asksPriceAlone({ plain, locale }: AnalysedQuestion): boolean {
  if (asksPriceOnly(plain)) return true;
  if (plansIn(plain, locale).length > 0) return false;
  return (
    isOnlyAboutSum(plain, locale) &&
    !/\d/.test(withDigits(plain).replace(/\b12 mon\w+/, '')) &&
    (isYear(plain) || asksForSum.test(plain))
  );
}

/** "Why?" after a plan for a number of users. */
function asksWhyPlan(understood: AnalysedQuestion): boolean {
  const { hasIntent, answeredId } = understood;
  const isReason = hasIntent('reason') && answeredId === undefined;
  return isReason && earlierFacts(understood).users !== undefined && namesOwnPrice(lastAnswer(understood));
}

/** "How many operators do we get for that?" */
function planThatIncludes(understood: AnalysedQuestion): string | undefined {
  const { locale, plain, lastQuestion, followsUp } = understood;
  const [named, ...others] = findNamedPlans(plain, planTextsFor(locale), locale).plans;
  if (others.length > 0) return undefined;
  const isContents = asksContents.test(plain);
  if (named) {
    const rest = findNamedPlans(plain, planTextsFor(locale), locale).rest;
    const isShort = followsUp && rest.split(' ').length <= shortRest;
    return isContents || (isShort && asksContents.test(normaliseText(lastQuestion, locale)))
      ? `plan-${named.type}`
      : undefined;
  }
  const isIncluded = asksIncluded.test(withDigits(plain));
  const isLimit = asksLimit.test(plain) && thatPlan.test(plain) && !asksBeyond.test(plain);
  const asks =
    isIncluded || (isContents && refersBack.test(plain)) || (isLimit && namesOwnPrice(lastAnswer(understood)));
  const plan = asks ? planOf(earlierFacts(understood), locale) : undefined;
  return plan && `plan-${plan.type}`;
}

/** Words beside the name. */
const shortRest = 3;
const asksContents =
  /\b(?:wie ?viele?|how many) (?:\w+ ){0,2}?(?:kanale?n?|bearbeiter\w*|kolleg\w*|channels?|operator(?:s|en)?|agents?|seats?|colleagues?|of (?:us|them)|von uns|davon)\b/;
/** "Are there more than three operators in it?" */
const asksIncluded =
  /^(?:(?:und|and|ok|so) )?(?:sind|gibt|bekommen|kriegen|are|do|does|would|is) .*\b(?:mehr als|uber|mindestens|more than|over|at least) \d{1,2} (?:kanale?n?|bearbeiter\w*|kolleg\w*|channels?|operator(?:s|en)?|agents?|seats?|colleagues?)\b.*\b(?:enthalten|inklusive|dabei|drin|included|in it|in that|with (?:it|that))\b|^(?:(?:und|and|ok|so) )?(?:does|would) (?:it|that|this) include (?:more than|over|at least) \d{1,2} \w+$/;
/** How many users a plan covers. */
const asksLimit =
  /\b(?:wie ?viele?|how many) (?:\w+ ){0,2}?(?:leuten?|menschen|personen|nutzer\w*|people|ppl|folks|users?|chatters)\b|\b(?:limit|ceiling|cap|nutzergrenze|obergrenze)\b/;
const thatPlan =
  /\b(?:on|with|in|of|for|under) (?:that|this|it)\b(?! (?:month|year))|\bthat one\b|\bthere\b|\b(?:da|damit|dabei|darin|drin|dort)\b/;
/** Then the answer is what happens above the limit. */
const asksBeyond =
  /\b(?:if|wenns?|falls|what happens|was passiert|exceed\w*|go over|uberschreit\w*|mehr als|more than)\b/;
const refersBack = /^(?:und|and|phew|ok|so)\b|\b(?:that|it|this|dabei|da|drin|dafur|damit|enthalten|included)\b/;

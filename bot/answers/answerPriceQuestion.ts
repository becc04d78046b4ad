/** Decides whether a question is answered with prices computed for the numbers that the visitor names. */

import type { Locale } from '../../src/routes/table.ts';
import { plansFor, planTextsFor } from '../../src/text/content/plans.ts';
import type { BotReply } from '../protocol/botApi.ts';
import { type AnalysedQuestion, normaliseText } from './analyseQuestion.ts';
import { answerPriceDifference, asksDifference } from './answerPriceDifference.ts';
import { namesOwnPrice } from './composeAnswer.ts';
import { composePriceReply } from './composePriceReply.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { intentPatterns } from './intentPatterns.ts';
import { namesSeveralAmounts } from './maskOtherNumbers.ts';
import { withDigits } from './numberWords.ts';
import { readBareNumber } from './readAmounts.ts';
import {
  channelsBeyond,
  mergePriceRequests,
  namesExtra,
  type PriceRequest,
  readPlanMultiple,
  readPriceRequest,
} from './readPriceRequest.ts';

/** Entries that a number of users, operators or channels makes more exact. */
const planEntries = new Set([
  ...['plan-overview', 'plan-essential', 'plan-professional', 'plan-enterprise', 'plan-choice', 'plan-difference'],
  ...['price-operator', 'price-channel', 'price-yearly', 'user-over-largest', 'price-other-costs'],
]);

/** Asks which plan suffices. */
const choosesPlan =
  /\b(?:welche[nrs]?|which|what) (?:\w+ )?(?:plan|tarif|paket|package|tier|size)\b|\b(?:passt|reicht|brauch\w*|need|fits?|enough|right for)\b/;

/** Words of a short question. */
const fewWords = 6;

/** Asks what a plan includes: the plan's entry tells. */
const asksContents =
  /\b(?:wie ?viele?|how many) (?:\w+ ){0,2}?(?:kanale?n?|bearbeiter\w*|nutzer\w*|projekte?n?|channels?|operators?|users?|projects?)\b.*\b(?:hat|haben|enthal\w+|inklusive|dabei|drin|umfass\w+|has|have|include\w*|cover\w*|comes? with|get)\b/;

/** Begins like a question for a price, which a multiple of a plan then is. */
const asksForMultiple = /^(?:(?:und|and|so|also|ok) )?(?:what (?:is|s|are|would)|whats|was ist|was sind)\b/;

const multipleIn = (plain: string, locale: Locale): PriceRequest | undefined =>
  asksForSum.test(plain) || asksForMultiple.test(plain) ? readPlanMultiple(plain, locale) : undefined;

/** Asks for a sum, whatever the entry. */
const asksForSum =
  /\bwas (?:\w+ ){0,4}(?:kost\w*|macht|zahl\w*|bezahl\w*|ware)\b|\bwie ?viel\b|\bhow much\b|\bwhat\b.*\b(?:cost|pay|come to|price|figure)\b|\bset (?:me|us) back\b/;

/**
 * `entry`: the one that the question asks for, and whether it surely does. Undefined if the entry's own answer is the
 * better one.
 */
export function answerPriceQuestion(
  understood: AnalysedQuestion,
  entry: { id: string; isSure: boolean; isClear: boolean },
): BotReply | undefined {
  const { locale, questionLocale, plain, hasIntent, followsUp, previousQuestions, answeredId } = understood;
  // "What happens if 300 people write?" asks for no price.
  if (entry.id === 'user-over-limit' && entry.isSure) return undefined;
  const multiple = multipleIn(plain, locale);
  if (multiple) return composePriceReply(multiple, locale);
  if (asksContents.test(plain) || namesSeveralAmounts(withDigits(understood.text))) return undefined;
  const isAboutPlans = planEntries.has(entry.id);
  const isAboutExtra = entry.id === 'price-operator' || entry.id === 'price-channel';
  const talksOfPrice =
    namesOwnPrice(lastAnswer(understood), locale) ||
    (followsUp && intentPatterns[questionLocale].price.test(normaliseText(previousQuestions, questionLocale)));
  const earlier = earlierRequest(understood);
  const { asksOne: _, ...asked } = readPriceRequest(understood, locale, talksOfPrice ? earlier : undefined);
  const hasNews = Object.keys(asked).length > 0;
  if (asksDifference(plain) && hasSum(earlier) && (talksOfPrice || followsUp))
    return answerPriceDifference(plain, earlier, asked, locale);
  // Without a plan or users, the entry tells the price of one without guessing the plan.
  const isPlanOpen =
    !talksOfPrice &&
    asked.users === undefined &&
    !asked.plan &&
    !asked.moreOperators &&
    channelsBeyond(asked) === undefined;
  if (isAboutExtra && entry.isSure && isPlanOpen) return undefined;
  // The plan's entry says more than its price.
  const isPlanAlone = asked.plan !== undefined && entry.isClear && !isDetailed({ ...earlier, ...asked });
  const extra = hasSum(earlier) ? undefined : extraOf(answeredId);
  // "And on the big plan?" after the price of one more channel.
  if (extra && asked.plan && Object.keys(asked).length === 1 && followsUp)
    return composePriceReply({ ...asked, ...extra }, locale);
  if (isPlanAlone && isAboutPlans) return undefined;
  const asksSum = asksForSum.test(plain);
  // "And can three operators chat at once?" names a number, but no price.
  const isOtherTopic = entry.isClear && !isAboutPlans;
  const mayBeSum = !isOtherTopic || (followsUp && (asksSum || plain.split(' ').length <= fewWords));
  if (hasNews && (talksOfPrice || (followsUp && isAboutPlans)) && mayBeSum)
    return composePriceReply(mergePriceRequests(earlier, asked), locale);
  // "And what does onboarding cost?" asks for another price.
  if (!hasNews && isSumOf(earlier) && asksSum && !isOtherTopic && !hasIntent('demo') && !namesUnread.test(plain))
    return composePriceReply(earlier, locale);
  if (!hasNews && followsUp && earlier.users !== undefined && isAboutPlans && !isAboutExtra && !asked.plan)
    return composePriceReply(earlier, locale);
  // "And what is that a month?" after an answer about one plan.
  if (!hasNews && followsUp && entry.id === 'plan-overview') {
    const [plan, ...others] = findNamedPlans(
      normaliseText(lastAnswer(understood), locale),
      planTextsFor(locale),
      locale,
    ).plans;
    if (plan && others.length === 0) return composePriceReply({ plan }, locale);
  }
  const isPrice =
    (asked.users !== undefined || namesExtra(asked)) && hasIntent('price') && (asksSum || choosesPlan.test(plain));
  const isStatement = asked.users !== undefined && !entry.isClear && !understood.text.includes('?');
  // A plan may have a new name that no way of asking contains.
  const isPlanPrice = !entry.isSure && asked.plan !== undefined && hasIntent('price');
  const isTotal = namesExtra(asked) && !hasSum(asked) && hasSum(earlier) && (asksTotal.test(plain) || asksSum);
  if (!isAboutPlans && !isPrice && !isStatement && !isPlanPrice && !isTotal) return undefined;
  // "Sorry, I meant two operators. The new total, please": all that was said before counts.
  if (isTotal)
    return composePriceReply(mergePriceRequests(earlier, readPriceRequest(understood, locale, earlier)), locale);
  const hasDetail = asked.users !== undefined || namesExtra(asked) || (asked.plan && asked.isYearly);
  return hasDetail || isPlanPrice ? composePriceReply(asked, locale) : undefined;
}

/** "And is that with VAT?" after a price. `clearId`: the entry that clearly answers. */
export function asksForTax(understood: AnalysedQuestion, clearId: string | undefined): boolean {
  const { locale, plain } = understood;
  if (!tax.test(plain) || plain.split(' ').length > longestTaxQuestion) return false;
  if (clearId !== undefined && !planEntries.has(clearId)) return false;
  const hasNews = Object.keys(readPriceRequest(understood, locale, undefined)).length > 0;
  return !hasNews && namesOwnPrice(lastAnswer(understood), locale);
}

const tax = /\b(?:mwst|ust|mehrwertsteuer|umsatzsteuer|steuern?|brutto|netto|vat|tax|taxes|gross|net)\b/;
/** In words; a longer message asks for more. */
const longestTaxQuestion = 12;

/** "And if it is 130 in December?": one month with more people than the plan for those named before. */
export function exceedsPlan(understood: AnalysedQuestion): boolean {
  const { locale, plain, question } = understood;
  const { users, plan: named } = earlierRequest(understood);
  const plan = named ?? (users === undefined ? undefined : plansFor(locale).find((one) => one.users >= users));
  const count = readPriceRequest(understood, locale, undefined).users ?? readBareNumber(question.text);
  return plan !== undefined && count !== undefined && count > plan.users && asksWhatThen.test(plain);
}

const asksWhatThen =
  /\b(?:what (?:then|happens?)|all of a sudden|suddenly|was (?:ist )?dann|was passiert|und wenn|and if|plotzlich|mal)\b/;

const lastAnswer = ({ question }: AnalysedQuestion): string =>
  question.history.findLast(({ who }) => who === 'assistant')?.text ?? '';

/** Everything that the visitor has said about it before. */
const earlierRequest = ({ question, locale }: AnalysedQuestion): PriceRequest =>
  question.history
    .filter(({ who }) => who === 'visitor')
    .reduce<PriceRequest>((before, { text }) => {
      const plain = normaliseText(text, locale);
      const later = multipleIn(plain, locale) ?? readPriceRequest({ text, plain }, locale, before);
      return mergePriceRequests(before, later);
    }, {});

const isDetailed = (request: PriceRequest): boolean =>
  request.users !== undefined || request.isYearly === true || namesExtra(request);

/** The plan of a sum is known. */
const hasSum = ({ plan, users }: PriceRequest): boolean => plan !== undefined || users !== undefined;

/** Counts something that was not read: the last sum does not cover it. */
const namesUnread =
  /\d|\b(?:mehr|weitere\w*|zusatzlich\w*|noch (?:ein|jemand)\w*|dritte\w*|vierte\w*|more|extra|another|additional|third|fourth|as well)\b/;
const asksTotal =
  /\b(?:total|altogether|all in|in all|new (?:sum|price|figure)|gesamt\w*|insgesamt|zusammen|alles in allem|neue[rs]? (?:summe|preis)|summe)\b/;

const extraOf = (answeredId: string | undefined): PriceRequest | undefined =>
  answeredId === 'price-channel'
    ? { moreChannels: 1 }
    : answeredId === 'price-operator'
      ? { moreOperators: 1 }
      : undefined;

const isSumOf = (request: PriceRequest): boolean => request.users !== undefined && namesExtra(request);

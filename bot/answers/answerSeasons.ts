/** Two numbers of users over the year: the plan for each, and what a year with both costs. */
import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { plansFor, planTextsFor } from '../../src/text/content/plans.ts';
import { format } from '../../src/text/format/format.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { BotReply } from '../protocol/botApi.ts';
import { type AnalysedQuestion, normaliseText } from './analyseQuestion.ts';
import { composePlanMonths } from './answerPlanMonths.ts';
import { asksDifference } from './answerPriceDifference.ts';
import { asksDiscount } from './comparePlans.ts';
import { stepInWords } from './composePriceComparison.ts';
import { beginSentence, priceReply } from './composePriceReply.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { pricedLately, saidBefore } from './lastAnswers.ts';
import { withDigits } from './numberWords.ts';
import { periodInWords } from './priceExtras.ts';
import { monthsOfYear } from './readPeriod.ts';
import { monthsNamed, readSeasons, type Seasons } from './readSeasons.ts';

/** "What do we take?", "how do we go about it?" */
const asksPlan =
  /\b(?:which|what|welche[rsn]?|was) (?:plan|package|tier|tarif|paket|one|do (?:we|i)|would (?:we|i)|nimmt|nehmen|brauch\w*|passt|empf\w*|kostet|kosten|ware|would|zahl\w*)\b|\b(?:wie geht man|how (?:do|would|should) (?:we|i|you)|how much|wie ?viel|enough|reicht|genug|passt)\b/;
const asksYear = /\b(?:year|\w*jahr\w*|annually|12 (?:months|monate)|annual)\b/;
const asksSum =
  /\b(?:come to|comes to|cost\w*|kost\w*|macht (?:das|es)|zahl\w*|pay\w*|total|insgesamt|zusammen|versus|vs|was macht|sum\w*|all (?:year|in))\b/;
const versus = /\b(?:versus|vs|against|compared|verglichen|statt|gegenuber|im vergleich)\b/;
const asksTotal = /\b(?:come to|cost\w*|kost\w*|macht)\b/;
const monthsUp = /(?<!\b(?:after|nach|within|innerhalb|von) )\b(\d{1,2}) (?:months?|monaten?)\b/;
/** "And what does WhatsApp cost over a year?", "is there a discount for a year?" */
const asksOther =
  /\b(?:whats ?app|messenger|telegram|voice|channels?|kanal\w*|operators?|bearbeiter\w*|kundig\w*|cancel\w*|notice|upfront|up front|im voraus|vorab|onboarding|einfuhrung)\b/;
const obliges = /\b(?:have to|must|need to|forced|mussen|muss|zwingend|gezwungen)\b/;

/** Undefined if neither this message nor one before names two numbers of users, or if it asks for something else. */
export function answerSeasons(understood: AnalysedQuestion): BotReply | undefined {
  const { locale, plain, text } = understood;
  const plans = (seasons: Seasons) => [planFor(seasons.few, locale), planFor(seasons.many, locale)] as const;
  const own = readSeasons(plain);
  if (own) {
    const isAsked = asksPlan.test(plain) && !obliges.test(plain);
    if (!isAsked && text.includes('?')) return undefined;
    const [small, large] = plans(own);
    return small && large && small.type !== large.type ? bothPlans(own, small, large, locale) : undefined;
  }
  const said = saidBefore(understood).map((one) => normaliseText(one, locale));
  const at = said.findLastIndex((one) => readSeasons(one) !== undefined);
  const before = readSeasons(said[at] ?? '');
  if (!before || !pricedLately(understood) || obliges.test(plain)) return undefined;
  if (asksOther.test(plain) || asksDiscount.test(plain)) return undefined;
  const [small, large] = plans(before);
  if (!small || !large || small.type === large.type) return undefined;
  // "Only for the two months", "only for July and August", in one of the messages since.
  const later = [...said.slice(at + 1), plain].map((one) => monthsUpIn(one)).findLast((count) => count > 0);
  const months = later ?? before.peakMonths;
  const named = findNamedPlans(plain, planTextsFor(locale), locale).plans.length > 0;
  const isYear = asksYear.test(plain) && asksSum.test(plain) && (!named || versus.test(plain));
  if (isYear && months && months < monthsOfYear) {
    const mixed = composePlanMonths(
      [
        { plan: large, months },
        { plan: small, months: monthsOfYear - months },
      ],
      locale,
    );
    const whole = wholeYear(large, locale);
    const isVersusFirst = versus.test(plain) && !asksTotal.test(plain);
    return priceReply(isVersusFirst ? [whole, mixed] : [mixed, whole], [small, large], locale);
  }
  const isMonth = /\b(?:month|monat)\b/.test(plain) && asksDifference(plain);
  return isMonth ? priceReply([stepInWords(small, large, locale)], [small, large], locale) : undefined;
}

const monthsUpIn = (plain: string): number =>
  movesUp.test(plain) ? Number(monthsUp.exec(withDigits(plain))?.[1] ?? 0) || monthsNamed(plain) : 0;

/** "Only for July and August", not "we start in March". */
const movesUp = /\b(?:only|just|nur|rauf|hoch\w*|up|bigger|larger|grosser\w*|season|saison)\b/;

const planFor = (users: number, locale: Locale): Plan | undefined =>
  plansFor(locale).find((plan) => plan.users >= users);

function bothPlans({ few, many }: Seasons, small: Plan, large: Plan, locale: Locale): BotReply {
  const { prices } = wordsFor(locale).answers;
  const numbers = (count: number, plan: Plan) => ({
    count: format('count', count, locale),
    title: plan.title,
    price: format('price', plan.price, locale),
    users: format('count', plan.users, locale),
  });
  const sentences = [fill(prices.seasonFew, numbers(few, small)), fill(prices.seasonMany, numbers(many, large))];
  return priceReply([sentences.join(' '), prices.seasonChange], [small, large], locale);
}

function wholeYear(plan: Plan, locale: Locale): string {
  const total = format('price', monthsOfYear * plan.price, locale);
  const period = periodInWords(monthsOfYear, locale);
  return beginSentence(fill(wordsFor(locale).answers.prices.period, { title: plan.title, period, total }));
}

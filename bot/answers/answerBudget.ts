/** "Budget is 500 a month": whether the sum of the visitor's case fits, or the largest plan that does. */
import type { Locale } from '../../src/routes/table.ts';
import { vatShare } from '../../src/text/content/plans/figures.ts';
import { plansFor } from '../../src/text/content/plans.ts';
import { format } from '../../src/text/format/format.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { BotReply } from '../protocol/botApi.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import { sumOf } from './composePriceComparison.ts';
import { composePriceReply } from './composePriceReply.ts';
import { type ConversationFacts, mergeFacts } from './conversationFacts.ts';
import { saidBefore } from './lastAnswers.ts';
import { earlierFacts } from './readConversation.ts';
import { readFacts } from './readFacts.ts';
import { monthsOfYear } from './readPeriod.ts';

/** `months`: that the amount is for. */
export type Budget = { amount: number; months: number; isGross: boolean };

const amount = String.raw`(?<![\d.,])(\d{1,3}(?:[.,]\d{3})+|\d{2,6})(?![.,]?\d)`;
const currency = '(?:€|euros?(?!\\p{L})|eur(?!\\p{L})|quid)';
const word = String.raw`(?<!\p{L})(?:jahres|monats)?(?:budget|haushalts(?:ansatz|mittel)|etat)`;
/** Between the word and its number: "is about", "für 2027 beträgt". */
const link = String.raw`(?:[\s:=]|(?<!\p{L})(?:ist|sind|is|are|of|von|beträgt|liegt|liegen|bei|about|around|etwa|rund|ca\.?|max\.?|maximal|höchstens|up to|für|for|20\d\d|the|im monat|a month)(?!\p{L}))*`;
/** "Budget: 300" names an amount, "budget for 300 users" none. */
const alone = String.raw`(?=\s*(?:$|[.!?,;)]|net(?:to)?\b|gross\b|brutto\b|max\b|tops?\b|im\b|pro\b|per\b|je\b|a (?:month|year)\b|in total\b|insgesamt\b))`;
const named = new RegExp(
  [
    String.raw`${word}\b[^.!?,;]{0,40}?(?:[€]\s?${amount}|${amount}\s?${currency})`,
    `${word}${link}${amount}${alone}`,
    String.raw`${amount}\s?${currency}[^.!?]{0,25}\bbudget\b`,
  ].join('|'),
  'iu',
);
const yearly = /(?:jahr(?!e)|haushalt|(?<!\p{L})years?(?!\p{L})|yearly|annual|p\.? ?a\b|(?:für|for) 20\d\d)/iu;
const monthly = /(?:monat|month)/iu;
/** No period of a sum, or a share of one. */
const otherPeriod =
  /quart|(?<!\p{L})(?:once|einmal\p{L}*|one-?off|jahre|next year|nächste[sn]? jahr|per (?:head|person|seat|user)|pro (?:kopf|person|mitarbeit\p{L}*|nutzer)|je (?:kopf|mitarbeit\p{L}*))(?!\p{L})|\d (?:months|monate|years)|20\d\d (?:und|and|bis|to|-) 20\d\d/iu;
/** A larger amount without a period may be for a month or for a year. */
const mostOfMonth = 3_000;
const gross =
  /\b(?:brutto|gross|(?:inkl|incl|inklusive|including|mit|with) ?\.? ?(?:der |the )?(?:mwst|ust|mehrwertsteuer|umsatzsteuer|vat|tax))\b/iu;

/** Undefined if a text names none, or if its period is unclear. */
export function readBudget(text: string): Budget | undefined {
  const found = named.exec(text);
  const count = Number((found?.slice(1).find(Boolean) ?? '').replace(/[.,]/g, ''));
  if (!found || count === 0) return undefined;
  // The amount and what follows it in the same clause.
  const [clause = ''] = /^[^.!?;]*/.exec(text.slice(found.index + found[0].length)) ?? [];
  const about = found[0] + clause.split(/, (?!max|netto|brutto|net|gross)/)[0];
  if (otherPeriod.test(about)) return undefined;
  const isYear = yearly.test(about) && !monthly.test(about);
  if (!isYear && !monthly.test(about) && count > mostOfMonth) return undefined;
  return { amount: count, months: isYear ? monthsOfYear : 1, isGross: gross.test(text) };
}

/** The latest one that the visitor named; "200 including VAT, I meant" tells that it is gross. */
function budgetSoFar(understood: AnalysedQuestion): Budget | undefined {
  const said = [...saidBefore(understood), understood.text];
  const budget = said.map((one) => readBudget(one)).findLast((one) => one !== undefined);
  const isGross = budget && said.some((one) => gross.test(one) && one.includes(String(budget.amount)));
  return budget && { ...budget, isGross: budget.isGross || isGross === true };
}

/** The largest plan for a budget beside which nothing decides a sum. Undefined for any other message. */
export function answerBudget(understood: AnalysedQuestion): BotReply | undefined {
  const { locale, plain, text } = understood;
  const budget = readBudget(text);
  if (!budget) return answerWhetherItFits(understood);
  if (sumSoFar(understood) || !asksWhat.test(plain)) return undefined;
  const plan = plansFor(locale).findLast(({ price }) => costOf(price, budget) <= budget.amount);
  const { months, isGross } = budget;
  const request = { ...(months > 1 && { months }), ...(isGross && { isGross }) };
  const reply = plan && composePriceReply({ plan, ...request }, locale);
  return plan && reply && withSentence(reply, verdictOf(plan.price, budget, locale));
}

/** "We can't reclaim VAT. Will that still do?", after a budget and a sum. */
function answerWhetherItFits(understood: AnalysedQuestion): BotReply | undefined {
  const { locale, plain, text } = understood;
  const asksFit = plain.split(' ').length <= longestFit && fits.test(plain) && text.includes('?');
  const facts = asksFit && budgetSoFar(understood) ? factsWith(understood) : undefined;
  const reply = facts && sumOf(facts, locale) && composePriceReply(facts, locale);
  return reply && withBudget(reply, understood);
}

/** Words. */
const longestFit = 16;
const fits =
  /\b(?:reicht (?:es|das)|passt (?:es|das)|kommen wir (?:damit )?hin|langt (?:es|das)|(?:is|was) (?:it|that) (?:still )?(?:enough|within)|do we (?:still )?(?:make it|fit)|does (?:it|that) (?:still )?fit|can we (?:still )?afford)\b/;

const asksWhat =
  /\b(?:krieg\w*|bekomm\w*|reicht|hin|drin|geht|langt|passt|get|have|enough|do|afford|stretch|buy|welche\w*|which|what)\b/;

/** A price reply with whether its sum is within the budget that the visitor named. */
export function withBudget(reply: BotReply, understood: AnalysedQuestion): BotReply {
  const facts = factsWith(understood);
  const tellsGross = facts.isGross === true;
  const budget = budgetSoFar(understood);
  const sum = budget && sumOf(facts, understood.locale);
  // The reply tells the sum of another period, beside which the budget of a month would look wrong.
  if (!budget || !sum || (facts.months ?? budget.months) !== budget.months) return reply;
  const whole = { ...budget, isGross: budget.isGross || tellsGross };
  return withSentence(reply, verdictOf(sum.monthly, whole, understood.locale, tellsGross));
}

function factsWith(understood: AnalysedQuestion): ConversationFacts {
  const earlier = earlierFacts(understood);
  return mergeFacts(earlier, readFacts(understood, understood.locale, earlier));
}

const sumSoFar = (understood: AnalysedQuestion) => sumOf(factsWith(understood), understood.locale);

const costOf = (monthly: number, { months, isGross }: Budget): number =>
  monthly * months * (isGross ? 1 + vatShare : 1);

/** `tellsGross`: the reply tells the sum with VAT already. */
function verdictOf(monthly: number, budget: Budget, locale: Locale, tellsGross = true): string {
  const { extrasGross, budget: words } = wordsFor(locale).answers.prices;
  const { within, over, month, year, net, gross: withTax } = words;
  const cost = costOf(monthly, budget);
  const left = budget.amount - cost;
  const total = { share: format('percent', vatShare, locale), total: format('EUR', cost, locale) };
  const first = budget.isGross && !tellsGross ? `${fill(extrasGross, total)} ` : '';
  const kind = `${budget.months > 1 ? year : month} ${budget.isGross ? withTax : net}`;
  const verdict = fill(left >= 0 ? within : over, {
    budget: `${format('price', budget.amount, locale)} ${kind}`,
    difference: format('EUR', Math.abs(left), locale),
  });
  return first + verdict;
}

/** Behind the first paragraph, which tells the sum. */
function withSentence(reply: BotReply, sentence: string): BotReply {
  const [first = '', ...rest] = reply.text.split('\n\n');
  return { ...reply, text: [`${first} ${sentence}`, ...rest].join('\n\n') };
}

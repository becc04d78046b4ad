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
import { earlierFacts } from './readConversation.ts';
import { readFacts } from './readFacts.ts';
import { monthsOfYear } from './readPeriod.ts';

/** `months`: that the amount is for. */
export type Budget = { amount: number; months: number; isGross: boolean };

const named =
  /(?<!\p{L})(?:(?:jahres|monats)?budget|haushalts(?:ansatz|mittel)|etat)\b[^.!?]{0,60}?(?<!\d)(?!20\d\d(?!\d|\s?(?:€|euro|eur)))(\d{1,3}(?:[.,]\d{3})+|\d{2,6})(?![.,]?\d)|(?<![\d.,])(\d{1,3}(?:[.,]\d{3})+|\d{2,6})\s?(?:€|euros?|eur|quid)[^.!?]{0,25}\bbudget\b/iu;
const yearly = /\b(?:jahr\p{L}*|jährlich|haushalt\p{L}*|years?|yearly|annual\p{L}*|p\.? ?a)\b/iu;
const monthly = /\b(?:monat\p{L}*|months?|monthly)\b/iu;
const gross =
  /\b(?:brutto|gross|(?:inkl|incl|inklusive|including|mit|with) ?\.? ?(?:der |the )?(?:mwst|ust|mehrwertsteuer|umsatzsteuer|vat|tax))\b/iu;

/** Undefined if a text names none. */
export function readBudget(text: string): Budget | undefined {
  const found = named.exec(text);
  const amount = Number((found?.[1] ?? found?.[2] ?? '').replace(/[.,]/g, ''));
  if (!found || amount === 0) return undefined;
  const months = yearly.test(text) && !monthly.test(text) ? monthsOfYear : 1;
  return { amount, months, isGross: gross.test(text) };
}

/** The latest one that the visitor named; "200 including VAT, I meant" tells that it is gross. */
function budgetSoFar({ question, text }: AnalysedQuestion): Budget | undefined {
  const said = [...question.history.filter(({ who }) => who === 'visitor').map((turn) => turn.text), text];
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

/** What the visitor has said so far that decides a price; several rules ask for it. */

import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import { type AnalysedQuestion, normaliseText } from './analyseQuestion.ts';
import { planOf } from './composePriceReply.ts';
import { withPlanTitles } from './findNamedPlans.ts';
import { withDigits } from './numberWords.ts';
import { mergePriceRequests, type PriceRequest } from './priceRequest.ts';
import { readPlanMultiple } from './readPlans.ts';
import { readPriceRequest } from './readPriceRequest.ts';
import { readProjects } from './readProjects.ts';

/** Everything together. */
export const earlierRequest = (understood: AnalysedQuestion): PriceRequest => requestsSoFar(understood).at(-1) ?? {};

/** After each message of the visitor, with all that was said before it. */
export function requestsSoFar({ question: { history }, locale }: AnalysedQuestion): readonly PriceRequest[] {
  const known = requestsOf.get(history);
  if (known) return known;
  const requests: PriceRequest[] = [];
  let answer = '';
  for (const { who, text: written } of history) {
    const before = requests.at(-1) ?? {};
    if (who === 'assistant') {
      answer = written;
      const plan = planOfSum(written, locale);
      if (plan && planOf(before, locale)?.type !== plan.type && !before.times)
        requests[requests.length - 1] = withPlan(before, plan);
      continue;
    }
    const text = withPlanTitles(written, planTextsFor(locale));
    const plain = normaliseText(text, locale);
    const later =
      multipleIn(plain, locale, before) ??
      projectsIn(text, locale) ??
      readPriceRequest({ text, plain }, locale, before);
    const users = later.users ?? (countsEnquiries.test(answer) ? undefined : usersAMonth(plain));
    requests.push(mergePriceRequests(before, { ...later, ...(users !== undefined && { users }) }));
  }
  requestsOf.set(history, requests);
  return requests;
}

/** Users in "We'd have some 700 a month", unless enquiries were spoken of; for later sums. */
function usersAMonth(plain: string): number | undefined {
  const count = Number(countAMonth.exec(withDigits(plain).replace(/(\d) (?=\d{3}\b)/g, '$1'))?.[1] ?? 0);
  return count >= leastUsers ? count : undefined;
}

const countsEnquiries = /\b(?:Anfragen|enquiries|requests)\b/i;
const countAMonth =
  /^(?:\w+ ){0,3}?(?:we|wir|uns|there|it|s|re|d)(?: \w+){0,4} (\d+) (?:a|per|each|every|im|pro|je|jeden) (?:month|monat)$/;
const leastUsers = 20;

/** The plan of a sum that the bot has told; undefined if the reply compares plans. */
function planOfSum(reply: string, locale: Locale): Plan | undefined {
  const [plan, ...others] = planTextsFor(locale).filter(({ title }) => reply.includes(title));
  return others.length === 0 && reply.includes(wordsFor(locale).pricing.vatNote) ? plan : undefined;
}

const withPlan = ({ users, ...before }: PriceRequest, plan: Plan): PriceRequest => ({
  ...before,
  plan,
  ...(users !== undefined && users <= plan.users && { users }),
});

const requestsOf = new WeakMap<readonly unknown[], readonly PriceRequest[]>();

/** Asks for a sum, whatever the entry. */
export const asksForSum =
  /\bwas (?:\w+ ){0,4}(?:kost\w*|mach(?:t|en)|zahl\w*|bezahl\w*|ware)\b|\bwas kame?\b.{0,12} (?:he)?raus\b|\bwie ?viel\b|\bhow much\b|\bwhat\b.*\b(?:cost|pay|come to|price|figure)\b|\bset (?:me|us) back\b/;

/** Begins like a question for a price, which a multiple of a plan then is. */
const asksForMultiple = /^(?:(?:und|and|so|also|ok) )?(?:what (?:is|s|are|would)|whats|was ist|was sind)\b/;

export const multipleIn = (plain: string, locale: Locale, before?: PriceRequest): PriceRequest | undefined =>
  asksForSum.test(plain) || asksForMultiple.test(plain) || before?.times
    ? readPlanMultiple(plain, locale, before)
    : undefined;

/** "Two brands, each with a bot, 3,000 people a month". Undefined without such projects. */
export function projectsIn(message: string, locale: Locale): PriceRequest | undefined {
  const read = readProjects(message);
  if (!read) return undefined;
  const { projects, text } = read;
  return { ...readPriceRequest({ text, plain: normaliseText(text, locale) }, locale, undefined), projects };
}

/** Short questions about the sum before: "and in total?", "per head?", "a day?", "over a year?" after a difference. */
import { planTextsFor } from '../../src/text/content/plans.ts';
import type { BotReply } from '../protocol/botApi.ts';
import { type AnalysedQuestion, normaliseText } from './analyseQuestion.ts';
import { answerPriceDifference, asksDifference } from './answerPriceDifference.ts';
import { namesOwnPrice } from './composeAnswer.ts';
import { composePriceDifference, composePriceShare, sumOf } from './composePriceComparison.ts';
import { composePriceReply, planOf } from './composePriceReply.ts';
import { mergeFacts } from './conversationFacts.ts';
import { isOnlyAboutSum } from './isOnlyAboutSum.ts';
import { asksForSum, factsSoFar } from './readConversation.ts';
import { readFacts } from './readFacts.ts';
import { plansIn } from './readPlans.ts';

/** Words of a question that asks for nothing else. */
const fewWords = 9;

const total =
  /\b(?:total|altogether|all in|in all|all together|gesamt\w*|insgesamt|alles zusammen|zusammen|alles in allem|unterm strich)\b/;
const perOperator =
  /\b(?:per|a|each|every|pro|je|jeder|fur jeden?) (?:head|person|operator|agent|seat|colleague|kopf|nase|bearbeiter\w*|mitarbeiter\w*|kolleg\w*)\b/;
const perDay = /\b(?:per|a|each|every|pro|am|je|jeden) (?:day|tag)\b/;
/** Another price than that of the sum, or another case. */
const otherTopic =
  /\d|\b(?:onboarding|einfuhrung|demo|template\w*|vorlage\w*|add ?ons?|erweiterung\w*|setup|set up|einrichten|support|anbindung\w*|projekt\w*|projects?|nutzer|users)\b/;

/** Undefined if the question is about something else than the last sum. */
export function answerSumFollowUp(understood: AnalysedQuestion): BotReply | undefined {
  const { locale, plain, lastQuestion, question } = understood;
  if (plain.split(' ').length > fewWords || otherTopic.test(plain)) return undefined;
  const requests = factsSoFar(understood);
  const last = requests.at(-1) ?? {};
  const answers = question.history.filter(({ who }) => who === 'assistant').map(({ text }) => text);
  const before = normaliseText(lastQuestion, locale);
  const [plan, other] = asksDifference(before) ? plansIn(before, locale) : [];
  const asked = readFacts(understood, locale, last);
  const names = Object.keys(asked).filter((name) => name !== 'months' && name !== 'isGross');
  if (plan && other && asked.months && names.length === 0 && isOnlyAboutSum(plain, locale))
    return composePriceDifference({ ...last, plan, months: asked.months }, other, locale);
  if (!sumOf(last, locale)) return undefined;
  // "We are two" is no sum until the price is asked for after an answer that names a plan.
  const isOpen = planOf(last, locale) === undefined;
  const namesPlan = planTextsFor(locale).some(({ title }) => answers.at(-1)?.includes(title));
  if (isOpen && namesPlan && asksForSum.test(plain)) return composePriceReply(last, locale);
  if (!answers.slice(-2).some((text) => namesOwnPrice(text))) return undefined;
  if (perDay.test(plain)) return composePriceShare(last, 'day', locale);
  if (perOperator.test(plain)) return composePriceShare(last, 'operator', locale);
  if (names.length > 0) return undefined;
  if (asked.months && asksDifference(before) && !asksDifference(plain))
    return answerPriceDifference(before, requests, asked, locale);
  return total.test(plain) ? composePriceReply(mergeFacts(last, asked), locale) : undefined;
}

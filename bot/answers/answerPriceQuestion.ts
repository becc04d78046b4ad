/** Computes answers about plans for numbers that the visitor names, from the figures in src/text/content/plans. */

import { href } from '../../src/routes/hrefs.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { extraPrices } from '../../src/text/content/plans/figures.ts';
import { largestPlan, plansFor } from '../../src/text/content/plans.ts';
import { format } from '../../src/text/format/format.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { BotReply, BotSource } from '../protocol/botApi.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { readAmounts } from './readAmounts.ts';

/** Entries that a number of users, operators or channels makes more exact. */
const planEntries = new Set([
  ...['plan-overview', 'plan-essential', 'plan-professional', 'plan-enterprise', 'plan-choice', 'plan-difference'],
  ...['price-operator', 'price-channel', 'price-yearly', 'user-over-largest', 'price-other-costs'],
]);

/**
 * `entryId`: the entry that the question asks for, surely or not. Undefined if the entry's own answer is the better
 * one.
 */
export function answerPriceQuestion(
  understood: AnalysedQuestion,
  entryId: string,
  isSure: boolean,
): BotReply | undefined {
  const { locale, questionLocale, text, plain, previousQuestions, followsUp, hasIntent } = understood;
  const asked = readAmounts(text);
  const isPrice = asked.users !== undefined && hasIntent('price') && !entryId.startsWith('savings-');
  const [named] = findNamedPlans(plain, plansFor(locale), questionLocale).plans;
  // A plan may have a new name that no way of asking contains.
  const isPlanPrice = !isSure && named !== undefined && hasIntent('price');
  if (!planEntries.has(entryId) && !isPrice && !isPlanPrice) return undefined;
  const earlier =
    followsUp && (entryId.startsWith('plan-') || entryId === 'price-yearly') ? readAmounts(previousQuestions) : {};
  const amounts = { ...earlier, ...asked };
  const isYearly = /\b(?:jahr|jahrlich\w*|year\w*|annual\w*)\b/.test(plain);
  if (amounts.users !== undefined && !named) return replyForUsers(amounts.users, amounts, isYearly, locale);
  const plan =
    named ??
    (isExtra(asked) ? findNamedPlans(previousQuestions, plansFor(locale), questionLocale).plans[0] : undefined);
  if (!plan || !(isYearly || isExtra(amounts) || isPlanPrice)) return undefined;
  return priceReply(planParagraphs(plan, amounts, isYearly, locale), [plan], locale);
}

type Amounts = ReturnType<typeof readAmounts>;

const isExtra = ({ operators, channels }: Amounts): boolean => operators !== undefined || channels !== undefined;

/** The cheapest plan for this number of users. */
function replyForUsers(users: number, amounts: Amounts, isYearly: boolean, locale: Locale): BotReply {
  const words = wordsFor(locale).answers.prices;
  const plan = plansFor(locale).find((candidate) => candidate.users >= users);
  const count = format('count', users, locale);
  const largest = largestPlan(locale);
  if (!plan) return priceReply([fill(words.tooMany, { ...figuresOf(largest, locale), count })], [largest], locale);
  const first = fill(words.forUsers, { ...figuresOf(plan, locale), count });
  const [, ...more] = planParagraphs(plan, amounts, isYearly, locale);
  return priceReply([first, ...more], [plan], locale);
}

function planParagraphs(plan: Plan, amounts: Amounts, isYearly: boolean, locale: Locale): string[] {
  const words = wordsFor(locale).answers.prices;
  return [
    fill(words.plan, figuresOf(plan, locale)),
    ...(isYearly ? [fill(words.year, { title: plan.title, total: format('price', 12 * plan.price, locale) })] : []),
    ...extrasFor(plan, amounts, locale),
  ];
}

function priceReply(paragraphs: readonly string[], shown: readonly Plan[], locale: Locale): BotReply {
  const { answers: words, pricing } = wordsFor(locale);
  return {
    kind: 'answer',
    text: [...paragraphs, pricing.vatNote].join('\n\n'),
    sources: sourcesOf(shown, locale),
    suggestions: words.prices.next,
    actions: [
      { kind: 'link', label: words.actions.pricing, href: href('pricing', locale, 'comparison') },
      { kind: 'demo', label: words.actions.demo, href: href('get-a-demo', locale, 'book') },
    ],
  };
}

const figuresOf = ({ title, price, users, free }: Plan, locale: Locale) => ({
  ...{ title, free },
  price: format('price', price, locale),
  users: format('count', users, locale),
});

function sourcesOf(shown: readonly Plan[], locale: Locale): BotSource[] {
  const page = wordsFor(locale).meta.pricing.name;
  return shown.map(({ type, title }) => ({
    title: `${page} › ${title}`,
    href: href('pricing', locale, `plan-${type}`),
  }));
}

/** Lists the extras beyond the plan and their total price. */
function extrasFor(plan: Plan, { operators, channels }: Amounts, locale: Locale): string[] {
  const words = wordsFor(locale).answers.prices;
  if (operators === undefined && channels === undefined) return [];
  if (plan.operators === null || plan.channels === null) return [fill(words.onRequest, { title: plan.title })];
  const more = {
    operators: Math.max(0, (operators ?? 0) - plan.operators),
    channels: Math.max(0, (channels ?? 0) - plan.channels),
  };
  const extras = (['operators', 'channels'] as const)
    .filter((name) => more[name] > 0)
    .map((name) => fill(more[name] === 1 ? words[name].one : words[name].many, { count: more[name] }));
  if (extras.length === 0) return [];
  const total = plan.price + more.operators * extraPrices.operator + more.channels * extraPrices.channel;
  return [fill(words.extras, { extras: extras.join(', '), total: format('EUR', total, locale) })];
}

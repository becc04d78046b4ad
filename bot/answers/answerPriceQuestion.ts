/** Computes answers about plans for numbers that the visitor names, from the figures in src/text/content/plans. */

import { href } from '../../src/routes/hrefs.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { extraPrices } from '../../src/text/content/plans/figures.ts';
import { largestPlan, plansFor, planTextsFor } from '../../src/text/content/plans.ts';
import { format } from '../../src/text/format/format.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { BotReply, BotSource } from '../protocol/botApi.ts';
import { type AnalysedQuestion, normaliseText } from './analyseQuestion.ts';
import { namesOwnPrice } from './composeAnswer.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { intentPatterns } from './intentPatterns.ts';
import { readBareNumber } from './readAmounts.ts';
import { mergePriceRequests, type PriceRequest, readPriceRequest } from './readPriceRequest.ts';

/** Entries that a number of users, operators or channels makes more exact. */
const planEntries = new Set([
  ...['plan-overview', 'plan-essential', 'plan-professional', 'plan-enterprise', 'plan-choice', 'plan-difference'],
  ...['price-operator', 'price-channel', 'price-yearly', 'user-over-largest', 'price-other-costs'],
]);

/** Asks which plan suffices. */
const choosesPlan =
  /\b(?:welche[nrs]?|which|what) (?:\w+ )?(?:plan|tarif|paket|package|tier|size)\b|\b(?:passt|reicht|brauch\w*|need|fits?|enough|right for)\b/;

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
  const { locale, questionLocale, plain, hasIntent, followsUp, previousQuestions } = understood;
  // "What happens if 300 people write?" asks for no price.
  if (entry.id === 'user-over-limit' && entry.isSure) return undefined;
  const isAboutPlans = planEntries.has(entry.id);
  const isAboutExtra = entry.id === 'price-operator' || entry.id === 'price-channel';
  const talksOfPrice =
    namesOwnPrice(lastAnswer(understood), locale) ||
    (followsUp && intentPatterns[questionLocale].price.test(normaliseText(previousQuestions, questionLocale)));
  const earlier = earlierRequest(understood);
  const asked = readPriceRequest(understood, locale, talksOfPrice ? earlier : undefined);
  const hasNews = Object.keys(asked).length > 0;
  // Without a plan or users, the entry tells the price of one without guessing the plan.
  const isPlanOpen =
    !talksOfPrice && asked.users === undefined && !asked.plan && !asked.moreOperators && !asked.moreChannels;
  if (isAboutExtra && entry.isSure && isPlanOpen) return undefined;
  // The plan's entry says more than its price.
  const isPlanAlone = asked.plan !== undefined && entry.isClear && !isDetailed({ ...earlier, ...asked });
  if (isPlanAlone && isAboutPlans) return undefined;
  if (hasNews && (talksOfPrice || (followsUp && isAboutPlans)) && (isAboutPlans || followsUp || !entry.isClear))
    return replyFor(mergePriceRequests(earlier, asked), locale);
  const asksSum = asksForSum.test(plain);
  if (!hasNews && isSumOf(earlier) && asksSum && !hasIntent('demo')) return replyFor(earlier, locale);
  if (!hasNews && followsUp && earlier.users !== undefined && isAboutPlans && !isAboutExtra && !asked.plan)
    return replyFor(earlier, locale);
  // "And what is that a month?" after an answer about one plan.
  if (!hasNews && followsUp && entry.id === 'plan-overview') {
    const [plan, ...others] = findNamedPlans(
      normaliseText(lastAnswer(understood), locale),
      planTextsFor(locale),
      locale,
    ).plans;
    if (plan && others.length === 0) return replyFor({ plan }, locale);
  }
  const isPrice =
    (asked.users !== undefined || isExtra(asked)) && hasIntent('price') && (asksSum || choosesPlan.test(plain));
  const isStatement = asked.users !== undefined && !entry.isClear && !understood.text.includes('?');
  // A plan may have a new name that no way of asking contains.
  const isPlanPrice = !entry.isSure && asked.plan !== undefined && hasIntent('price');
  if (!isAboutPlans && !isPrice && !isStatement && !isPlanPrice) return undefined;
  const hasDetail = asked.users !== undefined || isExtra(asked) || (asked.plan && asked.isYearly);
  return hasDetail || isPlanPrice ? replyFor(asked, locale) : undefined;
}

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
    .reduce<PriceRequest>(
      (before, { text }) =>
        mergePriceRequests(before, readPriceRequest({ text, plain: normaliseText(text, locale) }, locale, before)),
      {},
    );

const isExtra = ({ operators, channels, moreOperators, moreChannels }: PriceRequest): boolean =>
  [operators, channels, moreOperators, moreChannels].some((count) => count !== undefined);

const isDetailed = (request: PriceRequest): boolean =>
  request.users !== undefined || request.isYearly === true || isExtra(request);

const isSumOf = (request: PriceRequest): boolean => request.users !== undefined && isExtra(request);

function replyFor(request: PriceRequest, locale: Locale): BotReply | undefined {
  const { users, plan: named } = request;
  const words = wordsFor(locale).answers.prices;
  const plans = plansFor(locale);
  const plan = named && plans.find(({ type }) => type === named.type);
  if (plan) return priceReply(planParagraphs(plan, request, locale), [plan], locale);
  if (users !== undefined) return replyForUsers(users, request, locale);
  const { moreOperators = 0, moreChannels = 0, operators, channels } = request;
  if (operators === undefined && channels === undefined && moreOperators + moreChannels > 0) {
    const total = moreOperators * extraPrices.operator + moreChannels * extraPrices.channel;
    const extras = extrasInWords({ operators: moreOperators, channels: moreChannels }, locale);
    const sum = fill(words.extrasAlone, { extras, total: format('EUR', total, locale) });
    return priceReply([sum, ...messengerNote(request, locale)], [], locale);
  }
  const [smallest] = plans;
  return smallest && isExtra(request)
    ? priceReply(planParagraphs(smallest, request, locale), [smallest], locale)
    : undefined;
}

/** The cheapest plan for this number of users. */
function replyForUsers(users: number, request: PriceRequest, locale: Locale): BotReply {
  const words = wordsFor(locale).answers.prices;
  const plan = plansFor(locale).find((candidate) => candidate.users >= users);
  const count = format('count', users, locale);
  const largest = largestPlan(locale);
  if (!plan) return priceReply([fill(words.tooMany, { ...figuresOf(largest, locale), count })], [largest], locale);
  const first = fill(words.forUsers, { ...figuresOf(plan, locale), count });
  const [, ...more] = planParagraphs(plan, request, locale);
  return priceReply([first, ...more], [plan], locale);
}

function planParagraphs(plan: Plan, request: PriceRequest, locale: Locale): string[] {
  const words = wordsFor(locale).answers.prices;
  const extras = extrasBeyond(plan, request);
  const monthly = plan.price + extras.operators * extraPrices.operator + extras.channels * extraPrices.channel;
  return [
    fill(words.plan, figuresOf(plan, locale)),
    ...extrasSentence(plan, request, monthly, locale),
    ...(request.isYearly ? [fill(words.year, { total: format('price', 12 * monthly, locale) })] : []),
    ...messengerNote(request, locale),
  ];
}

const messengerNote = ({ namesMessenger }: PriceRequest, locale: Locale): string[] =>
  namesMessenger ? [wordsFor(locale).answers.prices.messenger] : [];

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
  if (shown.length === 0) return [{ title: page, href: href('pricing', locale, 'comparison') }];
  return shown.map(({ type, title }) => ({
    title: `${page} › ${title}`,
    href: href('pricing', locale, `plan-${type}`),
  }));
}

type Extras = Readonly<Record<'operators' | 'channels', number>>;

/** The number of operators and channels that the plan does not include. */
function extrasBeyond(plan: Plan, request: PriceRequest): Extras {
  const beyond = (included: number | null, altogether = 0, more = 0): number =>
    included === null ? 0 : Math.max(0, altogether - included) + more;
  return {
    operators: beyond(plan.operators, request.operators, request.moreOperators),
    channels: beyond(plan.channels, request.channels, request.moreChannels),
  };
}

/** The extras beyond the plan and the total price. */
function extrasSentence(plan: Plan, request: PriceRequest, monthly: number, locale: Locale): string[] {
  const words = wordsFor(locale).answers.prices;
  if (!isExtra(request)) return [];
  if (plan.operators === null || plan.channels === null) return [fill(words.onRequest, { title: plan.title })];
  const extras = extrasInWords(extrasBeyond(plan, request), locale);
  return extras ? [fill(words.extras, { extras, total: format('EUR', monthly, locale) })] : [];
}

function extrasInWords(extras: Extras, locale: Locale): string {
  const words = wordsFor(locale).answers.prices;
  return (['operators', 'channels'] as const)
    .filter((name) => extras[name] > 0)
    .map((name) => fill(extras[name] === 1 ? words[name].one : words[name].many, { count: extras[name] }))
    .join(', ');
}

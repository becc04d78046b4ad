/**
 * Composes the answer to a request for prices from the figures in src/text/content/plans. Over 200 lines: one reply, whose
 * paragraphs share the plan and its sums.
 */

import { href } from '../../src/routes/hrefs.ts';
import type { Locale } from '../../src/routes/table.ts';
import { extraPrices } from '../../src/text/content/extraPrices.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { vatShare } from '../../src/text/content/plans/figures.ts';
import { largestPlan, plansFor } from '../../src/text/content/plans.ts';
import { format } from '../../src/text/format/format.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { BotReply, BotSource } from '../protocol/botApi.ts';
import { type ConversationFacts, channelsBeyond, namesExtra } from './conversationFacts.ts';
import {
  altogetherInWords,
  extrasBeyond,
  extrasInWords,
  isOnRequest,
  monthlyPrice,
  periodInWords,
} from './priceExtras.ts';

/** Undefined if the request names neither a plan, users, operators nor channels. */
export function composePriceReply(request: ConversationFacts, locale: Locale): BotReply | undefined {
  const { users = 0, plan: named } = request;
  const words = wordsFor(locale).answers.prices;
  if (request.isKindOpen) {
    const operator = format('EUR', extraPrices().operator, locale);
    const channel = format('EUR', extraPrices().channel, locale);
    return priceReply([fill(words.kindOpen, { operator, channel })], [], locale);
  }
  const plans = plansFor(locale);
  const plan = named && plans.find(({ type }) => type === named.type);
  const fits = plan !== undefined && users > 0 && plan === cheapestFor(users, locale);
  if (plan && request.times)
    return priceReply(multipleParagraphs(plan, request.times, request, locale), [plan], locale);
  // A plan that is too small for the users would be no answer.
  if (plan && users <= plan.users && !fits) return priceReply(planParagraphs(plan, request, locale), [plan], locale);
  if (users > 0) return replyForUsers(users, request, locale);
  const { moreOperators = 0, operators, channels } = request;
  const moreChannels = channelsBeyond(request) ?? 0;
  if (operators === undefined && channels === undefined && moreOperators + moreChannels > 0) {
    const total = moreOperators * extraPrices().operator + moreChannels * extraPrices().channel;
    const extras = extrasInWords({ operators: moreOperators, channels: moreChannels }, locale);
    const sum = fill(words.extrasAlone, { extras, total: format('EUR', total, locale) });
    const { months = 1, isGross } = request;
    const totals = [
      ...(months > 1
        ? [
            fill(words.differencePeriod, {
              period: periodInWords(months, locale),
              difference: format('EUR', total * months, locale),
            }),
          ]
        : []),
      ...(isGross
        ? [
            fill(words.extrasGross, {
              share: format('percent', vatShare, locale),
              total: format('EUR', total * months * (1 + vatShare), locale),
            }),
          ]
        : []),
    ];
    return priceReply([[sum, ...totals].join(' '), ...messengerNote(request, locale)], [], locale);
  }
  const assumed = request.enquiries === undefined ? plans[0] : cheapestFor(request.enquiries, locale);
  return assumed && namesExtra(request)
    ? priceReply(withAssumption(assumed, request, locale), [assumed], locale)
    : undefined;
}

/** "So far: the second plan, 5 operators, 2 channels. How many are there to be?" */
export function composeCountsQuestion(request: ConversationFacts, locale: Locale): BotReply | undefined {
  const plan = planOf(request, locale);
  if (!plan || plan.operators === null || plan.channels === null) return undefined;
  const beyond = extrasBeyond(plan, request);
  const counts = {
    operators: (plan.operators ?? 0) + beyond.operators,
    channels: (plan.channels ?? 0) + beyond.channels,
  };
  const words = wordsFor(locale).answers.prices;
  return priceReply(
    [fill(words.countsOpen, { ...altogetherInWords(counts, locale), title: plan.title })],
    [plan],
    locale,
  );
}

/** Whether a reply asks for operators and channels. */
export const asksForCounts = (reply: string, locale: Locale): boolean =>
  reply.startsWith(wordsFor(locale).answers.prices.countsOpen.split('{')[0] ?? '');

/** Without users, the smallest plan or that for the enquiries is an assumption, and the reply names it. */
function withAssumption(plan: Plan, request: ConversationFacts, locale: Locale): string[] {
  const words = wordsFor(locale).answers.prices;
  const limit = request.unneeded ? [fill(words.tooBig, figuresOf(request.unneeded, locale))] : [];
  const first =
    request.enquiries === undefined
      ? fill(words.assumed, figuresOf(plan, locale))
      : enquiriesSentence(plan, request.enquiries, locale);
  return [...limit, ...planParagraphs(plan, request, locale, [first])];
}

const cheapestFor = (users: number, locale: Locale): Plan | undefined =>
  plansFor(locale).find((plan) => plan.users >= users);

function replyForUsers(users: number, request: ConversationFacts, locale: Locale): BotReply {
  const words = wordsFor(locale).answers.prices;
  const plan = cheapestFor(users, locale);
  const count = format('count', users, locale);
  const largest = largestPlan(locale);
  const stated = enquiriesParagraph(request, locale);
  if (!plan)
    return priceReply([...stated, fill(words.tooMany, { ...figuresOf(largest, locale), count })], [largest], locale);
  const { projects = 1 } = request;
  const about = [
    fill(words.forUsers, { ...figuresOf(plan, locale), count }),
    ...(projects > 1 ? [fill(words.projects, { title: plan.title, count: plan.chatbot })] : []),
  ];
  // "Why not the smallest?"
  const { plan: named } = request;
  const limit = [
    ...(named && named.users < users ? [fill(words.tooSmall, figuresOf(named, locale))] : []),
    ...(request.unneeded ? [fill(words.tooBig, figuresOf(request.unneeded, locale))] : []),
  ];
  return priceReply([...stated, ...limit, ...planParagraphs(plan, request, locale, about)], [plan], locale);
}

/** How many people enquiries come from. */
function enquiriesParagraph({ users = 0, enquiries, perPerson }: ConversationFacts, locale: Locale): string[] {
  if (enquiries === undefined || perPerson === undefined) return [];
  const counts = { count: format('count', users, locale), enquiries: format('count', enquiries, locale) };
  const times = format('entered', perPerson, locale);
  return [fill(wordsFor(locale).answers.prices.fromEnquiries, { ...counts, times })];
}

/** The plan for enquiries if each comes from somebody else. Undefined beyond the largest plan. */
export function composeEnquiriesReply(
  enquiries: number,
  locale: Locale,
  request: ConversationFacts = {},
): BotReply | undefined {
  const plan = cheapestFor(enquiries, locale);
  if (!plan) return undefined;
  const totals = totalsBeyond({ title: plan.title, monthly: plan.price }, request, locale);
  return priceReply(
    [enquiriesSentence(plan, enquiries, locale), ...staffSentence(plan, request, locale), ...totals],
    [plan],
    locale,
  );
}

function enquiriesSentence(plan: Plan, enquiries: number, locale: Locale): string {
  const { atMostEnquiries, fewEnquiries } = wordsFor(locale).answers.prices;
  const words = plan === plansFor(locale)[0] ? fewEnquiries : atMostEnquiries;
  return fill(words, { ...figuresOf(plan, locale), enquiries: format('count', enquiries, locale) });
}

/** The sum that was asked for comes first. `about`: what the plan is and costs. */
function planParagraphs(
  plan: Plan,
  request: ConversationFacts,
  locale: Locale,
  about: readonly string[] = [fill(wordsFor(locale).answers.prices.plan, figuresOf(plan, locale))],
): string[] {
  const monthly = monthlyPrice(plan, extrasBeyond(plan, request));
  const extras = extrasSentence(plan, request, monthly, locale);
  const isOpen = isOnRequest(plan, request);
  const sums = isOpen ? [] : [...extras, ...totalsBeyond({ title: plan.title, monthly }, request, locale)];
  return [
    ...sums.slice(-1),
    ...about,
    ...sums.slice(0, -1),
    ...(isOpen ? extras : []),
    ...staffSentence(plan, request, locale),
    ...messengerNote(request, locale),
  ];
}

/** The sum of a year or other period, and with German VAT. `title`: what it is the price of. */
function totalsBeyond(
  { title, monthly }: { title: string; monthly: number },
  { months = 1, isGross }: ConversationFacts,
  locale: Locale,
): string[] {
  const words = wordsFor(locale).answers.prices;
  const total = monthly * months;
  const period = periodInWords(months, locale);
  const gross = format('EUR', total * (1 + vatShare), locale);
  return [
    ...(months > 1
      ? [beginSentence(fill(words.period, { title, period, total: format('price', total, locale) }))]
      : []),
    ...(isGross
      ? [
          fill(months > 1 ? words.grossPeriod : words.grossMonth, {
            ...{ title, period },
            share: format('percent', vatShare, locale),
            total: gross,
            net: format('price', total, locale),
          }),
        ]
      : []),
  ];
}

/** "How much of that is WhatsApp?": what plan, extras and German VAT cost each. */
export function composePriceParts(request: ConversationFacts, locale: Locale): BotReply | undefined {
  const plan = planOf(request, locale);
  if (!plan || isOnRequest(plan, request)) return undefined;
  const words = wordsFor(locale).answers.prices;
  const beyond = extrasBeyond(plan, request);
  const { title, price } = figuresOf(plan, locale);
  const extras = extrasInWords(beyond, locale, true);
  const tax = monthlyPrice(plan, beyond) * vatShare;
  const lines = [
    fill(extras ? words.parts : words.noParts, { title, price, extras }),
    ...(request.isGross
      ? [fill(words.taxPart, { share: format('percent', vatShare, locale), tax: format('EUR', tax, locale) })]
      : []),
  ];
  return priceReply([lines.join(' ')], [plan], locale);
}

export const beginSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With German VAT: the sum of a month, or of the period that was asked for last. */
export function grossInWords(plan: Plan, request: ConversationFacts, locale: Locale): string | undefined {
  const monthly = monthlyPrice(plan, extrasBeyond(plan, request));
  return isOnRequest(plan, request)
    ? undefined
    : totalsBeyond({ title: plan.title, monthly }, { ...request, isGross: true }, locale).at(-1);
}

function multipleParagraphs(plan: Plan, times: number, request: ConversationFacts, locale: Locale): string[] {
  const words = wordsFor(locale).answers.prices;
  const { title, price } = figuresOf(plan, locale);
  const monthly = times * plan.price;
  return [
    fill(words.multiple, { count: times, title, price, total: format('price', monthly, locale) }),
    ...totalsBeyond({ title: `${times} × ${title}`, monthly }, request, locale),
  ];
}

const messengerNote = ({ messengers = [] }: ConversationFacts, locale: Locale): string[] =>
  messengers.some((name) => !/^(?:voice|sprach)/.test(name)) ? [wordsFor(locale).answers.prices.messenger] : [];

/** The plan that a request is about: the named one, or the cheapest for its users. */
export function planOf({ plan, users }: ConversationFacts, locale: Locale): Plan | undefined {
  if (plan && (users ?? 0) <= plan.users) return plansFor(locale).find(({ type }) => type === plan.type);
  return users === undefined ? undefined : cheapestFor(users, locale);
}

/** The price for the users alone: how many operators and channels come with it was not read. */
export function withExtrasOpen(reply: BotReply, locale: Locale): BotReply {
  const operator = format('EUR', extraPrices().operator, locale);
  const channel = format('EUR', extraPrices().channel, locale);
  const open = fill(wordsFor(locale).answers.prices.extrasOpen, { operator, channel });
  const paragraphs = reply.text.split('\n\n');
  return { ...reply, text: [...paragraphs.slice(0, -1), open, ...paragraphs.slice(-1)].join('\n\n') };
}

export function priceReply(paragraphs: readonly string[], shown: readonly Plan[], locale: Locale): BotReply {
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

/** "8 employees": what it costs if all of them answer. */
function staffSentence(plan: Plan, { staff, staffNamed, ...request }: ConversationFacts, locale: Locale): string[] {
  if (staff === undefined || request.operators !== undefined || request.moreOperators !== undefined) return [];
  const words = wordsFor(locale).answers.prices;
  const all = { ...request, operators: staff };
  const extras = extrasBeyond(plan, all);
  const sum = extrasSentence(plan, all, monthlyPrice(plan, extras), locale);
  const open = staffNamed ? fill(words.staffMaybe, { named: staffNamed }) : fill(words.staffOpen, { count: staff });
  return [[open, ...(sum.length > 0 ? sum : [fill(words.staffIncluded, { title: plan.title })])].join(' ')];
}

/** The extras beyond the plan and the total price. */
function extrasSentence(plan: Plan, request: ConversationFacts, monthly: number, locale: Locale): string[] {
  const words = wordsFor(locale).answers.prices;
  if (!namesExtra(request)) return [];
  if (isOnRequest(plan, request)) return [fill(words.onRequest, { title: plan.title })];
  const beyond = extrasBeyond(plan, request);
  const extras = extrasInWords(beyond, locale);
  const covered = altogetherInWords(
    {
      operators: (plan.operators ?? 0) + beyond.operators,
      channels: (plan.channels ?? 0) + beyond.channels,
    },
    locale,
  );
  return extras
    ? [fill(words.extras, { ...covered, title: plan.title, extras, total: format('EUR', monthly, locale) })]
    : [];
}

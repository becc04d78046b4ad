/** Answers questions about plans and prices from the figures in src/text/content/plans, never from texts. */

import { languages, wordsIn } from '../../src/features/search/language.ts';
import { href } from '../../src/routes/hrefs.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { extraPrices } from '../../src/text/content/plans/figures.ts';
import { largestPlan, plansFor } from '../../src/text/content/plans.ts';
import { format } from '../../src/text/format/format.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { BotReply, BotSource } from '../protocol/botApi.ts';
import { type AnalysedQuestion, normaliseText } from './analyseQuestion.ts';
import type { KnowledgeSection } from './createRetriever.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { intentPatterns } from './intentPatterns.ts';

/** Words that do not change the topic of a question about prices. */
const priceStopWords: Readonly<Record<Locale, string>> = {
  de: 'chatbot bot ki assistent plattform software tool system monat monatlich jahr jahrlich pro stuck etwa ungefahr ca circa insgesamt gesamt welcher welches richtige richtig richtiges passt passend passende passenden empfehlen empfiehlst empfehlung drei aktive aktiven aktiver nutzer user besucher personen menschen leute bearbeiter operator operatoren kanal kanale unterschied unterschiede unterscheiden vergleich enthalten inklusive drin umfasst beinhaltet gehort hat haben liste grob netto euch sie ihr ihre eure kosten unterschiedlich hoch habt produkt losung nehmen',
  en: 'chatbot bot ai assistant platform software tool system month monthly year yearly annual annually per each about roughly approximately total overall right fits fit suits suitable recommend recommendation three active users user visitors people persons operators operator channels channel difference differences differ compare comparison included inclusive include includes contain contains list net your which product solution high choose between much',
};

const units = {
  users:
    /(\d[\d.,\s\u00A0]*\d|\d)\s*(k|tsd|tausend|thousand)?\.?\s*(?:aktive[nr]?\s+|active\s+|verschiedene\s+)?(?:nutzer\w*|user\w*|besucher\w*|kunden|kundinnen|menschen|personen|leute\w*|kontakte\w*|anfragen|gespräche|chats|visitors?|customers?|people|persons?|contacts?|conversations?|enquiries)/i,
  operators: /(\d{1,3})\s*(?:bearbeiter\w*|operator\w*|mitarbeiter\w*|agents?|agenten)/i,
  channels: /(\d{1,2})\s*(?:kan[aä]le?n?\b|channels?)/i,
};
const numbers: Readonly<Record<string, string>> = {
  ...{ zwei: '2', drei: '3', vier: '4', fünf: '5', sechs: '6', zehn: '10', hundert: '100', tausend: '1000' },
  ...{ two: '2', three: '3', four: '4', five: '5', six: '6', ten: '10', 'one hundred': '100', 'a thousand': '1000' },
};

/** Undefined if the question is not about plans or prices. */
export function answerPriceQuestion(understood: AnalysedQuestion): BotReply | undefined {
  const { locale, questionLocale, text, plain, previousQuestions } = understood;
  const plans = plansFor(locale);
  const words = wordsFor(locale).answers.prices;
  const { plans: named, rest } = findNamedPlans(plain, plans, questionLocale);
  const wanted = amountsIn(text);
  const own = intentPatterns[questionLocale].price;
  const about =
    own.test(plain) || (previousQuestions !== '' && own.test(normaliseText(previousQuestions, questionLocale)));
  if (!about && named.length === 0) return undefined;

  const users =
    wanted.users ?? (named.length === 0 && previousQuestions ? amountsIn(previousQuestions).users : undefined);
  const isOnly = isOnlyAbout(rest, questionLocale);
  if (users !== undefined && (wanted.users !== undefined || isOnly)) return replyForUsers(users, wanted, locale);
  if (!isOnly) return undefined;
  const [plan, ...more] = named;
  if (plan && more.length === 0) {
    const year = /\b(?:jahr|jahrlich\w*|year\w*|annual\w*)\b/.test(plain);
    return priceReply([...planParagraphs(plan, wanted, locale, { year, features: !own.test(plain) })], [plan], locale);
  }
  const lines = (shown: readonly Plan[]) => shown.map((one) => `• ${fill(words.line, figuresOf(one, locale))}`);
  if (plan) return priceReply([lines(named).join('\n'), words.activeUser], named, locale);
  // The prices of further operators and channels are on the pages.
  if (/\b(?:bearbeiter|operator|kanal|channel)/.test(plain)) return undefined;
  return priceReply([[words.overview, ...lines(plans)].join('\n'), words.activeUser], [], locale);
}

/** A match in the description of a plan is answered with the plan, because the page shows a table there. */
export function answerPlanSection({ page, unit }: KnowledgeSection, locale: Locale): BotReply | undefined {
  const plan = plansFor(locale).find(({ type }) => page.id === 'pricing' && unit.fragment === `plan-${type}`);
  return plan && priceReply(planParagraphs(plan, {}, locale, { year: false, features: true }), [plan], locale);
}

/** The cheapest plan for this number of users. */
function replyForUsers(users: number, wanted: Amounts, locale: Locale): BotReply {
  const words = wordsFor(locale).answers.prices;
  const plan = plansFor(locale).find((candidate) => candidate.users >= users);
  const count = format('count', users, locale);
  const largest = largestPlan(locale);
  if (!plan) return priceReply([fill(words.tooMany, { ...figuresOf(largest, locale), count })], [largest], locale);
  const first = fill(words.forUsers, { ...figuresOf(plan, locale), count });
  return priceReply([first, ...extrasFor(plan, wanted, locale), words.activeUser], [plan], locale);
}

function planParagraphs(
  plan: Plan,
  wanted: Amounts,
  locale: Locale,
  show: { year: boolean; features: boolean },
): string[] {
  const words = wordsFor(locale).answers.prices;
  const features = [words.features, ...plan.features.map((line) => `• ${line.replaceAll('\u00AD', '')}`)];
  return [
    fill(words.plan, figuresOf(plan, locale)),
    ...(show.year ? [fill(words.year, { title: plan.title, total: format('price', 12 * plan.price, locale) })] : []),
    ...extrasFor(plan, wanted, locale),
    ...(show.features ? [features.join('\n')] : []),
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
  if (shown.length === 0) return [{ title: page, href: href('pricing', locale) }];
  return shown.map(({ type, title }) => ({
    title: `${page} › ${title}`,
    href: href('pricing', locale, `plan-${type}`),
  }));
}

type Amounts = { users?: number; operators?: number; channels?: number };

/** Lists the extras beyond the plan and their total price. */
function extrasFor(plan: Plan, { operators, channels }: Amounts, locale: Locale): string[] {
  const words = wordsFor(locale).answers.prices;
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

function amountsIn(text: string): Amounts {
  const digits = text.replace(/[\p{L}]+(?: hundred| thousand)?/gu, (word) => numbers[word.toLowerCase()] ?? word);
  const number = (unit: keyof typeof units): number | undefined => {
    const [, amount, factor] = units[unit].exec(digits) ?? [];
    if (amount === undefined) return undefined;
    return Number(amount.replace(/\D/g, '')) * (factor ? 1_000 : 1);
  };
  const found = { users: number('users'), operators: number('operators'), channels: number('channels') };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

/** True if the question is only about plans, prices and user numbers; `others` are the words that name no plan. */
function isOnlyAbout(others: string, questionLocale: Locale): boolean {
  const { stopWords, fold, stem } = languages[questionLocale];
  const known = new Set(wordsIn(priceStopWords[questionLocale]).map(({ word }) => stem(fold(word))));
  return wordsIn(others).every(
    ({ word }) =>
      stopWords.has(word) ||
      known.has(stem(word)) ||
      /^\d+k?$/.test(word) ||
      intentPatterns[questionLocale].price.test(word) ||
      isPolite(word),
  );
}

const isPolite = (word: string): boolean =>
  /^(?:bitte|danke|please|thanks|euro|eur|genau|exactly|mal|eigentlich|wissen|know|sagen|tell|gibt|give)$/.test(word);

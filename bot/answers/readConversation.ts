/**
 * Derives what the visitor has said so far (conversationFacts.ts) from the turns; every sum is computed from it. Over
 * 200 lines: one pass over the turns.
 */

import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import { type AnalysedQuestion, normaliseText } from './analyseQuestion.ts';
import { asksDifference } from './answerPriceDifference.ts';
import { asksForCounts, planOf } from './composePriceReply.ts';
import { type ConversationFacts, mergeFacts } from './conversationFacts.ts';
import { withPlanTitles } from './findNamedPlans.ts';
import { isOnlyAboutSum } from './isOnlyAboutSum.ts';
import type { NumberRoleReader } from './numberRoles.ts';
import { withDigits } from './numberWords.ts';
import { ownPriceFacts, ownPriceReply } from './ownPriceFacts.ts';
import { ownSavingsFacts } from './ownSavingsFacts.ts';
import { peopleNoun, unitsIn } from './readChange.ts';
import { readFacts } from './readFacts.ts';
import { enquiriesSoFar, readPerUnit, withoutFrequency } from './readFrequency.ts';
import { readPlanMonths } from './readPlanMonths.ts';
import { readPlanMultiple } from './readPlans.ts';
import { readProjects } from './readProjects.ts';
import { isWithin, neededFigures, ownFigures, readOpenFigure, readSavings, type SavingsFacts } from './readSavings.ts';

/** Everything together. */
export const earlierFacts = (understood: AnalysedQuestion): ConversationFacts =>
  factsSoFar(understood).at(-1) ?? nothing;

/** The same object each time, because what is read after it is kept with it. */
const nothing: ConversationFacts = {};

/** After each message of the visitor, with all that was said before it. */
export function factsSoFar({ history, readNumbers }: AnalysedQuestion): readonly ConversationFacts[] {
  const known = factsOf.get(history);
  if (known) return known;
  const facts: ConversationFacts[] = [];
  let [answer, said] = ['', ''];
  for (const { who, text, locale } of history) {
    const before = facts.at(-1) ?? {};
    if (who === 'visitor') said = text;
    if (who === 'visitor') facts.push(afterMessage(text, before, { answer, locale, earlier: facts.at(-2) }));
    else {
      answer = text;
      const read = readNumbers?.(locale);
      const known = read ? withTold(before, said, { answer, locale, earlier: facts.at(-2), read }) : before;
      if (facts.length > 0) facts[facts.length - 1] = afterReply(answer, known, locale);
    }
  }
  factsOf.set(history, facts);
  return facts;
}

/** `answer`: the reply before the message; `earlier`: what had been said before the last one. */
type Context = { answer: string; locale: Locale; earlier?: ConversationFacts | undefined };

/** "Scrap that", "doch lieber nicht". */
const undoes =
  /^(?:(?:no|nein|nee|ne|ok|sorry|ach|oh|hm+|actually|wait|halt|moment|und|and|then|dann) )*(?:(?:scrap|forget|undo|drop|leave) (?:that|it|the last (?:one|bit|change))(?: (?:out|off))?|never ?mind(?: that)?|vergiss (?:das|es)|vergessen sie (?:das|es)|lass(?:en)?(?: \w+)? das(?: weg)?|doch lieber nicht|(?:lieber|doch) (?:nicht|ohne)|(?:so )?wie (?:vorher|zuvor|eben)|as (?:before|it was)|back to (?:before|how it was|the first one))(?: (?:again|then|please|bitte|doch|wieder|after all|was|kostet|macht|das))*$/;

/** What later messages may refer to. */
function spokenOf(plain: string, later: ConversationFacts, before: ConversationFacts): ConversationFacts {
  const counts = (['operators', 'users'] as const).filter((name) => later[name] !== undefined);
  const [counted] = counts;
  const team = later.operators ?? later.moreOperators;
  return {
    ...(counted && counts.length === 1 && peopleNoun.test(plain) && { peopleAre: counted }),
    ...(team !== undefined && { team: plain.split(' ') }),
    ...usersNamedIn(plain, later),
    units: { ...before.units, ...unitsIn(plain) },
  };
}

/** What the visitor calls the users: "90 patients write to us". */
function usersNamedIn(plain: string, { users }: ConversationFacts): ConversationFacts {
  const digits = withDigits(plain).replace(/(\d) (?=\d{3}\b)/g, '$1');
  const usersNamed = new RegExp(`\\b${users} (\\w{4,})`).exec(digits)?.[1];
  return users === undefined || usersNamed === undefined || peopleNoun.test(usersNamed) ? {} : { usersNamed };
}

function afterMessage(written: string, before: ConversationFacts, context: Context): ConversationFacts {
  const { answer, locale } = context;
  const text = withPlanTitles(written, planTextsFor(locale));
  const plain = normaliseText(text, locale);
  const planMonths = readPlanMonths(plain, locale);
  if (planMonths) return { ...before, planMonths };
  const read =
    multipleIn(normaliseText(withoutFrequency(text, before.perPerson), locale), locale, before) ??
    projectsIn(text, locale, before) ??
    readFacts({ text, plain }, locale, before);
  const { plan: compared, ...others } = read;
  // "What do we save against the middle one?" chooses no plan.
  const later = compared && asksDifference(plain) && planOf(before, locale) ? others : read;
  const users = later.users ?? (countsEnquiries.test(answer) ? undefined : usersAMonth(plain));
  const unpriced = unpricedIn(plain);
  const perUnit = readPerUnit(text);
  const { known } = enquiriesSoFar(text, before);
  // "And over a year?" is about what has no price.
  const isPeriod = (later.months ?? 1) > 1 && Object.keys(later).length === 1;
  if (before.unpriced && isPeriod) return before;
  const isUndone = undoes.test(plain) && Object.keys(later).length === 0;
  if (isUndone) return context.earlier ?? before;
  return {
    ...(later.users === undefined && known),
    ...mergeFacts(before, { ...later, ...(users !== undefined && { users }) }),
    ...spokenOf(plain, later, before),
    savings: { ...before.savings, ...savingsIn(text, before, context) },
    ...(unpriced && { unpriced }),
    ...(perUnit && { perUnit }),
  };
}

/** With the figures that the model of number roles finds, if the reply was computed from them. */
function withTold(
  before: ConversationFacts,
  said: string,
  { answer, locale, earlier = {}, read }: Context & { read: NumberRoleReader },
): ConversationFacts {
  // Later figures are changes, which the patterns read.
  const isFirst = ownFigures.every((name) => earlier.savings?.[name] === undefined);
  if (isAboutOwnSavings(answer, locale)) {
    const own = isFirst ? ownSavingsFacts(said, read) : undefined;
    return own ? { ...before, savings: own } : before;
  }
  if (!answer.includes(wordsFor(locale).pricing.vatNote)) return before;
  const text = withPlanTitles(said, planTextsFor(locale));
  const found = ownPriceFacts({ text, plain: normaliseText(text, locale) }, locale, earlier, read);
  const facts = found && 'facts' in found ? found.facts : undefined;
  const reply = facts && ownPriceReply(facts, locale);
  // Paragraphs that the answer before has are left out (withoutTold).
  const told = reply?.text.split('\n\n').filter((paragraph) => answer.includes(paragraph)) ?? [];
  return told.length > 1 ? { ...before, ...facts } : before;
}

/** The plan of a sum that the bot has told is the one that the visitor speaks of from then on. */
function afterReply(reply: string, before: ConversationFacts, locale: Locale): ConversationFacts {
  // A bare number then counts operators.
  if (asksForCounts(reply, locale)) return { ...before, asksOperators: true };
  const plan = planOfSum(reply, locale);
  const own = planOf(before, locale);
  // For more users than any plan covers, the reply names the largest one.
  const isBeyond = before.users !== undefined && own === undefined;
  return plan && own?.type !== plan.type && !isBeyond && !before.times ? withPlan(before, plan) : before;
}

/** The calculator's figures in a message; after its result, or a question for a figure, a number alone is one of them. */
export function savingsIn(
  text: string,
  { savings = {} }: ConversationFacts,
  { answer, locale }: Context,
): SavingsFacts {
  // "Why not times twelve?" tells no figure.
  if (asksReason.test(text) || namesTime.test(text)) return {};
  const said = readSavings(text);
  const { requests, salary } = said;
  const isOwn = isAboutOwnSavings(answer, locale);
  // Elsewhere, five people, 40% or two minutes are no figures of the calculator.
  if (!isOwn && ownFigures.filter((name) => said[name] !== undefined).length < 2) {
    // "And if it resolves 60%?", when something else came between.
    const isComplete = neededFigures.every((name) => savings[name] !== undefined);
    return {
      ...(requests ? { requests } : salary && (savings.requests || namesPay.test(text)) ? { salary } : {}),
      ...(said.rate && isComplete && (resolves.test(text) || isShort(text)) && { rate: said.rate }),
    };
  }
  const share = isOwn ? shareAlone(text, said, savings) : undefined;
  if (share) return { rate: share };
  if (!isOwn || Object.keys(said).length > 0) return said;
  const figure = readOpenFigure(text);
  const open = neededFigures.filter((name) => savings[name] === undefined);
  const [only] = open.length === 1 ? open : [];
  // "And with 1,000?" is no salary.
  const name = only && !(only === 'salary' && figure !== undefined && figure < leastSalary) ? only : 'requests';
  return figure !== undefined && name && isWithin(name, figure) ? { [name]: figure } : {};
}

/** "40% is too much. What would it be at 25?", "and if it's really good, 60?": after the sum, a number alone is the share. */
function shareAlone(text: string, said: SavingsFacts, { requests = 0 }: SavingsFacts): number | undefined {
  const others = Object.keys(said).filter((name) => name !== 'rate');
  const [only, ...more] =
    text.match(/(?<![\d.,])\d{1,2}(?![\d.,]*\d| ?(?:%|prozent|percent|per cent|[\p{L}]))/giu) ?? [];
  if (others.length > 0 || only === undefined || more.length > 0) return undefined;
  // "And at 25?", with 600 requests a month.
  const isFar = Number(only) <= mostShare && requests > farMore * Number(only) && isShort(text);
  const isShare = said.rate !== undefined || goesWell.test(text) || (isFar && atShare.test(text));
  return isShare && isWithin('rate', Number(only)) ? Number(only) : undefined;
}

/** Per cent; more is rather a number of requests. */
const mostShare = 95;
const farMore = 5;
const atShare =
  /^(?:(?:and|und|so|what about|do it|make it) )*(?:at|bei|mit|with|nur|only)(?: only| nur)? [1-9]\d(?: ?%)?\W*$/i;
const goesWell =
  /\b(?:really|very|sehr|richtig|echt) (?:good|well|bad\w*|gut|schlecht)\b|\b(?:if|wenn|falls) (?:it|he|she|that|er|sie|es|das) (?:\p{L}+ )?(?:manages?|resolves?|schafft|löst)\b|\b(?:bot|assistant|assistent) (?:\p{L}+ )?(?:manages?|resolves?|schafft|löst)\b/iu;

/** "What about 25%?" */
const isShort = (text: string): boolean => text.split(' ').length <= shortQuestion;
const shortQuestion = 5;

const leastSalary = 1_500;

/** "Can we start at 9?" */
const namesTime = /\b(?:start|open|close|begin|anfangen|beginnen|öffnen|schließen)\b.{0,12}\b(?:at|um|ab) \d/i;
const asksReason = /^(?:(?:und|aber|and|but) )?(?:warum|wieso|weshalb|why|how come|who|wer|wann|where)\b/i;

const namesPay = /\b(?:brutto\p{L}*|gross|\p{L}*gehalt\p{L}*|verdien\p{L}*|earn\p{L}*|salar\p{L}+|wages?|lohn)\b/iu;

const resolves =
  /\b(?:schaff\w*|lös(?:t|en)|gelöst\w*|erledig\w*|abnimmt|übernimmt|resolv\w*|handl\w*|manag\w*|solv\w*|takes? (?:care|on)|bei|at)\b/i;

/** A reply with the visitor's own saving, or one that asks for a figure of it. */
export function isAboutOwnSavings(reply: string, locale: Locale): boolean {
  const { result, loss, firstYear, firstYearLoss, yes, no, missing, worth, breakEven } =
    wordsFor(locale).answers.savings;
  return [result, loss, firstYear, firstYearLoss, yes, no, missing, worth, breakEven].some((template) =>
    reply.startsWith(template.split('{')[0] ?? template),
  );
}

/** What has no list price: the entry that says so. */
const unpriced: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:bookings?|termin(?:buchung|vereinbarung|vergabe)\w*|payments?|bezahl\w* im chat|newsletter (?:sign|anmeldung)\w*|monitoring|add ?ons?|erweiterung\w*)\b/,
    'price-addons',
  ],
  [/\b(?:onboarding|einfuhrung|schulung\w*|training)\b/, 'price-onboarding'],
];

const unpricedIn = (plain: string): string | undefined => unpriced.find(([named]) => named.test(plain))?.[1];

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

const withPlan = ({ users, ...before }: ConversationFacts, plan: Plan): ConversationFacts => ({
  ...before,
  plan,
  ...(users !== undefined && users <= plan.users && { users }),
});

const factsOf = new WeakMap<readonly unknown[], readonly ConversationFacts[]>();

/** The sum as it was before the last message, if this one takes that back. */
export const undone = (understood: AnalysedQuestion): ConversationFacts | undefined =>
  undoes.test(understood.plain) ? factsSoFar(understood).at(-2) : undefined;

/** Asks for a sum, whatever the entry. */
export const asksForSum =
  /\bwas (?:\w+ ){0,4}(?:kost\w*|mach(?:t|en)|zahl\w*|bezahl\w*|ware)\b|\bwas kame?\b.{0,12} (?:he)?raus\b|\bwie ?viel\b|\bhow much\b|\bwhat\b.*\b(?:cost|pay|come to|price|figure)\b|\bwhat(?: s| is)? (?:that|it|this) (?:altogether|in total|in all)\b|\bset (?:me|us) back\b|\bdamage\b|\bwhat (?:s|is|would be|d be) (?:the|our|my) bill\b|\b(?:das|that) (?:zusammen|together)\b/;

/** Words of a message that is nothing but a multiple: "or two Essentials?" */
const fewWords = 5;

/** Begins like a question for a price, which a multiple of a plan then is. */
const asksForMultiple =
  /^(?:(?:und|and|so|also|ok) )?(?:what (?:is|s|are|would|if)|whats|was ist|was sind|was wenn|wenn (?:ich|wir|man)|if (?:i|we)|oder|or)\b/;

export const multipleIn = (plain: string, locale: Locale, before?: ConversationFacts): ConversationFacts | undefined =>
  asksForSum.test(plain) ||
  /\b(?:summe|total)$/.test(plain) ||
  asksForMultiple.test(plain) ||
  plain.split(' ').length <= fewWords ||
  before?.times ||
  isOnlyAboutSum(plain, locale)
    ? readPlanMultiple(plain, locale, before)
    : undefined;

const oneProjectLess = /\b(?:eine[rnm]?|one) (?:marke|brand|bot|chatbot|projekt|project) (?:weniger|less|fewer)\b/i;

/** "Two brands, each with a bot, 3,000 people a month". Undefined without such projects. */
export function projectsIn(
  message: string,
  locale: Locale,
  before: ConversationFacts = {},
): ConversationFacts | undefined {
  if (before.projects && oneProjectLess.test(message)) return { ...before, projects: before.projects - 1 };
  const read = readProjects(message);
  if (!read) return undefined;
  const { projects, text } = read;
  return { ...readFacts({ text, plain: normaliseText(text, locale) }, locale, undefined), projects };
}

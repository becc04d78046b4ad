/** Reads what a visitor has said that decides a price: users, operators, channels, plan, month or year. */
import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { namesSeveralAmounts } from './maskOtherNumbers.ts';
import { withDigits } from './numberWords.ts';
import { type Amounts, countsInOrder, readAmounts, readBareNumber } from './readAmounts.ts';

export type PriceRequest = Amounts & {
  /** Its tokens are not filled. */
  plan?: Plan;
  /** "Twice the smallest plan". */
  times?: number;
  isYearly?: boolean;
  /** The price of one more was asked for: "and three?" counts them. */
  asksOne?: 'moreOperators' | 'moreChannels';
  /** Those named: each is a channel beside the web chat. */
  messengers?: readonly string[];
};

const year =
  /\b(?:(?:pro|im|je|das|furs|fur das|fur ein|aufs|auf das|aufs ganze) (?:ganze )?jahr|jahrlich\w*|jahres(?:preis|summe|kosten|betrag)\w*|(?:per|a|the|each|every|whole|full) year|yearly|annual\w*|twelve months|zwolf monate)\b/;
const anotherYear = /\b(?:this|next|last|first|dieses|nachste[sn]?|letzte[sn]?|erste[sn]?) (?:year|jahr)\b/;
/** A number alone replaces the earlier one only in a correction or a short question. */
const corrects =
  /\b(?:sorry|meant|mean|actually|instead|not|no|nein|nee|ne|meinte|doch|statt|nicht|eigentlich|sondern|make (?:it|that)|mach\w* (?:es|das)|lieber|rather)\b/;
/** "And two more people" are more than those before; "and with three more?" is another case. */
const addsOnTop = /^(?:and|plus|und|dann) (?!with|mit|what|was|how|wie|if|wenn)|\b(?:on top|dazu|obendrauf)\b/;
const further = /\b(?:more|extra|additional|mehr|weitere|zusatzliche|noch|another)\b/;
const counted =
  /\b\d+ ?(?:mal|times|prozent|percent|tage?|days?|wochen|weeks?|monate?|months?|minuten|minutes|euro|uhr|stunden|hours?|anfragen|enquiries|requests|tickets)\b|[%€£]/;
/** "And three of them?": nothing but a number. */
const bareCount =
  /^(?:(?:and|und|what about|how about|was kosten|was ist mit|bei|for|fur|dann|so|then|mit|with|how much (?:is|are|for)) )*\d+(?: (?:of (?:them|those)|davon|then|dann))?$/;
/** Words of a short question. */
const fewWords = 5;
const mostOperators = 50;
const messenger = /\b(?:whats ?app|messaging app|telegram|(?:facebook )?messenger|signal|instagram|viber|sms)\b/g;
/** "One more colleague", "another operator": counts if a plan is known; otherwise it asks for the price of one. */
const oneMore =
  /\b(?:ein(?:e[nrms]?)? (?:weitere[nrs]?|zusatzliche[nrs]?)|noch ein(?:e[nrms]?)?|one (?:more|extra|additional|further)|an (?:extra|additional)|another) (?=bearbeiter|operator|agent|seat|kolleg|colleague|mitarbeiter|person|kanal|channel)/g;
/** A messenger that replaces the web chat is the channel that every plan includes. */
const replacesWebChat =
  /\b(?:nur|only|just) (?:\w+ ){0,2}?(?:whats ?app|telegram|messenger|instagram)\b|\b(?:statt|anstelle|anstatt|ohne|instead of|without|rather than|kein\w*|no) (?:\w+ ){0,2}?(?:web ?chat|web ?site|web ?seite|chat)\b/;
/** "Can WhatsApp receive pictures?" adds no channel. */
const addsChannel =
  /^(?:und|and|also|auch|plus|mit|with|what about|how about|was ist mit|dazu)\b|\b(?:kost\w*|preis\w*|price\w*|costs?|much|includ\w*|inklusive|dabei|dazu|extra|zahl\w*|pay)\b/;
const moreThan = /\b(?:mehr als|uber|mindestens|more than|over|above|at least|upwards of) \d/;

/**
 * `text`: as written; `plain`: folded (analyseQuestion.ts); `before`: what was said earlier, for a bare number or a
 * messenger that is added.
 */
export function readPriceRequest(
  { text, plain }: { text: string; plain: string },
  locale: Locale,
  before: PriceRequest | undefined,
): PriceRequest {
  const [plan] = findNamedPlans(plain, planTextsFor(locale), locale).plans;
  const isSumOpen = plan !== undefined || before?.plan !== undefined || before?.users !== undefined;
  // The folded text has the same nouns, and none of the words that count one.
  const counted = plain.replace(oneMore, '1 more ');
  const counts = readAmounts(counted === plain || !isSumOpen ? text : counted);
  const { moreOperators: one, moreChannels: oneChannel } = isSumOpen || counted === plain ? {} : readAmounts(counted);
  const asksOne = one === 1 ? 'moreOperators' : oneChannel === 1 ? 'moreChannels' : undefined;
  const isFurther = alsoAnswers[locale].test(plain) && !countsInOrder(text);
  const amounts = withoutLowerBound(plain, isFurther ? asFurther(counts) : counts, locale);
  const named: PriceRequest = {
    ...amounts,
    ...(plan && { plan }),
    ...(isYear(plain) && { isYearly: true }),
    ...(asksOne && { asksOne }),
  };
  const messengers = replacesWebChat.test(plain)
    ? []
    : [...new Set(plain.match(messenger)?.map((name) => name.replace(' ', '')))];
  // Their channels are counted already.
  const isCounted = named.channels !== undefined || named.moreChannels !== undefined;
  if (!before)
    return messengers.length > 0 && namesWebChat.test(plain) && !isCounted ? { ...named, messengers } : named;
  const corrected = Object.keys(amounts).length === 0 ? readCorrection(text, plain, before) : {};
  const ranked = plan ? undefined : planByRank(plain, locale);
  const added = messengers.length > 0 && !isCounted && addsChannel.test(plain) && { messengers };
  const read = { ...named, ...corrected };
  const isOnTop = addsOnTop.test(plain) && !corrects.test(plain);
  const moreOperators = isOnTop && read.moreOperators ? (before.moreOperators ?? 0) + read.moreOperators : undefined;
  return { ...read, ...(moreOperators && { moreOperators }), ...added, ...(ranked && { plan: ranked }) };
}

const namesWebChat = /\bweb ?(?:chat|site|seite)\b/;

/** "More than 1,000 users" are too many for the plan that covers 1,000. */
function withoutLowerBound(plain: string, { users, ...amounts }: Amounts, locale: Locale): Amounts {
  if (users === undefined) return amounts;
  const isLimit = planTextsFor(locale).some((plan) => plan.users === users);
  return isLimit && moreThan.test(plain) ? amounts : { ...amounts, users };
}

const isYear = (plain: string): boolean => year.test(plain) && !anotherYear.test(plain);

/** "It is 850, not 1,150", "und bei 300?", "and two more?": a number whose noun was said before. */
function readCorrection(text: string, plain: string, before: PriceRequest): PriceRequest {
  const bare = readBareNumber(text);
  if (!bare || namesSeveralAmounts(text) || counted.test(text.toLowerCase())) return {};
  const isFew = bare <= mostOperators;
  if (before.asksOne && isFew && bareCount.test(withDigits(plain))) return { [before.asksOne]: bare };
  const isShort = plain.split(' ').length <= fewWords;
  if (/\b(?:wenns?|falls|if)\b/.test(plain) && !(isShort && further.test(plain))) return {};
  if (further.test(plain)) return isFew && (before.operators ?? before.moreOperators) ? { moreOperators: bare } : {};
  if (!corrects.test(plain) && !isShort) return {};
  const { users, operators } = before;
  if (users && operators && isFew) return users / bare > bare / operators ? { operators: bare } : { users: bare };
  if (users) return { users: bare };
  return operators && isFew && corrects.test(plain) ? { operators: bare } : {};
}

/** "Two colleagues should answer as well" are two more. */
const asFurther = ({ operators, ...amounts }: Amounts): Amounts =>
  operators === undefined ? amounts : { ...amounts, moreOperators: operators };

/** The German "also" adds nothing. */
const alsoAnswers: Readonly<Record<Locale, RegExp>> = {
  de: /\b(?:auch|zusatzlich)\b/,
  en: /\b(?:as well|too|also)\b/,
};

/** "The middle one". */
function planByRank(plain: string, locale: Locale): Plan | undefined {
  const rank = ranks.findIndex((pattern) => pattern.test(plain));
  return rank < 0 ? undefined : planTextsFor(locale)[rank];
}

const multiples = /\b(?:zweimal|doppelt|twice|double)\b/;
const countOfPlans = /\b([2-9]) ?(?:mal|x|times|of)\b|\b([2-9]) (?:\w+ )?(?:plane|plans|tarife|pakete|packages)\b/;

/** "Twice the smallest plan", "three of the middle one". Undefined without such a count, or if no plan is named. */
export function readPlanMultiple(plain: string, locale: Locale): PriceRequest | undefined {
  const found = countOfPlans.exec(withDigits(plain.replace(multiples, '2 x')));
  const times = Number(found?.[1] ?? found?.[2] ?? 0);
  const [named, ...others] = findNamedPlans(plain, planTextsFor(locale), locale).plans;
  const plan = named ?? planByRank(plain, locale);
  if (!times || !plan || others.length > 0) return undefined;
  return { plan, times, ...(isYear(plain) && { isYearly: true }) };
}

/** In the order of the plans. */
const ranks = [
  /\b(?:(?:das|den|der|dem) kleine[nrs]?|kleinst\w+|gunstigst\w+|billigst\w+|smallest|cheapest|small one)\b/,
  /\b(?:mittler\w+|middle)\b/,
  /\b(?:(?:das|den|der|dem|beim|im) grosse[nrs]?|grosst\w+|teuerst\w+|biggest|largest|big (?:one|plan|package)|top (?:plan|tier|package))\b/,
];

/** What was said later replaces what it contradicts. */
export function mergePriceRequests(before: PriceRequest, later: PriceRequest): PriceRequest {
  const kept = { ...before };
  if (later.users !== undefined) delete kept.plan;
  // "And a year?" keeps the multiple; any other detail asks for another sum.
  if (Object.keys(later).some((key) => key !== 'isYearly')) delete kept.times;
  if (later.operators !== undefined) delete kept.moreOperators;
  if (later.channels !== undefined) {
    delete kept.moreChannels;
    delete kept.messengers;
  }
  const messengers = [...new Set([...(kept.messengers ?? []), ...(later.messengers ?? [])])];
  return { ...kept, ...later, ...(messengers.length > 0 && { messengers }) };
}

/** Whether the request names operators or channels. */
export const namesExtra = (request: PriceRequest): boolean =>
  [request.operators, request.channels, request.moreOperators, channelsBeyond(request)].some(Boolean);

/** Channels beyond those of the plan; a number of all channels includes the messengers. */
export const channelsBeyond = ({ channels, moreChannels, messengers = [] }: PriceRequest): number | undefined =>
  moreChannels ?? (channels === undefined && messengers.length > 0 ? messengers.length : undefined);

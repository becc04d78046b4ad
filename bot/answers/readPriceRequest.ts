/** Reads what a visitor has said that decides a price: users, operators, channels, plan, month or year. */
import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { type Amounts, readAmounts, readBareNumber } from './readAmounts.ts';

export type PriceRequest = Amounts & {
  /** Its tokens are not filled. */
  plan?: Plan;
  isYearly?: boolean;
  /** A messenger is named, which is a channel beside the web chat. */
  namesMessenger?: boolean;
};

const year =
  /\b(?:(?:pro|im|je|das|furs|fur das|fur ein|aufs|auf das|aufs ganze) (?:ganze )?jahr|jahrlich\w*|jahres(?:preis|summe|kosten|betrag)\w*|(?:per|a|the|each|every|whole|full) year|yearly|annual\w*|twelve months|zwolf monate)\b/;
const anotherYear = /\b(?:this|next|last|first|dieses|nachste[sn]?|letzte[sn]?|erste[sn]?) (?:year|jahr)\b/;
/** A number alone replaces the earlier one only in a correction or a short question. */
const corrects =
  /\b(?:sorry|meant|mean|actually|instead|not|no|nein|nee|ne|meinte|doch|statt|nicht|eigentlich|sondern)\b/;
const further = /\b(?:more|extra|additional|mehr|weitere|zusatzliche|noch|another)\b/;
const counted =
  /\b\d+ ?(?:mal|times|prozent|percent|tage?|days?|wochen|weeks?|monate?|months?|minuten|minutes|euro|uhr|stunden|hours?|anfragen|enquiries|requests|tickets)\b|[%€£]/;
/** Words of a short question. */
const fewWords = 5;
const mostOperators = 50;
const messenger = /\b(?:whats ?app|messaging app|telegram|messenger|signal|instagram|viber|sms)\b/;

/**
 * `text`: as written; `plain`: folded (analyseQuestion.ts); `before`: what was said earlier, for a bare number or a
 * messenger that is added.
 */
export function readPriceRequest(
  { text, plain }: { text: string; plain: string },
  locale: Locale,
  before: PriceRequest | undefined,
): PriceRequest {
  const amounts = readFurtherOperators(plain, readAmounts(text));
  const [plan] = findNamedPlans(plain, planTextsFor(locale), locale).plans;
  const named = { ...amounts, ...(plan && { plan }), ...(isYear(plain) && { isYearly: true }) };
  if (!before)
    return isBothChannels(plain) && !named.channels ? { ...named, namesMessenger: true, moreChannels: 1 } : named;
  const corrected = Object.keys(amounts).length === 0 ? readCorrection(text, plain, before) : {};
  const ranked = plan ? undefined : planByRank(plain, locale);
  const added = messenger.test(plain) &&
    !named.channels && { namesMessenger: true, moreChannels: named.moreChannels ?? 1 };
  return { ...named, ...corrected, ...added, ...(ranked && { plan: ranked }) };
}

/** "Web chat and WhatsApp". */
const isBothChannels = (plain: string): boolean => messenger.test(plain) && /\bweb ?(?:chat|site|seite)\b/.test(plain);

const isYear = (plain: string): boolean => year.test(plain) && !anotherYear.test(plain);

/** "It is 850, not 1,150", "und bei 300?", "and two more?": a number whose noun was said before. */
function readCorrection(text: string, plain: string, before: PriceRequest): PriceRequest {
  const bare = readBareNumber(text);
  if (!bare || counted.test(text.toLowerCase())) return {};
  const isFew = bare <= mostOperators;
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
function readFurtherOperators(plain: string, { operators, ...amounts }: Amounts): Amounts {
  if (operators === undefined) return amounts;
  return /\b(?:auch|zusatzlich|as well|too|also)\b/.test(plain)
    ? { ...amounts, moreOperators: operators }
    : { ...amounts, operators };
}

/** "The middle one". */
function planByRank(plain: string, locale: Locale): Plan | undefined {
  const rank = ranks.findIndex((pattern) => pattern.test(plain));
  return rank < 0 ? undefined : planTextsFor(locale)[rank];
}

/** In the order of the plans. */
const ranks = [
  /\b(?:(?:das|den|der|dem) kleine[nrs]?|kleinst\w+|gunstigst\w+|billigst\w+|smallest|cheapest|small one)\b/,
  /\b(?:mittler\w+|middle)\b/,
  /\b(?:(?:das|den|der|dem) grosse[nrs]?|grosst\w+|teuerst\w+|biggest|largest|big one)\b/,
];

/** What was said later replaces what it contradicts. */
export function mergePriceRequests(before: PriceRequest, later: PriceRequest): PriceRequest {
  const kept = { ...before };
  if (later.users !== undefined) delete kept.plan;
  if (later.operators !== undefined) delete kept.moreOperators;
  if (later.channels !== undefined) delete kept.moreChannels;
  return { ...kept, ...later };
}

/** Whether the request names operators or channels. */
export const namesExtra = ({ operators, channels, moreOperators, moreChannels }: PriceRequest): boolean =>
  [operators, channels, moreOperators, moreChannels].some((count) => count !== undefined);

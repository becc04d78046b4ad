/** Finds the plans that a message names by title, rank or place: "the middle one", "the next size up", "twice the small one". */
import { languages } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { Plan, PlanType } from '../../src/text/content/planSchema.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import type { ConversationFacts } from './conversationFacts.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { withDigits } from './numberWords.ts';
import { readPeriod } from './readPeriod.ts';

/** "The middle one". */
export function planByRank(plain: string, locale: Locale): Plan | undefined {
  return planTextsFor(locale).find(({ type }) => ranks[type].test(plain));
}

/** "The next size up", "das darunter": beside the plan of the sum before. */
export function planBeside(plain: string, { plan, users }: ConversationFacts, locale: Locale): Plan | undefined {
  const step = oneUp.test(plain) ? 1 : oneDown.test(plain) ? -1 : 0;
  const plans = planTextsFor(locale);
  const at = plans.findIndex((one) => (plan ? one.type === plan.type : users !== undefined && one.users >= users));
  return step === 0 || at < 0 ? undefined : plans[at + step];
}

const oneUp =
  /\b(?:next (?:\w+ )?up|next (?:bigger|larger|higher)|one (?:up|above|bigger|larger|higher)|the (?:one|plan|size) above|nachst ?(?:grosser|hoher)e\w*|ein(?:e|en|s)? (?:grosser|hoher)|(?:das|der|den|eins|eine stufe)(?: plan| tarif| paket)? (?:daruber|druber|hoher)|(?:der|das|den|dem) (?:nachst ?)?(?:grossere|hohere)[nrsm]?|(?:bigger|larger|grossere[nrsm]?) (?:one|plan|package|tier|tarif|paket))\b/;
const oneDown =
  /\b(?:next (?:\w+ )?down|next (?:smaller|lower)|one (?:down|below|smaller|lower)|the (?:one|plan|size) below|nachst ?(?:kleiner|niedriger)e\w*|ein(?:e|en|s)? (?:kleiner|niedriger)|(?:das|der|den|eins|eine stufe)(?: plan| tarif| paket)? (?:darunter|drunter|tiefer)|(?:der|das|den|dem) (?:nachst ?)?(?:kleinere|niedrigere)[nrsm]?|(?:smaller|kleinere[nrsm]?) (?:one|plan|package|tier|tarif|paket))\b/;

/** The plans that a text names, by title, rank or place in their order, from the smallest on. */
export function plansIn(plain: string, locale: Locale): Plan[] {
  const { plans } = findNamedPlans(plain, planTextsFor(locale), locale);
  if (plans.length === 0 && firstTwo.test(plain)) return planTextsFor(locale).slice(0, 2);
  if (plans.length === 0 && lastTwo.test(plain)) return planTextsFor(locale).slice(-2);
  return planTextsFor(locale).filter((plan) => plans.includes(plan) || ranks[plan.type].test(plain));
}

const firstTwo =
  /\b(?:(?:first|smaller|lower|cheaper) (?:two|2)|(?:two|2) (?:smaller|lower|cheaper)|(?:ersten|kleineren|gunstigeren|unteren) (?:beiden?|zwei|2)|(?:beiden?|zwei|2) (?:ersten|kleineren|gunstigeren|unteren))\b/;
const lastTwo =
  /\b(?:(?:last|bigger|larger|upper|top) (?:two|2)|(?:two|2) (?:bigger|larger)|(?:letzten|grosseren|oberen) (?:beiden?|zwei|2)|(?:beiden?|zwei|2) (?:letzten|grosseren|oberen))\b/;

const doubles = /\b(?:doppelt|twice|double)\b/;
const timesInOneWord =
  /\b(zwei|drei|vier|funf|sechs)mal(?= (?:(?:den|das|die|dem|der) )?(?:klein\w*|mittler\w*|gross\w*|plan\b|essential|professional|enterprise))/;
/** "Four clients, each on the smallest plan." */
const countOfClients =
  /\b([2-9]|\d{2}) (?:\w+ )?(?:kunden|mandanten|firmen|marken|betriebe|clients|customers|companies|firms|brands|businesses)\b.*\b(?:je|jeder|jede|jedem|jeden|jeweils|each|every one|apiece)\b|\b(?:je|jeweils|each|every one) .*\b([2-9]|\d{2}) (?:kunden|mandanten|clients|customers)\b|\b([2-9]|\d{2}) (?:kunden|mandanten|clients|customers)(?: x| mal| times)? (?=essential|professional|enterprise)/;
const countOfPlans =
  /\b([2-9]) ?(?:mal|x|times|of|von)\b(?! (?:us|uns|them|those|my|our|the (?:team|staff|colleagues|operators|people|agents)|ihnen|meinen|unseren|den kollegen)\b)|\b([2-9]) (?:\w+ )?(?:plane|plans|tarife|pakete|packages)\b|\b(?:all|alle) ([2-9])\b(?! (?:of us|of my|of them|von uns|von meinen|davon|operator|people|leute|kolleg|bearbeiter|colleague|plans|plane)).*\b(?:take|took|buy|bought|get|nehmen|nahmen|buchen|kaufen)\b/;

/** "Twice the smallest plan", "three of the middle one". Undefined without such a count, or if no plan is named. */
export function readPlanMultiple(
  plain: string,
  locale: Locale,
  before?: ConversationFacts,
): ConversationFacts | undefined {
  const found = countOfPlans.exec(withDigits(plain.replace(doubles, '2 x').replace(timesInOneWord, '$1 x')));
  const named = findNamedPlans(plain, planTextsFor(locale), locale).plans;
  const titles = named.map(({ title }) => languages[locale].fold(title)).join('|');
  const listed = titles && new RegExp(`\\b([2-9]) (?:x )?(?:${titles})s?\\b`).exec(withDigits(plain))?.[1];
  const again = before?.times
    ? /\b([2-9])\b(?! (?:months?|monaten?|years?|jahre?n?|people|leuten?|of us|von uns))/.exec(withDigits(plain))?.[1]
    : undefined;
  const clients = countOfClients.exec(withDigits(plain))?.slice(1).find(Boolean);
  const times = Number(found?.slice(1).find(Boolean) || listed || clients || again || 0);
  const [titled, ...others] = named;
  const isBare = /^(?:(?:und|and|oder|or|nur|only|just|bei|for|with|mit) )*\d$/.test(withDigits(plain));
  const plan = titled ?? planByRank(plain, locale) ?? (before?.times && isBare ? before.plan : undefined);
  if (!times || !plan || others.length > 0) return undefined;
  const months = readPeriod(plain);
  return { plan, times, ...(months && { months }) };
}

/** How a message names a plan by its place in their order. The first match counts, from the smallest plan on. */
const ranks: Record<PlanType, RegExp> = {
  essential:
    /\b(?:(?:das|den|der|dem|beim|im) kleine[nrs]?|(?:little|basic) (?:one|plan|package|tier)s?|basisplan|basistarif|kleine[nrs]? (?:plan\w*|plane\w*|paket\w*|tarif\w*)|kleinst\w+|einstiegs(?:plan|tarif|paket)\w*|entry (?:plan|level|one|tier)|gunstigst\w+|billigst\w+|smallest|cheapest|small (?:one|plan|package|tier)s?)\b/,
  professional:
    /\b(?:mitt?l?er\w+|midd?l?el?(?! of the road)|(?:das|der|den|dem|die) in der mitte|medium (?:one|plan|package|tier|size))\b/,
  enterprise:
    /\b(?:(?:das|den|der|dem|beim|im) grosse[nrs]?|grosst\w+|teuerst\w+|biggest|largest|most expensive|dearest|priciest|(?:large|big) (?:one|plan|package)s?|top (?:plan|tier|package))\b/,
};

import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import type { PlanMonths } from './conversationFacts.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { withDigits } from './numberWords.ts';
import { monthsOfYear } from './readPeriod.ts';
import { planByRank } from './readPlans.ts';

/**
 * "Two months of the big one, ten of the small one". `plain`: folded; "the rest" are the other months of a year.
 * Undefined if the message names no months on two plans.
 */
export function readPlanMonths(plain: string, locale: Locale): PlanMonths | undefined {
  const digits = withDigits(plain).replace(/\b(?:one|a|ein(?:en)?) (?=mon(?:th|at)\b)/g, '1 ');
  const spans = [...digits.matchAll(span)];
  const [first, second, ...more] = spans;
  if (!first || !second || more.length > 0 || !/\bmon(?:ths?|aten?)\b/.test(digits)) return undefined;
  const end = second.index + second[0].length;
  const texts = [
    digits.slice(0, first.index),
    digits.slice(first.index + first[0].length, second.index),
    digits.slice(end),
  ];
  const [before, between, after] = texts.map((text) => planIn(text, locale));
  // "Two months of the big one, ten of the small one", or "the big one for two months, the small one for ten".
  const [plan, other] = before && between && !after ? [before, between] : [between, after];
  if (!plan || !other || plan.type === other.type) return undefined;
  const counts = [countOf(first), countOf(second)];
  const [months, otherMonths] = counts.map((count, nth) => count || monthsOfYear - (counts[1 - nth] ?? 0));
  return months && otherMonths && months + otherMonths <= monthsOfYear
    ? [
        { plan, months },
        { plan: other, months: otherMonths },
      ]
    : undefined;
}

/** "Two months", "ten" before a plan, "the rest". */
const span =
  /\b(?:(?:(?:the )?(?:rest|remaining|remainder|ubrigen?|restlichen)(?: (?:of the year|des jahres|vom jahr))?\b ?)?(?:(?<counted>\d{1,2}) (?:(?:full|whole|volle|ganze) )?(?:months?|monaten?)\b|(?<before>\d{1,2})(?= (?:of|on|with|mit|im|beim|in) )|(?:for|fur) (?<after>\d{1,2})\b)|(?:the )?(?:rest|remaining|remainder|ubrigen?|restlichen)(?: (?:of the year|des jahres|vom jahr|monaten?|months?))?\b)/g;

/** 0: the rest of the year. */
const countOf = ({ groups = {} }: RegExpMatchArray): number =>
  Number(groups.counted ?? groups.before ?? groups.after ?? 0);

function planIn(text: string, locale: Locale): Plan | undefined {
  const [named, ...others] = findNamedPlans(text, planTextsFor(locale), locale).plans;
  return others.length > 0 ? undefined : (named ?? planByRank(text, locale));
}

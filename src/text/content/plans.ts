/**
 * The three pricing plans in a language: texts from plans/<locale>.ts, figures from plans/figures.ts, or all of it from
 * the content system. Pages, calculator, structured data and mails ask here, so that there is one price.
 */
import { fromCms } from '../../cms/currentContent.ts';
import type { Locale } from '../../routes/table.ts';
import { fillAll, type Tokens } from '../words/fill.ts';
import { de } from './plans/de.ts';
import { en } from './plans/en.ts';
import { planFigures } from './plans/figures.ts';
import { type Plan, type PlanType, planSchema, planTypes } from './schemas.ts';

type Text = Pick<Plan, 'title' | 'subtitle' | 'desc' | 'content' | 'free' | 'features' | 'customize' | 'btn'>;
export type PlanTexts = Record<PlanType, Text>;

const texts: Record<Locale, PlanTexts> = { de, en };

/** Plans in the order in which they stand on the page, smallest first. */
export function plansFor(locale: Locale): Plan[] {
  const names = planNames(locale);
  return planTextsFor(locale).map((plan) => filled(plan, names));
}

/**
 * Names of the plans as tokens for any text: `{essentialName}`, `{professionalName}`, `{enterpriseName}`. A plan is renamed
 * in one place, plans/<locale>.ts or the content system; planNames.test.ts refuses a name that is typed out elsewhere.
 */
export const planNames = (locale: Locale): Tokens =>
  Object.fromEntries(planTextsFor(locale).map(({ type, title }) => [`${type}Name`, title]));

/** Fills the names of the plans in every text of a tree of plain data. */
export const withPlanNames = <T>(tree: T, locale: Locale): T => fillAll(tree, planNames(locale));

/** The same as it is written, with the names of figures in its texts. */
export const planTextsFor = (locale: Locale): Plan[] =>
  fromCms('plans', locale) ??
  planTypes.map((type) => ({ ...texts[locale][type], ...planFigures[type], type, slug: type }));

export const planOf = (type: PlanType, locale: Locale): Plan => {
  const plan = plansFor(locale).find((candidate) => candidate.type === type);
  if (!plan) throw new Error(`There is no plan ${type}`);
  return plan;
};

/** Above what it covers, the price is on request. */
export const largestPlan = (locale: Locale): Plan =>
  plansFor(locale).reduce((largest, next) => (next.users > largest.users ? next : largest));

/** A text may name a figure of its own plan as `{operators}` and any plan as `{essentialName}`: neither is written twice. */
function filled(plan: Plan, names: Tokens): Plan {
  const { price, users, chatbot, ai, operators, channels } = plan;
  const figures = Object.entries({ price, users, chatbot, ai, operators, channels });
  const known = Object.fromEntries(figures.map(([name, value]) => [name, String(value)]));
  return planSchema.parse(fillAll(plan, { ...known, ...names }));
}

/**
 * The three pricing plans in a language: texts from plans/<locale>.ts, figures from plans/figures.ts, or all of it from
 * the content system. Pages, calculator, structured data and mails ask here, so that there is one price.
 */
import { fromCms } from '../content-source/currentContent.ts';
import type { Locale } from '../routes/table.ts';
import { fill } from '../words/words.ts';
import { de } from './plans/de.ts';
import { en } from './plans/en.ts';
import { planFigures } from './plans/figures.ts';
import { type Plan, type PlanType, planSchema, planTypes } from './schemas.ts';

type Text = Pick<Plan, 'title' | 'subtitle' | 'desc' | 'content' | 'free' | 'features' | 'customize' | 'btn'>;
export type PlanTexts = Record<PlanType, Text>;

const texts: Record<Locale, PlanTexts> = { de, en };

/** Plans in the order in which they stand on the page, smallest first. */
export const plansFor = (locale: Locale): Plan[] => planTextsFor(locale).map(filled);

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

/** A text may name a figure of its own plan as `{operators}`, so that no number is written twice. */
function filled({ free, features, customize, ...rest }: Plan): Plan {
  const { price, users, chatbot, ai, operators, channels } = rest;
  const figures = Object.entries({ price, users, chatbot, ai, operators, channels });
  const known = Object.fromEntries(figures.map(([name, value]) => [name, String(value)]));
  const line = (text: string) => fill(text, known);
  return planSchema.parse({ ...rest, free: line(free), features: features.map(line), customize: customize.map(line) });
}

/** The three pricing plans in a language: texts from plans/<locale>.ts, figures from plans/figures.ts. */
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
export const plansFor = (locale: Locale): Plan[] => planTypes.map((type) => plan(type, texts[locale][type]));

/** Above what it covers, the price is on request. */
export const largestPlan = (locale: Locale): Plan =>
  plansFor(locale).reduce((largest, next) => (next.users > largest.users ? next : largest));

/** A text may name a figure of its own plan as `{operators}`, so that no number is written twice. */
function plan(type: PlanType, text: Text): Plan {
  const figures = planFigures[type];
  const known = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)]));
  const filled = (list: string[]) => list.map((line) => fill(line, known));
  return planSchema.parse({
    ...text,
    ...figures,
    type,
    slug: type,
    free: fill(text.free, known),
    features: filled(text.features),
    customize: filled(text.customize),
  });
}

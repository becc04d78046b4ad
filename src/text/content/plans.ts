/**
 * The pricing plans in a language: texts from plans/<locale>.ts and figures from plans/figures.ts, or both from
 * the CMS. Pages, calculator, structured data and mails all use this module, so that prices are consistent.
 */

import { defaultLocale, type Locale } from '../../routes/table.ts';
import { format } from '../format/format.ts';
import { fillAll, type Tokens } from '../words/fill.ts';
import { fromCms, partFromCms } from './currentContent.ts';
import { type Plan, type PlanTexts, type PlanType, planSchema, planTypes } from './planSchema.ts';
import { de } from './plans/de.ts';
import { en } from './plans/en.ts';
import { type Figures, planFigures } from './plans/figures.ts';

/** Plans in display order, smallest first. */
export function plansFor(locale: Locale): Plan[] {
  const plans = planTextsFor(locale);
  const names = planNames(locale);
  const made = filledPlans.get(plans) ?? plans.map((plan) => filled(plan, names));
  filledPlans.set(plans, made);
  return made;
}

/** Filled and checked once per content: every answer of the bot reads them. */
const filledPlans = new WeakMap<Plan[], Plan[]>();

/**
 * Plan names as tokens for any text: `{essentialName}` and so on. A rename happens only in plans/<locale>.ts or the CMS;
 * planNames.test.ts rejects literal names elsewhere.
 */
export const planNames = (locale: Locale): Tokens =>
  partFromCms('plans', locale, 'names', namesOf) ?? namesOf(ownPlans[locale]);

const namesOf = (plans: readonly Plan[]): Tokens =>
  Object.fromEntries(plans.map(({ type, title }) => [`${type}Name`, title]));

/** Figures of every plan as tokens: `{essentialPrice}`, `{essentialUsers}` and so on. An agreed number has no token. */
export const planFigureTokens = (locale: Locale): Tokens =>
  Object.fromEntries(
    pricedPlans(locale).flatMap(({ type, price, users, chatbot, ai, operators, channels }) =>
      Object.entries({
        [`${type}Price`]: format('price', price, locale),
        [`${type}Users`]: format('count', users, locale),
        [`${type}Projects`]: chatbot,
        [`${type}Ai`]: ai,
        ...(operators !== null && { [`${type}Operators`]: operators }),
        ...(channels !== null && { [`${type}Channels`]: channels }),
      }),
    ),
  );

/** Fills plan names into every text of a tree of plain data. */
export const fillPlanNames = <T>(tree: T, locale: Locale): T => fillAll(tree, planNames(locale));

/**
 * The same with unfilled tokens. Figures are one in both languages: those of the German plans, also where the content
 * system holds others for a time, since Strapi publishes each language alone
 * (docs/decisions/0303-figures-come-from-the-german-plans.md).
 */
export function planTextsFor(locale: Locale): Plan[] {
  const plans = fromCms('plans', locale) ?? ownPlans[locale];
  if (locale === defaultLocale) return plans;
  const german = germanFigures();
  const known = withGermanFigures.get(plans);
  if (known?.german === german) return known.plans;
  const made = plans.map((plan) => ({ ...plan, ...(german[plan.type] ?? figuresOf(plan)) }));
  withGermanFigures.set(plans, { german, plans: made });
  return made;
}

/** A page that shows no other text of a plan is not rendered again when such a text changes. */
export type PricedPlan = Pick<Plan, 'type' | 'slug' | 'title'> & Figures;

/** Names and figures of the plans, smallest first. */
export const pricedPlans = (locale: Locale): PricedPlan[] => {
  const german = germanFigures();
  const plans = partFromCms('plans', locale, 'priced', pricedIn) ?? pricedIn(ownPlans[locale]);
  return plans.map((plan) => ({ ...plan, ...german[plan.type] }));
};

const pricedIn = (plans: readonly Plan[]): PricedPlan[] =>
  plans.map((plan) => ({ type: plan.type, slug: plan.slug, title: plan.title, ...figuresOf(plan) }));

/** Without the German texts, which do not matter to English pages. */
const germanFigures = (): FiguresByPlan =>
  partFromCms('plans', defaultLocale, 'figures', figuresIn) ?? figuresIn(ownPlans[defaultLocale]);

type FiguresByPlan = Partial<Record<PlanType, Figures>>;
const withGermanFigures = new WeakMap<Plan[], { german: FiguresByPlan; plans: Plan[] }>();

function figuresIn(plans: readonly Plan[]): FiguresByPlan {
  const known = knownFigures.get(plans);
  const made = known ?? Object.fromEntries(plans.map((plan) => [plan.type, figuresOf(plan)]));
  if (!known) knownFigures.set(plans, made);
  return made;
}

const knownFigures = new WeakMap<readonly Plan[], FiguresByPlan>();

const figuresOf = ({ price, users, chatbot, ai, operators, channels, customApi }: Plan): Figures => ({
  ...{ price, users, chatbot, ai, operators, channels, customApi },
});

const withFigures = (own: PlanTexts): Plan[] =>
  planTypes.map((type) => ({ ...own[type], ...planFigures[type], type, slug: type }));

const ownPlans: Record<Locale, Plan[]> = { de: withFigures(de), en: withFigures(en) };

export const planOf = (type: PlanType, locale: Locale): PricedPlan => {
  const plan = pricedPlans(locale).find((candidate) => candidate.type === type);
  if (!plan) throw new Error(`There is no plan ${type}`);
  return plan;
};

/** The plan with the most active users; beyond them, the price is on request. */
export const largestPlan = (locale: Locale): Plan =>
  plansFor(locale).reduce((largest, next) => (next.users > largest.users ? next : largest));

/** Fills figures of the plan (`{operators}`) and names of any plan (`{essentialName}`) into its texts. */
function filled(plan: Plan, names: Tokens): Plan {
  const { price, users, chatbot, ai, operators, channels } = plan;
  const figures = Object.entries({ price, users, chatbot, ai, operators, channels });
  const known = Object.fromEntries(figures.map(([name, value]) => [name, String(value)]));
  return planSchema.parse(fillAll(plan, { ...known, ...names }));
}

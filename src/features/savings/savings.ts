/**
 * What an assistant saves a support team: the formula of docs/decisions/0061. Pure and unrounded; rounding is a matter
 * of display. The savings calculator and the worked example on the home page both stand on it.
 */

export type PlanPrice = { title: string; price: number; users: number };

export type SavingsInput = {
  /** People in the support team. */
  people: number;
  /** Requests per month. */
  requests: number;
  /** Average gross salary per person and month, in euro. */
  salary: number;
};

/** Ours, not measured: shown wherever a result is shown. */
export const assumptions = {
  /** Share of requests the assistant solves, in the realistic scenario. */
  rate: 0.4,
  minutes: 6,
  /** Employer's on-costs. */
  factor: 1.21,
  /** Requests per person and month. */
  perPerson: 1,
  /** Productive hours per staff and year. */
  hoursPerYear: 1600,
  /** Freed minutes do not become working time completely. */
  residual: 0.85,
  /** Share of the full benefit in each of the first months; all of it from then on. */
  ramp: [0.2, 0.4, 0.55, 0.7, 0.8, 0.9],
} as const;

/** The same with other values: a scenario, or what a visitor enters. */
type Assumptions = { readonly [Name in Exclude<keyof typeof assumptions, 'ramp'>]: number } & {
  readonly ramp: readonly number[];
};

/** Shares of requests the assistant solves: careful, realistic and ambitious. */
export const scenarioRates = { careful: 0.25, realistic: assumptions.rate, ambitious: 0.6 } as const;

/**
 * Hours, benefit and what is left of it after the plan's price.
 * @param plans cheapest first
 * @returns no offer when no plan covers the volume: its price is on request
 */
export function savings(
  { people, requests, salary }: SavingsInput,
  plans: readonly PlanPrice[],
  given: Assumptions = assumptions,
) {
  const hourly = (salary * 12 * given.factor) / given.hoursPerYear;
  const needed = Math.min((requests * given.minutes) / 60, (people * given.hoursPerYear) / 12);
  const saved = needed * given.rate;
  const benefit = saved * hourly * given.residual;
  const users = Math.ceil(requests / given.perPerson);
  const plan = plans.find((candidate) => candidate.users >= users);
  const breakEven = plan && plan.price / (needed * hourly * given.residual);
  const offer = plan && {
    plan,
    net: benefit - plan.price,
    yearOne: benefit * fullMonths(given.ramp) - 12 * plan.price,
    payback: paybackMonth(benefit, plan.price, given.ramp),
    /** Rate at which a full month ends at zero on this plan; undefined when no assistant reaches it. */
    breakEven: breakEven !== undefined && breakEven <= horizon.rate ? breakEven : undefined,
  };
  return { hourly, needed, saved, benefit, users, offer };
}

/** How far ahead a payback is looked for, and the rate above which none is promised. */
export const horizon = { months: 36, rate: 0.8 } as const;

/** First month in which all benefits so far cover all prices so far; undefined when none of the first 36 does. */
function paybackMonth(benefit: number, price: number, ramp: readonly number[]): number | undefined {
  const month = cumulated(benefit, price, horizon.months, ramp).findIndex((total) => total >= 0) + 1;
  return month > 0 ? month : undefined;
}

/** What is left after each month of all months so far. */
export function cumulated(
  benefit: number,
  price: number,
  months: number,
  ramp: readonly number[] = assumptions.ramp,
): number[] {
  let total = 0;
  return Array.from({ length: months }, (_, index) => {
    total += benefit * (ramp[index] ?? 1) - price;
    return total;
  });
}

/** How many months of full benefit the first year is worth. */
export const fullMonths = (ramp: readonly number[]): number =>
  ramp.reduce((sum, share) => sum + share, 12 - ramp.length);

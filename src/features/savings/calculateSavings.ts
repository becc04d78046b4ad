/**
 * Savings of a support team by an assistant: the formula of docs/decisions/0061. Pure and unrounded; rounding is done
 * on display. Used by the savings calculator and the worked example on the home page.
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

/** Assumed, not measured: shown with every result. */
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
  /** Share of freed minutes that becomes working time. */
  residual: 0.85,
  /** Share of the full benefit in each of the first months with customers in the chat; 1 after that. */
  ramp: [0.2, 0.4, 0.55, 0.7, 0.8, 0.9],
} as const;

/** Assumptions with other values: a scenario, or input of a visitor. */
type Assumptions = { readonly [Name in Exclude<keyof typeof assumptions, 'ramp'>]: number } & {
  readonly ramp: readonly number[];
};

/** Shares of requests the assistant solves: careful, realistic and ambitious. */
export const scenarioRates = { careful: 0.25, realistic: assumptions.rate, ambitious: 0.6 } as const;

/** Hours, benefit, and the net after the plan's price. */
export function calculateSavings(
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
    /** Rate at which a full month breaks even on this plan; undefined above the maximum rate. */
    breakEven: breakEven !== undefined && breakEven <= forecastLimits.rate ? breakEven : undefined,
    /** Least requests at which a full month breaks even on this plan; undefined if none that it covers does. */
    breakEvenRequests: breakEvenRequests(plan, ((given.minutes * given.rate) / 60) * hourly * given.residual),
  };
  return { hourly, needed, saved, benefit, users, offer };

  function breakEvenRequests({ price, users: most }: PlanPrice, benefitOfRequest: number): number | undefined {
    // Fewer requests would have a cheaper plan.
    const smaller = plans.findLast((other) => other.users < most)?.users ?? 0;
    // Rounded, so that a benefit of exactly the price needs no further request.
    const least = Math.ceil(Number((price / benefitOfRequest).toPrecision(12)));
    const requests = Math.max(least, Math.floor(smaller * given.perPerson) + 1);
    const capacity = (people * given.hoursPerYear * 60) / 12 / given.minutes;
    return least <= capacity && requests <= most * given.perPerson ? requests : undefined;
  }
}

/** Limits: months in which a payback is searched, and the highest rate promised. */
export const forecastLimits = { months: 36, rate: 0.8 } as const;

/** First month in which the cumulated benefit covers the cumulated price; undefined if none of the first 36 does. */
function paybackMonth(benefit: number, price: number, ramp: readonly number[]): number | undefined {
  const month = cumulatedNet(benefit, price, forecastLimits.months, ramp).findIndex((total) => total >= 0) + 1;
  return month > 0 ? month : undefined;
}

/** Cumulated net after each month. */
export function cumulatedNet(
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

/** Benefit of the first year, in months of full benefit. */
export const fullMonths = (ramp: readonly number[]): number =>
  ramp.reduce((sum, share) => sum + share, 12 - ramp.length);

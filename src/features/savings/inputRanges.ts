export type InputRange = {
  least: number;
  most: number;
  decimals: number;
  /** Of sliders and buttons. */
  step: number;
  /** Rounds the fraction of a figure without decimals; the default is the nearest integer. */
  round?: (amount: number) => number;
};

/**
 * Valid input of the calculator (product-decisions.md, Savings calculator): bounds, and decimals where fractions are
 * meaningful.
 */
const ranges = {
  /** 7.5 full-time posts are 8 people. */
  team: { least: 1, most: 10_000, decimals: 0, step: 1, round: Math.ceil },
  requests: { least: 1, most: 10_000_000, decimals: 0, step: 100 },
  /** Euro gross per person and month. */
  salary: { least: 500, most: 30_000, decimals: 0, step: 100 },
  /** Percent solved by the assistant in the realistic scenario; the other two are fixed. */
  rate: { least: 5, most: 80, decimals: 2, step: 1 },
  /** Per request. */
  minutes: { least: 1, most: 30, decimals: 2, step: 0.5 },
  /** Employer's on-costs. */
  factor: { least: 1, most: 1.6, decimals: 2, step: 0.01 },
  /** Requests per person and month. */
  perperson: { least: 1, most: 20, decimals: 2, step: 0.5 },
} as const satisfies Record<string, InputRange>;

export type InputName = keyof typeof ranges;

export const inputRanges: Readonly<Record<InputName, InputRange>> = ranges;

export const inputNames = Object.keys(inputRanges) as InputName[];

/**
 * Valid input of the calculator (product-decisions.md, Savings calculator): bounds, decimals where fractions are
 * meaningful, and the step of sliders and buttons.
 */
export const inputRanges = {
  team: { least: 1, most: 10_000, decimals: 0, step: 1 },
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
} as const;

export type InputName = keyof typeof inputRanges;
export type InputRange = (typeof inputRanges)[InputName];

export const inputNames = Object.keys(inputRanges) as InputName[];

/**
 * Valid input of the calculator (product-decisions.md, Savings calculator): bounds, and decimals where fractions are
 * meaningful.
 */
export const inputRanges = {
  team: { least: 1, most: 10_000, decimals: 0 },
  requests: { least: 1, most: 10_000_000, decimals: 0 },
  /** Euro gross per person and month. */
  salary: { least: 500, most: 30_000, decimals: 0 },
  /** Percent solved by the assistant in the realistic scenario; the other two are fixed. */
  rate: { least: 5, most: 80, decimals: 2 },
  /** Per request. */
  minutes: { least: 1, most: 30, decimals: 2 },
  /** Employer's on-costs. */
  factor: { least: 1, most: 1.6, decimals: 2 },
  /** Requests per person and month. */
  perperson: { least: 1, most: 20, decimals: 2 },
} as const;

export type InputName = keyof typeof inputRanges;
export type InputRange = (typeof inputRanges)[InputName];

export const inputNames = Object.keys(inputRanges) as InputName[];

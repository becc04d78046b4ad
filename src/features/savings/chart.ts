/** Chart of a calculation: the cumulated net of each scenario over 24 months, as coordinates. */

import { assumptions, cumulatedNet } from './calculateSavings.ts';
import type { Scenario } from './calculateScenarios.ts';

/** In units of the SVG viewBox; it scales. */
export const plotArea = { width: 360, height: 230, left: 8, right: 12, top: 18, bottom: 24 } as const;
export const chartMonths = 24;

export type Chart = ReturnType<typeof chartOf>;

/** Undefined if the price is on request: there is nothing to cumulate. */
export function chartOf(scenarios: readonly Scenario[]) {
  const series = scenarios.flatMap(({ name, benefit, offer }) =>
    offer ? [{ name, totals: cumulatedNet(benefit, offer.plan.price, chartMonths), payback: offer.payback }] : [],
  );
  if (series.length === 0) return undefined;
  const all = series.flatMap(({ totals }) => totals);
  const marks = axisTicks(Math.min(0, ...all), Math.max(0, ...all));
  const [least = 0, most = 0] = [marks[0], marks.at(-1)];
  const x = (month: number) =>
    round(plotArea.left + (month / chartMonths) * (plotArea.width - plotArea.left - plotArea.right));
  const y = (value: number) =>
    round(plotArea.top + ((most - value) / (most - least)) * (plotArea.height - plotArea.top - plotArea.bottom));
  return {
    lines: series.map(({ name, totals, payback }) => ({
      name,
      totals,
      points: bends.map((month) => `${x(month)},${y(totals[month - 1] ?? 0)}`).join(' '),
      paid:
        payback !== undefined && payback <= chartMonths ? { x: x(payback), y: y(totals[payback - 1] ?? 0) } : undefined,
    })),
    marks: marks.map((value) => ({ value, y: y(value) })),
    months: [6, 12, 18, 24].map((month) => ({ month, x: x(month) })),
  };
}

/** After the last month of the ramp a line is straight. */
const bends = [...assumptions.ramp.map((_, month) => month), assumptions.ramp.length, chartMonths];

/** Up to eight round axis values that include zero and cover the whole range. */
function axisTicks(least: number, most: number): number[] {
  const rough = (most - least || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((one) => one * power >= rough) ?? 10) * power;
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)];
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

const round = (value: number) => Math.round(value * 10) / 10;

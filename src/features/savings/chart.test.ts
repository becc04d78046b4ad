import { expect, it } from 'vitest';
import { calculateScenarios, defaultAssumptions } from './calculateScenarios.ts';
import { calculationContextFor } from './calculationContextFor.ts';
import { chartOf, plotArea } from './chart.ts';

const { plans } = calculationContextFor('en');
const chartFor = (team: number, requests: number, salary: number) =>
  chartOf(calculateScenarios({ team, requests, salary, ...defaultAssumptions }, plans).scenarios);

it.each([
  ['a gain', 4, 1000, 3200],
  ['a loss', 2, 101, 3000],
  ['millions', 10_000, 20_000, 30_000],
  ['the minimum input', 1, 1, 500],
])(
  'the plot area of %s contains every line, and its three to eight round ticks include zero',
  (_, team, requests, salary) => {
    const chart = chartFor(team, requests, salary);
    const values = chart?.marks.map(({ value }) => value) ?? [];
    expect(values).toContain(0);
    expect(values.length).toBeGreaterThanOrEqual(3);
    expect(values.length).toBeLessThanOrEqual(8);
    for (const { points, totals } of chart?.lines ?? []) {
      expect(totals).toHaveLength(24);
      for (const y of points.split(' ').map((point) => Number(point.split(',')[1]))) {
        expect(y).toBeGreaterThanOrEqual(plotArea.top);
        expect(y).toBeLessThanOrEqual(plotArea.height - plotArea.bottom);
      }
    }
  },
);

it('marks the month of the payback on its line', () => {
  // calculateSavings.test.ts, by hand: seven months at 40 percent, four at 60, none within 24 at 25.
  const [careful, realistic, ambitious] = chartFor(5, 2400, 3300)?.lines ?? [];
  expect(careful?.paid).toBeUndefined();
  expect(ambitious?.points.split(' ')[4]).toBe(`${ambitious?.paid?.x},${ambitious?.paid?.y}`);
  const [sixth = [], last = []] = [6, 7].map((bend) => realistic?.points.split(' ')[bend]?.split(',').map(Number));
  const [[x6 = 0, y6 = 0], [x24 = 0, y24 = 0]] = [sixth, last];
  expect(realistic?.paid?.x).toBeCloseTo(x6 + (x24 - x6) / 18, 0);
  expect(realistic?.paid?.y).toBeCloseTo(y6 + (y24 - y6) / 18, 0);
});

it('draws no chart if the price is on request', () => {
  expect(chartFor(90, 20_001, 3000)).toBeUndefined();
});

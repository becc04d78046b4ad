import { expect, it } from 'vitest';
import { calculate, defaults } from './calculation.ts';
import { chartOf, plane } from './chart.ts';
import { termsFor } from './terms.ts';

const { plans } = termsFor('en');
const chartFor = (team: number, requests: number, salary: number) =>
  chartOf(calculate({ team, requests, salary, ...defaults }, plans).scenarios);

it.each([
  ['a gain', 4, 1000, 3200],
  ['a loss', 2, 101, 3000],
  ['millions', 10_000, 20_000, 30_000],
  ['the least there is', 1, 1, 500],
])('the plane of %s holds every line, and zero is one of few round marks', (_, team, requests, salary) => {
  const chart = chartFor(team, requests, salary);
  const values = chart?.marks.map(({ value }) => value) ?? [];
  expect(values).toContain(0);
  expect(values.length).toBeGreaterThanOrEqual(3);
  expect(values.length).toBeLessThanOrEqual(8);
  for (const { points, totals } of chart?.lines ?? []) {
    expect(totals).toHaveLength(24);
    for (const y of points.split(' ').map((point) => Number(point.split(',')[1]))) {
      expect(y).toBeGreaterThanOrEqual(plane.top);
      expect(y).toBeLessThanOrEqual(plane.height - plane.bottom);
    }
  }
});

it('marks the month of the payback on its line', () => {
  // savings.test.ts, by hand: seven months at 40 percent, four at 60, none within 24 at 25.
  const [careful, realistic, ambitious] = chartFor(5, 2400, 3300)?.lines ?? [];
  expect(careful?.paid).toBeUndefined();
  expect(ambitious?.points.split(' ')[4]).toBe(`${ambitious?.paid?.x},${ambitious?.paid?.y}`);
  const [sixth = [], last = []] = [6, 7].map((bend) => realistic?.points.split(' ')[bend]?.split(',').map(Number));
  const [[x6 = 0, y6 = 0], [x24 = 0, y24 = 0]] = [sixth, last];
  expect(realistic?.paid?.x).toBeCloseTo(x6 + (x24 - x6) / 18, 0);
  expect(realistic?.paid?.y).toBeCloseTo(y6 + (y24 - y6) / 18, 0);
});

it('draws nothing where the price is on request', () => {
  expect(chartFor(90, 20_001, 3000)).toBeUndefined();
});

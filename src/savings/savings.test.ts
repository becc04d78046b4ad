import { describe, expect, it } from 'vitest';
import { plansFor } from '../content/plans.ts';
import { savings } from './savings.ts';
import { scenarioExample } from './scenario-example.ts';
import { workedExample } from './worked-example.ts';

const plans = plansFor('de');

describe('savings', () => {
  it('follows the published formula', () => {
    // By hand: 3200 * 12 * 1.21 / 1600 = 29.04; 1000 * 6 / 60 = 100; 100 * 0.4 = 40; 40 * 29.04 * 0.85 = 987.36.
    const result = savings({ people: 4, requests: 1000, salary: 3200 }, plans);
    expect(result.hourly).toBeCloseTo(29.04, 10);
    expect(result.needed).toBe(100);
    expect(result.saved).toBe(40);
    expect(result.benefit).toBeCloseTo(987.36, 10);
    expect(result.offer?.plan.title).toBe('Professional');
    expect(result.offer?.net).toBeCloseTo(987.36 - 449, 10);
    expect(result.offer?.yearOne).toBeCloseTo(987.36 * 9.55 - 12 * 449, 8);
  });

  it('counts no more hours than the team has', () => {
    expect(savings({ people: 1, requests: 20_000, salary: 3000 }, plans).needed).toBeCloseTo(1600 / 12, 10);
  });

  it('takes the cheapest plan that covers the users, and shows a loss as it is', () => {
    expect(savings({ people: 2, requests: 100, salary: 3000 }, plans)).toMatchObject({
      offer: { plan: { price: 149 } },
    });
    const small = savings({ people: 2, requests: 101, salary: 3000 }, plans);
    expect(small.offer?.plan.price).toBe(449);
    expect(small.offer?.net).toBeLessThan(0);
  });

  it('has no plan, net or year one above the largest plan', () => {
    expect(savings({ people: 90, requests: 20_001, salary: 3000 }, plans)).toHaveProperty('offer', undefined);
  });
});

describe('worked example of the home page', () => {
  it.each([
    [
      'de',
      [
        '29,04\u00A0€',
        '100 Stunden',
        '40 Stunden',
        '987,36\u00A0€',
        '−\u00A0449,00\u00A0€',
        '538,36\u00A0€',
        '4.041,29\u00A0€',
      ],
    ],
    ['en', ['€29.04', '100 hours', '40 hours', '€987.36', '−\u00A0€449.00', '€538.36', '€4,041.29']],
  ] as const)('shows the formula’s figures (%s)', (locale, values) => {
    const { rows, total, yearOne } = workedExample(locale);
    expect([...rows, total, yearOne].map(({ value }) => value)).toEqual(values);
  });

  it.each(['de', 'en'] as const)('leaves no token unfilled (%s)', (locale) => {
    expect(JSON.stringify(workedExample(locale))).not.toMatch(/\{\w+\}/);
  });
});

describe('the three scenarios of the solution page', () => {
  // By hand: 3100 * 12 * 1.21 / 1600 = 28.1325; 80 hours; 80 * 0.25 * 28.1325 * 0.85 = 478.25, less 449.
  it.each([
    ['de', ['29,25\u00A0€', '316,20\u00A0€', '698,81\u00A0€']],
    ['en', ['€29.25', '€316.20', '€698.81']],
  ] as const)('show the formula’s figures, the careful one included (%s)', (locale, net) => {
    expect(scenarioExample(locale).rows.at(-1)?.cells).toEqual(net);
    expect(JSON.stringify(scenarioExample(locale))).not.toMatch(/\{\w+\}/);
  });
});

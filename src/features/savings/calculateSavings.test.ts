import { describe, expect, it } from 'vitest';
import { plansFor } from '../../text/content/plans.ts';
import { assumptions, calculateSavings } from './calculateSavings.ts';
import { calculationPageContent } from './calculationPageContent.ts';
import { scenarioExample } from './scenarioExample.ts';
import { exampleInput, workedExample } from './workedExample.ts';

const plans = plansFor('de');

describe('savings', () => {
  it('follows the published formula', () => {
    // By hand: 3200 * 12 * 1.21 / 1600 = 29.04; 1000 * 6 / 60 = 100; 100 * 0.4 = 40; 40 * 29.04 * 0.85 = 987.36.
    const result = calculateSavings({ people: 4, requests: 1000, salary: 3200 }, plans);
    expect(result.hourly).toBeCloseTo(29.04, 10);
    expect(result.needed).toBe(100);
    expect(result.saved).toBe(40);
    expect(result.benefit).toBeCloseTo(987.36, 10);
    expect(result.offer?.plan.title).toBe('Professional');
    expect(result.offer?.net).toBeCloseTo(987.36 - 449, 10);
    expect(result.offer?.yearOne).toBeCloseTo(987.36 * 9.55 - 12 * 449, 8);
  });

  it('loses with the home page’s example as soon as one more person writes, as its caveat says', () => {
    const { people, requests, salary } = exampleInput;
    expect(calculateSavings({ people, requests, salary }, plans).offer?.plan.users).toBe(requests);
    expect(calculateSavings({ people, requests: requests + 1, salary }, plans).offer?.net).toBeLessThan(0);
  });

  it('counts no more hours than the team has', () => {
    expect(calculateSavings({ people: 1, requests: 20_000, salary: 3000 }, plans).needed).toBeCloseTo(1600 / 12, 10);
  });

  it('selects the cheapest plan that covers the users, and returns a loss as a negative net', () => {
    expect(calculateSavings({ people: 2, requests: 100, salary: 3000 }, plans)).toMatchObject({
      offer: { plan: { price: 149 } },
    });
    const small = calculateSavings({ people: 2, requests: 101, salary: 3000 }, plans);
    expect(small.offer?.plan.price).toBe(449);
    expect(small.offer?.net).toBeLessThan(0);
  });

  it('returns no offer above the largest plan', () => {
    expect(calculateSavings({ people: 90, requests: 20_001, salary: 3000 }, plans)).toHaveProperty('offer', undefined);
  });
});

describe('payback and break-even', () => {
  const at = (rate: number, requests = 2400) =>
    calculateSavings({ people: 5, requests, salary: 3300 }, plans, { ...assumptions, rate }).offer;

  // By hand: 3300 * 12 * 1.21 / 1600 = 29.9475; 240 hours; 240 * 29.9475 * 0.85 = 6109.29 for a rate of 1; Enterprise
  // 1499. Rate 0.4: 2443.716 a month. After six months 2443.716 * 3.55 = 8675.19 < 8994; after seven 11118.91 >= 10493.
  it('pays back in the first month in which the cumulated benefit covers the cumulated price, ramp included', () => {
    expect(at(0.4)?.payback).toBe(7);
    // 3665.574 a month: 4215.41 < 4497 after three, 6781.31 >= 5996 after four.
    expect(at(0.6)?.payback).toBe(4);
  });

  it('returns no payback after month 36', () => {
    // 1527.3225 * (36 - 2.45) = 51241.67 < 36 * 1499 = 53964, though every full month ends above zero.
    expect(at(0.25)?.net).toBeGreaterThan(0);
    expect(at(0.25)?.payback).toBeUndefined();
    // 36 * 1499 / (6109.29 * 33.55) = 0.26328…
    expect(at(0.2632)?.payback).toBeUndefined();
    expect(at(0.2633)?.payback).toBe(36);
  });

  it('breaks even at the same rate in every scenario of a plan', () => {
    for (const rate of [0.25, 0.4, 0.6]) expect(at(rate)?.breakEven).toBeCloseTo(1499 / 6109.29, 10);
  });

  it('returns no break-even rate above 80 percent', () => {
    // 101 requests: 10.1 hours, 449 / (10.1 * 29.9475 * 0.85) = 1.746.
    expect(at(0.4, 101)?.breakEven).toBeUndefined();
    // 221 requests need 79.8 percent, 220 need 80.2.
    expect(at(0.4, 221)?.breakEven).toBeCloseTo(449 / (22.1 * 29.9475 * 0.85), 10);
    expect(at(0.4, 220)?.breakEven).toBeUndefined();
  });

  it('pays from the least number of requests that the plan, the team and its boundary allow', () => {
    // By hand: 29.9475 * 0.85 * 6 / 60 * 0.4 = 1.018215 a request; 1499 / 1.018215 = 1472.2, 449 / 1.018215 = 440.97.
    expect(at(0.4)?.breakEvenRequests).toBe(1473);
    expect(at(0.4, 500)?.breakEvenRequests).toBe(441);
    // 149 / 1.018215 = 146.3 is more than Essential covers.
    expect(at(0.4, 80)?.breakEvenRequests).toBeUndefined();
    // One person works off 1333 requests: 133.33 hours at 6 minutes.
    const alone = { people: 1, requests: 2400, salary: 3300 };
    expect(calculateSavings(alone, plans).offer?.breakEvenRequests).toBeUndefined();
    // 449 / 7.64 = 58.8: Professional begins at 101.
    const slow = { ...assumptions, minutes: 30, rate: 0.6 };
    expect(calculateSavings({ people: 5, requests: 500, salary: 3300 }, plans, slow).offer?.breakEvenRequests).toBe(
      101,
    );
  });

  it('agrees with the net: below that number a loss, from it on none', () => {
    for (const [people, salary, rate, perPerson] of [
      [3, 3200, 0.4, 1],
      [20, 2500, 0.25, 3],
      [50, 5000, 0.6, 1.5],
      [2, 30_000, 0.8, 20],
    ] as const)
      for (const requests of [90, 101, 700, 1001, 4000, 20_000]) {
        const given = { ...assumptions, rate, perPerson };
        const savingsAt = (count: number) => calculateSavings({ people, requests: count, salary }, plans, given).offer;
        const { plan, breakEvenRequests: from, net } = savingsAt(requests) ?? {};
        expect((net ?? -1) >= 0, `${requests}`).toBe(from !== undefined && requests >= from);
        if (from === undefined) continue;
        expect(savingsAt(from)).toMatchObject({ plan });
        expect(savingsAt(from)?.net).toBeGreaterThanOrEqual(0);
        const before = savingsAt(from - 1);
        expect(before?.plan !== plan || (before?.net ?? 0) < 0).toBe(true);
      }
  });
});

describe('calculation page', () => {
  it('shows the formula’s figures in three scenarios, losses as negative amounts', () => {
    const { rows, reading } = calculationPageContent();
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['25%', '40%', '60%'],
      ['60', '96', '144'],
      ['€1,527.32', '€2,443.72', '€3,665.57'],
      ['−€1,499.00', '−€1,499.00', '−€1,499.00'],
      ['€28.32', '€944.72', '€2,166.57'],
      ['−€3,402.07', '€5,349.49', '€17,018.23'],
      ['not in 36\u00A0months', 'month 7', 'month 4'],
    ]);
    expect(reading).toContain('24.5%');
  });

  it('shows the net for one request above a plan boundary', () => {
    // By hand: 1001 * 6 / 60 * 0.4 * 29.04 * 0.85 = 988.35, less 1499.
    expect(JSON.stringify(calculationPageContent().limits)).toContain('With 1,001 it’s −€510.65');
    expect(JSON.stringify(calculationPageContent())).not.toMatch(/\{\w+\}/);
  });
});

describe('worked example of the home page', () => {
  it.each([
    [
      'de',
      [
        '29,04\u00A0€',
        '100\u00A0Stunden',
        '40\u00A0Stunden',
        '987,36\u00A0€',
        '−449,00\u00A0€',
        '538,36\u00A0€',
        '4.041,29\u00A0€',
      ],
    ],
    ['en', ['€29.04', '100\u00A0hours', '40\u00A0hours', '€987.36', '−€449.00', '€538.36', '€4,041.29']],
  ] as const)('shows the formula’s figures (%s)', (locale, values) => {
    const { rows, total, yearOne } = workedExample(locale);
    expect([...rows, total, yearOne].map(({ value }) => value)).toEqual(values);
  });

  it.each(['de', 'en'] as const)('fills every token (%s)', (locale) => {
    expect(JSON.stringify(workedExample(locale))).not.toMatch(/\{\w+\}/);
  });
});

describe('the three scenarios of the solution page', () => {
  // By hand: 3100 * 12 * 1.21 / 1600 = 28.1325; 80 hours; 80 * 0.25 * 28.1325 * 0.85 = 478.25, less 449.
  // First year: 478.25 * 9.55 - 12 * 449 = -820.69.
  it.each([
    [
      'de',
      ['29,25\u00A0€', '316,20\u00A0€', '698,81\u00A0€'],
      ['−820,69\u00A0€', '1.919,70\u00A0€', '5.573,55\u00A0€'],
    ],
    ['en', ['€29.25', '€316.20', '€698.81'], ['−€820.69', '€1,919.70', '€5,573.55']],
  ] as const)('show the formula’s figures, the careful one included (%s)', (locale, net, yearOne) => {
    expect(
      scenarioExample(locale)
        .rows.slice(-2)
        .map(({ cells }) => cells),
    ).toEqual([net, yearOne]);
    expect(JSON.stringify(scenarioExample(locale))).not.toMatch(/\{\w+\}/);
  });
});

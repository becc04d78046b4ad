import { describe, expect, it } from 'vitest';
import { locales } from '../../routes/table.ts';
import { extraPrices } from './extraPrices.ts';
import { plansFor } from './plans.ts';
import { pricingQuestionsFor } from './pricingQuestions.ts';

/** The table of spec section 9, with the decisions on it (1,000 users for Professional, Enterprise on request). */
const specified = [
  ['essential', 149, 100, 1, 1, 1, 1, false],
  ['professional', 449, 1000, 1, 1, 3, 1, false],
  ['enterprise', 1499, 20_000, 2, 2, null, null, true],
];

describe.each(locales)('plans in %s', (locale) => {
  const plans = plansFor(locale);

  it('carry the figures of the specification', () => {
    const figures = plans.map((p) => [p.type, p.price, p.users, p.chatbot, p.ai, p.operators, p.channels, p.customApi]);
    expect(figures).toEqual(specified);
  });

  it.each(['price', 'users'] as const)('rise in %s: texts and sums take the last for the largest', (figure) => {
    const falling = plans.filter((plan, index) => plan[figure] <= (plans[index - 1]?.[figure] ?? 0));
    expect(falling.map((plan) => `${plan.title}: ${plan[figure]}`)).toEqual([]);
  });

  it('leave no token unfilled', () => {
    expect(JSON.stringify([plans, pricingQuestionsFor(locale)])).not.toMatch(/[{]\w+[}]/);
  });

  it('never promise unlimited users', () => {
    expect(JSON.stringify(plans)).not.toMatch(/unlimited|unbegrenzt|unbeschränkt/i);
  });
});

it('an extra operator and an extra channel have the specified prices', () => {
  expect(extraPrices()).toEqual({ operator: 9.9, channel: 29 });
});

it('pricing questions contain the payment terms of the specification', () => {
  const answers = JSON.stringify(pricingQuestionsFor('en')).replaceAll('\u00A0', ' ');
  for (const term of ['14 days', 'two weeks', 'six weeks', '€2.50', '€9.90', '€29.00', '1,000', '20,000'])
    expect(answers).toContain(term);
  expect(pricingQuestionsFor('de').map(({ id }) => id)).toEqual(pricingQuestionsFor('en').map(({ id }) => id));
});

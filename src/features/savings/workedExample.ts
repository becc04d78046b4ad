import type { Locale } from '../../routes/table.ts';
import { pricedPlans } from '../../text/content/plans.ts';
import { format, money } from '../../text/format/format.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import { assumptions, calculateSavings, fullMonths, type SavingsInput } from './calculateSavings.ts';

export const exampleInput: SavingsInput = { people: 3, requests: 1000, salary: 3200 };

/** The home page's example, formatted for a language; every figure is computed. */
export function workedExample(locale: Locale) {
  const { home, pricing } = wordsFor(locale);
  const { receipt } = home.savings;
  const { hourly, needed, saved, benefit, offer } = calculateSavings(exampleInput, pricedPlans(locale));
  if (!offer) throw new Error('No plan covers the worked example');
  const { plan, net, yearOne } = offer;
  const euro = (value: number) => format('EUR', value, locale);
  const count = (value: number) => format('count', value, locale);
  const number = (value: number) => format('number', value, locale);
  const hours = (value: number) => fill(receipt.hours, { value: count(value) });
  const given = {
    rate: format('percent', assumptions.rate, locale),
    minutes: count(assumptions.minutes),
    factor: number(assumptions.factor),
    hours: count(assumptions.hoursPerYear),
    residual: number(assumptions.residual),
    perPerson: count(assumptions.perPerson),
    fullMonths: number(fullMonths(assumptions.ramp)),
  };
  return {
    title: receipt.title,
    inputs: fill(receipt.inputs, {
      people: count(exampleInput.people),
      requests: count(exampleInput.requests),
      salary: format('price', exampleInput.salary, locale),
    }),
    rows: [
      { name: receipt.hourly, value: euro(hourly) },
      { name: receipt.needed, value: hours(needed) },
      { name: receipt.saved, value: hours(saved) },
      { name: receipt.benefit, value: euro(benefit) },
      {
        name: fill(receipt.plan, { plan: plan.title }),
        value: money(-plan.price, locale),
        note: pricing.vatNote,
      },
    ],
    total: { name: receipt.net, value: euro(net) },
    yearOne: { name: receipt.yearOne, value: euro(yearOne) },
    formula: home.savings.formula.map((line) => fill(line, given)),
    assumptions: home.savings.assumptions.map((line) => fill(line, given)),
  };
}

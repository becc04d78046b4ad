import type { Locale } from '../../routes/table.ts';
import { pricedPlans } from '../../text/content/plans.ts';
import { format, languageTags, money } from '../../text/format/format.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import {
  assumptions,
  calculateSavings,
  forecastLimits,
  fullMonths,
  type SavingsInput,
  scenarioRates,
} from './calculateSavings.ts';

/** Chosen so that the careful scenario nets almost nothing, as the page states. */
const input: SavingsInput = { people: 3, requests: 800, salary: 3100 };

const scenarios = ['careful', 'realistic', 'ambitious'] as const;

/** Formula, assumptions and the three scenarios side by side, computed and formatted for a language. */
export function scenarioExample(locale: Locale) {
  const { solution, pricing } = wordsFor(locale);
  const { example, formula, assumptions: lines } = solution.savings;
  const euro = (value: number) => format('EUR', value, locale);
  const count = (value: number) => format('count', value, locale);
  const number = (value: number) => format('number', value, locale);
  const percent = (value: number) => format('percent', value, locale);
  const results = scenarios.map((name) => {
    const { saved, benefit, offer } = calculateSavings(input, pricedPlans(locale), {
      ...assumptions,
      rate: scenarioRates[name],
    });
    if (!offer) throw new Error('No plan covers the scenarios');
    return { rate: scenarioRates[name], saved, benefit, ...offer };
  });
  const given = {
    careful: percent(scenarioRates.careful),
    realistic: percent(scenarioRates.realistic),
    ambitious: percent(scenarioRates.ambitious),
    factor: number(assumptions.factor),
    hoursPerYear: count(assumptions.hoursPerYear),
    minutes: count(assumptions.minutes),
    residual: number(assumptions.residual),
    perPerson: count(assumptions.perPerson),
    fullMonths: number(fullMonths(assumptions.ramp)),
    months: forecastLimits.months,
    reachable: percent(forecastLimits.rate),
    ramp: new Intl.ListFormat(languageTags[locale]).format(assumptions.ramp.map(percent)),
  };
  return {
    caption: fill(example.caption, {
      people: count(input.people),
      requests: count(input.requests),
      salary: format('price', input.salary, locale),
    }),
    columns: [example.columns.row, ...scenarios.map((name) => example.columns[name])],
    rows: [
      { title: example.rate, cells: results.map(({ rate }) => percent(rate)) },
      { title: example.hours, cells: results.map(({ saved }) => count(saved)) },
      { title: example.benefit, cells: results.map(({ benefit }) => euro(benefit)) },
      {
        title: fill(example.plan, { plan: results[0]?.plan.title ?? '' }),
        cells: results.map(({ plan }) => money(-plan.price, locale)),
      },
      { title: example.net, cells: results.map(({ net }) => euro(net)) },
      { title: example.yearOne, cells: results.map(({ yearOne }) => money(yearOne, locale)) },
    ],
    vatNote: pricing.vatNote,
    formula: formula.map((line) => fill(line, given)),
    assumptions: lines.map((line) => fill(line, given)),
  };
}

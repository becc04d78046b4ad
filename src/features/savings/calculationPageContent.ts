import { largestPlan, planNames, plansFor } from '../../text/content/plans.ts';
import { roiCalculatorTexts } from '../../text/content/roiCalculatorTexts.ts';
import { format, money } from '../../text/format/format.ts';
import { fill } from '../../text/words/words.ts';
import {
  assumptions,
  calculateSavings,
  forecastLimits,
  fullMonths,
  type SavingsInput,
  scenarioRates,
} from './calculateSavings.ts';
import { exampleInput as workedInput } from './workedExample.ts';

const locale = 'en';

/** Chosen so that the careful month ends just above zero and the careful year below it, as the page states. */
const input: SavingsInput = { people: 5, requests: 2400, salary: 3300 };

/** All content of the calculation page; every figure is computed. */
export function calculationPageContent() {
  const given = { ...planNames(locale), ...assumptionsInWords(), ...boundaryInWords() };
  const { formula, assumptions: assumed, limits } = roiCalculatorTexts();
  return {
    steps: formula.steps.map(({ name, sum, why }) => ({ name, sum: fill(sum, given), why: fill(why, given) })),
    assumptions: assumed.rows.map(({ what, value, why }) => ({ what, value: fill(value, given), why })),
    limits: limits.items.map(({ title, text }) => ({ title, text: fill(text, given) })),
    ...scenarios(),
  };
}

export type CalculationPageContent = ReturnType<typeof calculationPageContent>;

function scenarios() {
  const { caption, columns, rows, month, noPayback, reading } = roiCalculatorTexts().scenarios;
  const names = ['careful', 'realistic', 'ambitious'] as const;
  const results = names.map((name) => ({ rate: scenarioRates[name], ...withOffer(input, scenarioRates[name]) }));
  const [careful] = results;
  const payback = (given: number | undefined) =>
    given === undefined ? fill(noPayback, { months: forecastLimits.months }) : fill(month, { month: given });
  return {
    caption: fill(caption, {
      people: count(input.people),
      requests: count(input.requests),
      salary: format('price', input.salary, locale),
    }),
    columns: [columns.row, ...names.map((name) => columns[name])],
    rows: [
      { title: rows.rate, cells: results.map(({ rate }) => percent(rate)) },
      { title: rows.saved, cells: results.map(({ saved }) => count(saved)) },
      { title: rows.benefit, cells: results.map(({ benefit }) => euro(benefit)) },
      {
        title: fill(rows.plan, { plan: careful?.plan.title ?? '' }),
        cells: results.map(({ plan }) => euro(-plan.price)),
      },
      { title: rows.net, cells: results.map(({ net }) => euro(net)) },
      { title: rows.yearOne, cells: results.map(({ yearOne }) => euro(yearOne)) },
      { title: rows.payback, cells: results.map((result) => payback(result.payback)) },
    ],
    reading: fill(reading, {
      carefulNet: euro(careful?.net ?? 0),
      breakEven: format('share', careful?.breakEven ?? 0, locale),
    }),
  };
}

function assumptionsInWords() {
  return {
    careful: percent(scenarioRates.careful),
    realistic: percent(scenarioRates.realistic),
    ambitious: percent(scenarioRates.ambitious),
    minutes: count(assumptions.minutes),
    factor: number(assumptions.factor),
    perPerson: count(assumptions.perPerson),
    hoursPerYear: count(assumptions.hoursPerYear),
    residual: number(assumptions.residual),
    ramp: new Intl.ListFormat('en-GB').format(assumptions.ramp.map(percent)),
    fullMonths: number(fullMonths(assumptions.ramp)),
    months: forecastLimits.months,
    reachable: percent(forecastLimits.rate),
    mostUsers: count(largestPlan(locale).users),
  };
}

/** The worked example at the last request that its plan covers, and at one more. */
function boundaryInWords() {
  const { plan } = withOffer(workedInput, assumptions.rate);
  const full = withOffer({ ...workedInput, requests: plan.users }, assumptions.rate);
  const over = withOffer({ ...workedInput, requests: plan.users + 1 }, assumptions.rate);
  return {
    fullAt: count(plan.users),
    netAtFull: euro(full.net),
    overAt: count(plan.users + 1),
    netOver: euro(over.net),
    nextPrice: format('price', over.plan.price, locale),
  };
}

function withOffer(given: SavingsInput, rate: number) {
  const { offer, ...result } = calculateSavings(given, plansFor(locale), { ...assumptions, rate });
  if (!offer) throw new Error('No plan covers the examples of the calculation');
  return { ...result, ...offer };
}

const count = (value: number) => format('count', value, locale);
const number = (value: number) => format('number', value, locale);
const percent = (value: number) => format('percent', value, locale);

const euro = (value: number) => money(value, locale);

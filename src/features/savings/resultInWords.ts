/** A calculation as formatted text, for mails and the PDF: every figure in the format of a language. */

import type { Locale } from '../../routes/table.ts';
import { format, money } from '../../text/format/format.ts';
import type { Words } from '../../text/words/de.ts';
import { fill } from '../../text/words/fill.ts';
import { forecastLimits, type PlanPrice } from './calculateSavings.ts';
import { type CalculatorInput, calculateScenarios, defaultAssumptions, type Scenario } from './calculateScenarios.ts';
import type { InputName } from './inputRanges.ts';

/** Words, locale and plans for a calculation. Passed in, so the browser gets no other words. */
export type CalculationContext = {
  locale: Locale;
  words: { labels: Record<InputName, string>; result: Words['roi']['result'] };
  /** Cheapest first. */
  plans: readonly PlanPrice[];
};

export type ResultLine = { label: string; value: string };

/** One figure for each scenario; `main` marks the most important line. */
export type ScenarioLine = { label: string; cells: string[]; main?: boolean };

/** The visitor's figures, and the assumptions with a mark on changed ones. */
export function inputInWords(
  input: CalculatorInput,
  { locale, words: { labels, result } }: Omit<CalculationContext, 'plans'>,
) {
  const entered = (value: number) => format('entered', value, locale);
  const assumed = (name: keyof typeof defaultAssumptions, value: string): ResultLine => ({
    label: labels[name],
    value: input[name] === defaultAssumptions[name] ? value : `${value} (${result.own})`,
  });
  return {
    figures: [
      { label: labels.team, value: entered(input.team) },
      { label: labels.requests, value: entered(input.requests) },
      { label: labels.salary, value: format('price', input.salary, locale) },
    ] satisfies ResultLine[],
    assumptions: [
      assumed('rate', format('enteredShare', input.rate / 100, locale)),
      assumed('minutes', entered(input.minutes)),
      assumed('factor', entered(input.factor)),
      assumed('perperson', entered(input.perperson)),
    ],
  };
}

/** The three scenarios side by side, and their common figures. */
export function resultInWords(input: CalculatorInput, { locale, words: { result }, plans }: CalculationContext) {
  const { scenarios, plan, users, breakEven, breakEvenRequests, hourly, needed } = calculateScenarios(input, plans);
  const cells = (one: (scenario: Scenario) => string) => scenarios.map(one);
  const offered = (one: (offer: Offer) => string) => cells(({ offer }) => (offer ? one(offer) : result.onRequest));
  const lines = {
    saved: { label: result.saved, cells: cells(({ saved }) => format('count', saved, locale)) },
    benefit: { label: result.benefit, cells: cells(({ benefit }) => money(benefit, locale)) },
    net: { label: result.net, cells: offered(({ net }) => money(net, locale)), main: true },
    yearOne: { label: result.yearOne, cells: offered(({ yearOne }) => money(yearOne, locale)) },
    payback: { label: result.payback, cells: offered(({ payback }) => paybackInWords(payback, result)) },
  } satisfies Record<string, ScenarioLine>;
  return {
    names: scenarios.map(({ name }) => result.scenarios[name === 'realistic' ? realisticOf(input) : name]),
    shares: cells(({ rate }) => format('enteredShare', rate, locale)),
    /** Title of the plan; undefined if the price is on request. */
    plan: plan?.title,
    /** The same in all three. */
    price: {
      label: plan ? fill(result.price, { plan: plan.title }) : result.priceOnRequest,
      value: plan ? money(plan.price, locale) : result.onRequest,
    },
    lines,
    rows: Object.values<ScenarioLine>(lines),
    common: [
      { label: result.users, value: format('count', users, locale) },
      {
        label: result.breakEven,
        value: !plan
          ? result.onRequest
          : breakEven === undefined
            ? result.notReachable
            : format('share', breakEven, locale),
      },
    ] satisfies ResultLine[],
    /** A sentence; undefined if the price is on request. */
    fromRequests:
      plan &&
      (breakEvenRequests === undefined
        ? fill(result.requestsNotReachable, { plan: plan.title })
        : fill(result.fromRequests, { plan: plan.title, count: format('count', breakEvenRequests, locale) })),
    onRequest: plan === undefined,
    hourly: money(hourly, locale),
    needed: format('entered', needed, locale),
  };
}

type Offer = NonNullable<Scenario['offer']>;
type ResultWords = Words['roi']['result'];

const realisticOf = ({ rate }: CalculatorInput) => (rate === defaultAssumptions.rate ? 'realistic' : 'own');

const paybackInWords = (month: number | undefined, words: ResultWords): string =>
  month === undefined ? fill(words.noPayback, { months: forecastLimits.months }) : fill(words.month, { month });

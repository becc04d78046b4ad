/** A calculation as people read it, in mails and on the sheet: every figure written out in a language. */
import { format, money } from '../formats/format.ts';
import type { Locale } from '../routes/table.ts';
import { fill, wordsFor } from '../words/words.ts';
import { calculate, defaults, type Input, inputIn, type Scenario } from './calculation.ts';
import { horizon } from './savings.ts';

export type Line = { label: string; value: string };

/** The fields that a visitor filled in, and which assumptions they changed. */
export function inputInWords(fields: Readonly<Record<string, string>>, locale: Locale) {
  const { labels, result } = wordsFor(locale).roi;
  const input = inputIn(fields);
  const entered = (value: number) => format('entered', value, locale);
  const assumed = (name: keyof typeof defaults, value: string): Line => ({
    label: labels[name],
    value: input[name] === defaults[name] ? value : `${value} (${result.own})`,
  });
  return {
    figures: [
      { label: labels.team, value: entered(input.team) },
      { label: labels.requests, value: entered(input.requests) },
      { label: labels.salary, value: format('price', input.salary, locale) },
    ] satisfies Line[],
    assumptions: [
      assumed('rate', format('enteredShare', input.rate / 100, locale)),
      assumed('minutes', entered(input.minutes)),
      assumed('factor', entered(input.factor)),
      assumed('perperson', entered(input.perperson)),
    ],
  };
}

/** The three scenarios beside each other, and what they have in common. */
export function resultInWords(fields: Readonly<Record<string, string>>, locale: Locale) {
  const { result } = wordsFor(locale).roi;
  const input = inputIn(fields);
  const { scenarios, plan, users, breakEven, hourly, needed } = calculate(input);
  const cells = (one: (scenario: Scenario) => string) => scenarios.map(one);
  const offered = (one: (offer: Offer) => string) => cells(({ offer }) => (offer ? one(offer) : result.onRequest));
  return {
    names: scenarios.map(({ name }) => result.scenarios[name === 'realistic' ? realisticOf(input) : name]),
    shares: cells(({ rate }) => format('enteredShare', rate, locale)),
    /** The same in all three. */
    price: {
      label: plan ? fill(result.price, { plan: plan.title }) : result.priceOnRequest,
      value: plan ? money(plan.price, locale) : result.onRequest,
    },
    rows: [
      { label: result.saved, cells: cells(({ saved }) => format('count', saved, locale)) },
      { label: result.benefit, cells: cells(({ benefit }) => money(benefit, locale)) },
      { label: result.net, cells: offered(({ net }) => money(net, locale)), main: true },
      { label: result.yearOne, cells: offered(({ yearOne }) => money(yearOne, locale)) },
      { label: result.payback, cells: offered(({ payback }) => paybackInWords(payback, result)) },
    ],
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
    ] satisfies Line[],
    onRequest: plan === undefined,
    hourly: money(hourly, locale),
    needed: format('entered', needed, locale),
  };
}

type Offer = NonNullable<Scenario['offer']>;
type ResultWords = ReturnType<typeof wordsFor>['roi']['result'];

const realisticOf = ({ rate }: Input) => (rate === defaults.rate ? 'realistic' : 'own');

const paybackInWords = (month: number | undefined, words: ResultWords): string =>
  month === undefined ? fill(words.noPayback, { months: horizon.months }) : fill(words.month, { month });

/** A visitor's calculation: the input, and the result in three scenarios. Also runs in the browser. */
import { type InputName, inputNames } from './ranges.ts';
import { assumptions, type PlanPrice, savings, scenarioRates } from './savings.ts';

export type Input = Record<InputName, number>;

const scenarioNames = ['careful', 'realistic', 'ambitious'] as const;

/** Default assumptions, in the units of the form. */
export const defaults = {
  rate: assumptions.rate * 100,
  minutes: assumptions.minutes,
  factor: assumptions.factor,
  perperson: assumptions.perPerson,
} as const satisfies Partial<Input>;

/** Parses the input from the stored fields of the form `roi`. */
export const inputIn = (fields: Readonly<Record<string, string>>): Input =>
  Object.fromEntries(inputNames.map((name) => [name, Number(fields[name])])) as Input;

type Calculation = ReturnType<typeof calculate>;
export type Scenario = Calculation['scenarios'][number];

/** Calculates the three scenarios; the visitor's rate is the realistic one. */
export function calculate(input: Input, plans: readonly PlanPrice[]) {
  const { team, requests, salary, rate, minutes, factor, perperson } = input;
  const rates = { ...scenarioRates, realistic: rate / 100 };
  const given = { ...assumptions, minutes, factor, perPerson: perperson };
  const at = (share: number) => savings({ people: team, requests, salary }, plans, { ...given, rate: share });
  const { hourly, needed, users, offer } = at(rates.realistic);
  return {
    ...{ hourly, needed, users },
    plan: offer?.plan,
    breakEven: offer?.breakEven,
    scenarios: scenarioNames.map((name) => ({ name, rate: rates[name], ...at(rates[name]) })),
  };
}

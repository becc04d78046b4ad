/** A visitor's calculation: the input, and the result in three scenarios. Also runs in the browser. */

import { assumptions, calculateSavings, type PlanPrice, scenarioRates } from './calculateSavings.ts';
import { type InputName, inputNames } from './inputRanges.ts';

export type CalculatorInput = Record<InputName, number>;

const scenarioNames = ['careful', 'realistic', 'ambitious'] as const;

/** Default assumptions, in the units of the form. */
export const defaultAssumptions = {
  rate: assumptions.rate * 100,
  minutes: assumptions.minutes,
  factor: assumptions.factor,
  perperson: assumptions.perPerson,
} as const satisfies Partial<CalculatorInput>;

/** Parses the input from the stored fields of the form `roi`. */
export const parseStoredInput = (fields: Readonly<Record<string, string>>): CalculatorInput =>
  Object.fromEntries(inputNames.map((name) => [name, Number(fields[name])])) as CalculatorInput;

type Calculation = ReturnType<typeof calculateScenarios>;
export type Scenario = Calculation['scenarios'][number];

/** Calculates the three scenarios; the visitor's rate is the realistic one. */
export function calculateScenarios(input: CalculatorInput, plans: readonly PlanPrice[]) {
  const { team, requests, salary, rate, minutes, factor, perperson } = input;
  const rates = { ...scenarioRates, realistic: rate / 100 };
  const given = { ...assumptions, minutes, factor, perPerson: perperson };
  const at = (share: number) => calculateSavings({ people: team, requests, salary }, plans, { ...given, rate: share });
  const { hourly, needed, users, offer } = at(rates.realistic);
  return {
    ...{ hourly, needed, users },
    plan: offer?.plan,
    breakEven: offer?.breakEven,
    breakEvenRequests: offer?.breakEvenRequests,
    scenarios: scenarioNames.map((name) => ({ name, rate: rates[name], ...at(rates[name]) })),
  };
}

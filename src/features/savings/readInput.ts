/** Parses the fields of the calculator, with the number formats of both languages. */
import { type CalculatorInput, defaultAssumptions } from './calculateScenarios.ts';
import { type InputName, type InputRange, inputNames, inputRanges } from './inputRanges.ts';

/** Kind of mistake per field, the key of its error message. */
export type InputErrorKinds = Partial<Record<InputName, 'required' | 'number'>>;

export type InputErrorTexts = Partial<Record<InputName, string>>;

/** The input, or the mistakes by field. Empty assumptions get their default. */
export function readInput(fields: Readonly<Partial<Record<InputName, string>>>): {
  input?: CalculatorInput;
  mistakes: InputErrorKinds;
} {
  const mistakes: InputErrorKinds = {};
  const input: Partial<CalculatorInput> = {};
  for (const name of inputNames) {
    const amount = readAmount(fields[name] ?? '', inputRanges[name]) || defaultAmount(name);
    if (amount === '') mistakes[name] = 'required';
    else if (!isWithin(amount, inputRanges[name])) mistakes[name] = 'number';
    else input[name] = Number(amount);
  }
  return isWhole(input) ? { input, mistakes } : { mistakes };
}

/**
 * Without decimals "3.200", "3,200 €" and "3199,80" are 3200; with decimals "1,21" and "1.21" are 1.21. Otherwise
 * "NaN".
 */
export function readAmount(value: string, { decimals, round = Math.round }: InputRange): string {
  const bare = value.replace(/[\s'’]|[€%]\s*$/g, '');
  if (bare === '') return '';
  if (decimals > 0) return /^\d+([.,]\d{1,2})?$/.test(bare) ? String(Number(bare.replace(',', '.'))) : notANumber;
  const [, whole = bare, fraction = ''] = /^(.+)[.,](\d{1,2})$/.exec(bare) ?? [];
  return /^\d+$|^\d{1,3}(\.\d{3})+$|^\d{1,3}(,\d{3})+$/.test(whole)
    ? String(round(Number(`${whole.replace(/[.,]/g, '')}.${fraction}`)))
    : notANumber;
}

export const isWithin = (amount: string, { least, most }: InputRange): boolean =>
  Number(amount) >= least && Number(amount) <= most;

const defaultAmount = (name: InputName): string =>
  name in defaultAssumptions ? String(defaultAssumptions[name as keyof typeof defaultAssumptions]) : '';

const isWhole = (input: Partial<CalculatorInput>): input is CalculatorInput =>
  inputNames.every((name) => input[name] !== undefined);

/** Outside of every range. */
const notANumber = 'NaN';

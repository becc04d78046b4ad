/** Parses the fields of the calculator, with the number formats of both languages. */
import { defaults, type Input } from './calculation.ts';
import { type InputName, inputNames, type Range, ranges } from './ranges.ts';

/** Kind of mistake per field, the key of its error message. */
export type Mistakes = Partial<Record<InputName, 'required' | 'number'>>;

/** The input, or the mistakes by field. Empty assumptions get their default. */
export function readInput(fields: Readonly<Partial<Record<InputName, string>>>): { input?: Input; mistakes: Mistakes } {
  const mistakes: Mistakes = {};
  const input: Partial<Input> = {};
  for (const name of inputNames) {
    const amount = readAmount(fields[name] ?? '', ranges[name].decimals) || ours(name);
    if (amount === '') mistakes[name] = 'required';
    else if (!isWithin(amount, ranges[name])) mistakes[name] = 'number';
    else input[name] = Number(amount);
  }
  return isWhole(input) ? { input, mistakes } : { mistakes };
}

/**
 * Without decimals "3.200", "3,200 €" and "3200,00" are 3200; with decimals "1,21" and "1.21" are 1.21. Otherwise
 * "NaN".
 */
export function readAmount(value: string, decimals: number): string {
  const bare = value.replace(/[\s'’]|[€%]\s*$/g, '');
  if (bare === '') return '';
  if (decimals > 0) return /^\d+([.,]\d{1,2})?$/.test(bare) ? String(Number(bare.replace(',', '.'))) : notANumber;
  const whole = bare.replace(/[.,]0{1,2}$/, '');
  return /^\d+$|^\d{1,3}(\.\d{3})+$|^\d{1,3}(,\d{3})+$/.test(whole)
    ? String(Number(whole.replace(/[.,]/g, '')))
    : notANumber;
}

export const isWithin = (amount: string, { least, most }: Range): boolean =>
  Number(amount) >= least && Number(amount) <= most;

const ours = (name: InputName): string => (name in defaults ? String(defaults[name as keyof typeof defaults]) : '');

const isWhole = (input: Partial<Input>): input is Input => inputNames.every((name) => input[name] !== undefined);

/** Outside of every range. */
const notANumber = 'NaN';

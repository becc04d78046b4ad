/** What stands in the fields of the calculator, read as people of either language write numbers. */
import { defaults, type Input } from './calculation.ts';
import { type InputName, inputNames, type Range, ranges } from './ranges.ts';

/** The kind of mistake: by it the sentence at the field is found. */
export type Mistakes = Partial<Record<InputName, 'required' | 'number'>>;

/** The input, or what is wrong with which fields. An assumption that is left empty is ours. */
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

/** "3.200", "3,200 €" and "3200,00" are 3200 where no decimals are asked; "1,21" and "1.21" are 1.21 where they are. */
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

/** In no range. */
const notANumber = 'NaN';

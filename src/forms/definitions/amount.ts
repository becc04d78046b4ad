import type { InputRange } from '../../features/savings/inputRanges.ts';
import { isWithin, readAmount } from '../../features/savings/readInput.ts';
import { rawValue } from './fields.ts';

/**
 * A number in German or English notation, with or without its unit, stored in machine notation. `otherwise` is the
 * default for an empty field.
 */
export const amount = (range: InputRange, otherwise = '') =>
  rawValue()
    .map((value) => readAmount(value, range) || otherwise)
    .check('number', (value) => value === '' || isWithin(value, range));

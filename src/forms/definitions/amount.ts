import type { Range } from '../../features/savings/ranges.ts';
import { isWithin, readAmount } from '../../features/savings/readInput.ts';
import { posted } from './fields.ts';

/**
 * A number in German or English notation, with or without its unit, stored in machine notation. `otherwise` is the
 * default for an empty field.
 */
export const amount = (range: Range, otherwise = '') =>
  posted()
    .map((value) => readAmount(value, range.decimals) || otherwise)
    .check('number', (value) => value === '' || isWithin(value, range));

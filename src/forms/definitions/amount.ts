import type { Range } from '../../features/savings/ranges.ts';
import { isWithin, readAmount } from '../../features/savings/readInput.ts';
import { posted } from './fields.ts';

/**
 * A number as people write it in either language, with its unit or without; stored as programs write it. `otherwise` is
 * taken where nothing was entered.
 */
export const amount = (range: Range, otherwise = '') =>
  posted()
    .map((value) => readAmount(value, range.decimals) || otherwise)
    .check('number', (value) => value === '' || isWithin(value, range));

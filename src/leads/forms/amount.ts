import { z } from 'zod';
import type { Range } from '../../savings/ranges.ts';
import { isWithin, readAmount } from '../../savings/readInput.ts';

/**
 * A number as people write it in either language, with its unit or without; stored as programs write it. `otherwise` is
 * taken where nothing was entered.
 */
export const amount = (range: Range, otherwise = '') =>
  z
    .string()
    .default('')
    .transform((value) => readAmount(value, range.decimals) || otherwise)
    .refine((value) => value === '' || isWithin(value, range), { error: 'number' });

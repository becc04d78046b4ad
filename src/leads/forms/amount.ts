import { z } from 'zod';
import type { Range } from '../../savings/ranges.ts';

/**
 * A number as people write it in either language, with its unit or without; stored as programs write it. `otherwise` is
 * taken where nothing was entered.
 */
export const amount = ({ least, most, decimals }: Range, otherwise = '') =>
  z
    .string()
    .default('')
    .transform((value) => plain(value, decimals) || otherwise)
    .refine((value) => value === '' || (Number(value) >= least && Number(value) <= most), { error: 'number' });

/** "3.200", "3,200 €" and "3200,00" are 3200 where no decimals are asked; "1,21" and "1.21" are 1.21 where they are. */
function plain(value: string, decimals: number): string {
  const bare = value.replace(/[\s'’]|[€%]\s*$/g, '');
  if (bare === '') return '';
  if (decimals > 0) return /^\d+([.,]\d{1,2})?$/.test(bare) ? String(Number(bare.replace(',', '.'))) : notANumber;
  const whole = bare.replace(/[.,]0{1,2}$/, '');
  return /^\d+$|^\d{1,3}(\.\d{3})+$|^\d{1,3}(,\d{3})+$/.test(whole)
    ? String(Number(whole.replace(/[.,]/g, '')))
    : notANumber;
}

/** In no range. */
const notANumber = 'NaN';

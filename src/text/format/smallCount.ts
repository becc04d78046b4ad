import type { Locale } from '../../routes/table.ts';
import { format } from './format.ts';

const englishWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count in a sentence: English spells numbers up to ten, German copy uses figures for periods. */
export const smallCount = (value: number, locale: Locale): string =>
  (locale === 'en' ? englishWords[value] : undefined) ?? format('count', value, locale);

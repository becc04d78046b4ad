import type { Locale } from '../../routes/table.ts';
import { languageTags } from './format.ts';

/** Formats a day (`2026-11-20`) in a language: „20. November 2026“, ‘20 November 2026’. */
export const longDate = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

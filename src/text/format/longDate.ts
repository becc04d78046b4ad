import type { Locale } from '../../routes/table.ts';
import { languageTags } from './format.ts';

/** Formats a day (`2026-11-20`) in a language: „20. November 2026“, ‘20 November 2026’. */
export const longDate = (day: string, locale: Locale): string => formatters[locale].format(new Date(day));

const formatterOf = (locale: Locale) =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' });
const formatters = { de: formatterOf('de'), en: formatterOf('en') } satisfies Record<Locale, Intl.DateTimeFormat>;

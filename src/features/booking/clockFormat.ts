import type { Locale } from '../../routes/table.ts';

/** Times of day as the copy of each language writes them: „09:00“, “9 am”, “9.30 am”. */
export const clockFormat = {
  de: { hour: '2-digit', minute: '2-digit' },
  en: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
} as const satisfies Record<Locale, Intl.DateTimeFormatOptions>;

/** The last days for a notice, as tokens: „17. Februar“ for the end of March, of June. */
import type { Locale } from '../../routes/table.ts';
import { longDate } from '../format/longDate.ts';
import { billing } from './billing.ts';

export const noticeDays = (locale: Locale) => ({
  noticeBeforeMarch: dayBefore('2027-03-31', locale),
  noticeBeforeJune: dayBefore('2027-06-30', locale),
});

const dayTime = 24 * 60 * 60 * 1_000;

function dayBefore(end: string, locale: Locale): string {
  const last = new Date(Date.parse(end) - billing().noticeWeeks * 7 * dayTime).toISOString().slice(0, 10);
  return longDate(last, locale)
    .replace(/\s\d{4}$/, '')
    .replace(' ', '\u00A0');
}

/** The last days for a notice, as tokens: „17. Februar“ for the end of March, of June. */
import type { Locale } from '../../routes/table.ts';
import { longDate } from '../format/longDate.ts';
import { billing } from './billing.ts';

export function noticeDays(locale: Locale) {
  const { noticeWeeks } = billing();
  const latest = latestDays[locale];
  if (latest?.noticeWeeks === noticeWeeks) return latest.days;
  const days = {
    noticeBeforeMarch: dayBefore('2027-03-31', noticeWeeks, locale),
    noticeBeforeJune: dayBefore('2027-06-30', noticeWeeks, locale),
  };
  latestDays[locale] = { noticeWeeks, days };
  return days;
}

/** Every answer of the bot reads them, and dates take long to format. */
const latestDays: Partial<
  Record<Locale, { noticeWeeks: number; days: { noticeBeforeMarch: string; noticeBeforeJune: string } }>
> = {};

const dayTime = 24 * 60 * 60 * 1_000;

function dayBefore(end: string, noticeWeeks: number, locale: Locale): string {
  const last = new Date(Date.parse(end) - noticeWeeks * 7 * dayTime).toISOString().slice(0, 10);
  return longDate(last, locale)
    .replace(/\s\d{4}$/, '')
    .replace(' ', '\u00A0');
}

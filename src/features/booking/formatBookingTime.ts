/** Booked times as text: in the visitor's time zone, with Berlin time added if the offsets differ. */
import type { Locale } from '../../routes/table.ts';
import type { Words } from '../../text/words/de.ts';
import { fill } from '../../text/words/words.ts';
import { bookingRules } from './bookingRules.ts';
import { clockFormat } from './clockFormat.ts';
import { shortenClock } from './shortenClock.ts';
import { endOf } from './slots.ts';
import { dateIn, offsetAt } from './time.ts';

type TimeWords = Pick<Words['booking'], 'time' | 'zones'>;

export const languageTags = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Locale, string>;

/** „Dienstag, 24. November 2026, 04:00 bis 04:30 Uhr (New York), in Berlin 10:00 bis 10:30 Uhr“. */
export function formatBookingTime(slot: string, { locale, zone }: LocaleAndZone, words: TimeWords): string {
  const [own, there] = [
    formatLocalTime(slot, { locale, zone }, words),
    formatBerlinTime(slot, { locale, zone }, words),
  ];
  return there ? `${own}, ${there}` : own;
}

/** „in Berlin 10:00 bis 10:30 Uhr“; empty if the reader's offset equals Berlin's. */
export function formatBerlinTime(slot: string, { locale, zone }: LocaleAndZone, words: TimeWords): string {
  if (!differsFromBerlin(slot, zone)) return '';
  const sameDay = dateIn(zone, Date.parse(slot)) === dateIn(bookingRules.zone, Date.parse(slot));
  const there = spanIn(slot, bookingRules.zone, locale, words, sameDay ? 'clocks' : 'full');
  return fill(words.time.there, { time: there });
}

/** „Dienstag, 24. November 2026, 04:00 bis 04:30 Uhr (New York)“. */
export const formatLocalTime = (slot: string, { locale, zone }: LocaleAndZone, words: TimeWords): string =>
  fill(words.time.here, { time: spanIn(slot, zone, locale, words), place: cityOfZone(zone, words) });

export type LocaleAndZone = { locale: Locale; zone: string };

/** „Di., 24. November, 10:00 Uhr“, in the reader's zone. */
export const formatShortTime = (slot: string, { locale, zone }: LocaleAndZone, words: TimeWords): string =>
  fill(words.time.list, { day: formatDay(slot, zone, locale, 'short'), from: formatClockTime(slot, zone, locale) });

/** Whether the zone's offset differs from Berlin's at that time. */
export const differsFromBerlin = (slot: string, zone: string): boolean =>
  offsetAt(Date.parse(slot), zone) !== offsetAt(Date.parse(slot), bookingRules.zone);

/** The city of a zone: from the words, else from the zone's name. */
export function cityOfZone(zone: string, { zones }: Pick<TimeWords, 'zones'>): string {
  const known: string | undefined = (zones as Record<string, string>)[zone]?.split(',')[0];
  return known ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

export const formatClockTime = (slot: string, zone: string, locale: Locale): string =>
  shortenClock(
    new Date(slot).toLocaleTimeString(languageTags[locale], { timeZone: zone, ...clockFormat[locale] }),
  ).replace(' ', '\u00A0');

export const formatDay = (slot: string, zone: string, locale: Locale, weekday: 'long' | 'short'): string =>
  new Date(slot).toLocaleDateString(languageTags[locale], {
    ...{ timeZone: zone, weekday, day: 'numeric', month: 'long' },
    ...(weekday === 'long' && { year: 'numeric' }),
  });

function spanIn(
  slot: string,
  zone: string,
  locale: Locale,
  { time }: TimeWords,
  pattern: 'full' | 'clocks' = 'full',
): string {
  return fill(time[pattern], {
    // Day and month stay on one line.
    day: formatDay(slot, zone, locale, 'long').replace(/(\d\.?) /, '$1\u00A0'),
    from: formatClockTime(slot, zone, locale),
    to: formatClockTime(endOf(bookingRules, slot), zone, locale),
  });
}

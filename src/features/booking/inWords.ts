/** Booked times as text: in the visitor's time zone, with Berlin time added if the offsets differ. */
import type { Locale } from '../../routes/table.ts';
import type { Words } from '../../text/words/de.ts';
import { fill } from '../../text/words/words.ts';
import { rules } from './rules.ts';
import { endOf } from './slots.ts';
import { dateIn, offsetAt } from './time.ts';

type TimeWords = Pick<Words['booking'], 'time' | 'zones'>;

export const languageTags = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Locale, string>;

/** „Dienstag, 24. November 2026, 04:00 bis 04:30 Uhr (New York), in Berlin 10:00 bis 10:30 Uhr“. */
export function timeInWords(slot: string, { locale, zone }: Reader, words: TimeWords): string {
  const [own, there] = [ownTime(slot, { locale, zone }, words), timeInBerlin(slot, { locale, zone }, words)];
  return there ? `${own}, ${there}` : own;
}

/** „in Berlin 10:00 bis 10:30 Uhr“; empty if the reader's offset equals Berlin's. */
export function timeInBerlin(slot: string, { locale, zone }: Reader, words: TimeWords): string {
  if (!differs(slot, zone)) return '';
  const sameDay = dateIn(zone, Date.parse(slot)) === dateIn(rules.zone, Date.parse(slot));
  const there = spanIn(slot, rules.zone, locale, words, sameDay ? 'clocks' : 'full');
  return fill(words.time.there, { time: there });
}

/** „Dienstag, 24. November 2026, 04:00 bis 04:30 Uhr (New York)“. */
export const ownTime = (slot: string, { locale, zone }: Reader, words: TimeWords): string =>
  fill(words.time.here, { time: spanIn(slot, zone, locale, words), place: placeIn(zone, words) });

export type Reader = { locale: Locale; zone: string };

/** „Di., 24. November, 10:00 Uhr“, in the reader's zone. */
export const shortTime = (slot: string, { locale, zone }: Reader, words: TimeWords): string =>
  fill(words.time.list, { day: dayIn(slot, zone, locale, 'short'), from: clockIn(slot, zone, locale) });

/** Whether the zone's offset differs from Berlin's at that time. */
export const differs = (slot: string, zone: string): boolean =>
  offsetAt(Date.parse(slot), zone) !== offsetAt(Date.parse(slot), rules.zone);

/** The city of a zone: from the words, else from the zone's name. */
export function placeIn(zone: string, { zones }: Pick<TimeWords, 'zones'>): string {
  const known: string | undefined = (zones as Record<string, string>)[zone]?.split(',')[0];
  return known ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

export const clockIn = (slot: string, zone: string, locale: Locale): string =>
  new Date(slot).toLocaleTimeString(languageTags[locale], { timeZone: zone, hour: '2-digit', minute: '2-digit' });

export const dayIn = (slot: string, zone: string, locale: Locale, weekday: 'long' | 'short'): string =>
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
    day: dayIn(slot, zone, locale, 'long'),
    from: clockIn(slot, zone, locale),
    to: clockIn(endOf(rules, slot), zone, locale),
  });
}

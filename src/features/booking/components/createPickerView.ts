/** The picker's view of the free slots: one day in the visitor's time zone, and the month around it. */

import type { Locale } from '../../../routes/table.ts';
import type { Words } from '../../../text/words/de.ts';
import { fill } from '../../../text/words/words.ts';
import { bookingRules } from '../bookingRules.ts';
import type { BookingService } from '../bookingService.ts';
import { clockFormat } from '../clockFormat.ts';
import {
  cityOfZone,
  differsFromBerlin,
  formatBerlinTime,
  formatClockTime,
  formatDay,
  formatLocalTime,
  languageTags,
} from '../formatBookingTime.ts';
import { addDays, canonicalZone, dateIn, isDate, mondayOf, startOfDay } from '../time.ts';

type PickerOptions = {
  /** Undefined while the server starts: then no slot is free. */
  service: Pick<BookingService, 'freeSlots'> | undefined;
  locale: Locale;
  words: Words['booking'];
  /** URL of the page, to which the day and zone parameters are added. */
  action: string;
  /** From the query or a posted form; untrusted. */
  zone?: string | null | undefined;
  from?: string | null | undefined;
  chosen?: string | undefined;
  /** Query parameters that links to other days must keep. */
  carried?: Readonly<Record<string, string>>;
};

export type PickerView = {
  action: string;
  carried: Readonly<Record<string, string>>;
  zone: string;
  /** Its cities. */
  zoneName: string;
  /** The shown day. */
  from: string;
  zones: { value: string; label: string }[];
  /** Name of the shown day. */
  day: string;
  times: { value: string; time: string; berlin: string }[];
  chosen: string;
  earlier: string | null;
  later: string | null;
  empty: string | null;
  month: MonthView;
  clock: Intl.DateTimeFormatOptions;
};

export type MonthView = {
  label: string;
  earlier: string | null;
  later: string | null;
  weekdays: { short: string; long: string }[];
  weeks: { date: string; number: string; label: string; href: string | null; shown: boolean }[][];
};

export async function createPickerView(options: PickerOptions): Promise<PickerView> {
  const { service, locale, words, action, chosen = '', carried = {} } = options;
  const zone = canonicalZone(options.zone ?? '') ?? bookingRules.zone;
  const free = (await service?.freeSlots()) ?? [];
  const slotsOf = Map.groupBy(free, (slot) => dateIn(zone, Date.parse(slot)));
  const dates = [...slotsOf.keys()];
  const [first = dateIn(zone, Date.now())] = dates;
  const last = dates.at(-1) ?? first;

  const start = firstKnown([dayOf(chosen, free, zone), options.from, first]);
  const from = dates.find((date) => date >= start) ?? last;
  const position = dates.indexOf(from);
  const hrefOf = (date: string) => `${action}?${new URLSearchParams({ ...carried, from: date, tz: zone })}#slot`;
  const zones = zonesWith(zone, words);
  const linkTo = (date: string | undefined) => (date === undefined ? null : hrefOf(date));

  return {
    action,
    carried,
    zone,
    from,
    zones,
    zoneName: zones.find(({ value }) => value === zone)?.label ?? zone,
    day: bindDay(formatDay(noonOf(from, zone), zone, locale, 'long')),
    times: (slotsOf.get(from) ?? []).map((slot) => timeOf(slot, zone, locale, words)),
    chosen: free.includes(chosen) ? chosen : '',
    earlier: linkTo(position > 0 ? dates[position - 1] : undefined),
    later: linkTo(dates[position + 1]),
    clock: clockFormat[locale],
    empty: free.length === 0 ? words.picker.noneAtAll : null,
    month: monthAround(from, {
      ...{ first, last, zone, locale, words, hrefOf, day: from },
      countOf: (date) => slotsOf.get(date)?.length ?? 0,
    }),
  };
}

/** A slot as the picker and its script show it. */
const timeOf = (slot: string, zone: string, locale: Locale, { picker }: Words['booking']) => ({
  value: slot,
  time: formatClockTime(slot, zone, locale),
  berlin: differsFromBerlin(slot, zone)
    ? fill(picker.besideBerlin, { time: formatClockTime(slot, bookingRules.zone, locale) })
    : '',
});

type Month = {
  first: string;
  last: string;
  /** The shown day. */
  day: string;
  zone: string;
  locale: Locale;
  words: Words['booking'];
  hrefOf: (date: string) => string;
  countOf: (date: string) => number;
};

function monthAround(date: string, month: Month): MonthView {
  const { first, last, day: shownDay, zone, locale, words, hrefOf, countOf } = month;
  const start = `${date.slice(0, 7)}-01`;
  const next = `${addDays(start, 31).slice(0, 7)}-01`;
  const before = addDays(start, -1);
  const monday = mondayOf(start);
  const numberOfWeeks = Math.ceil((Date.parse(next) - Date.parse(monday)) / (7 * 86_400_000));
  const nameOf = (day: string, weekday: 'short' | 'long') =>
    new Date(day).toLocaleDateString(languageTags[locale], { timeZone: 'UTC', weekday });
  const cell = (day: string) => {
    const count = countOf(day);
    const { dayFree, dayFreeOne, dayNone } = words.picker;
    const label = formatDay(noonOf(day, zone), zone, locale, 'long');
    return {
      date: day,
      number: day.startsWith(start.slice(0, 7)) ? String(Number(day.slice(8))) : '',
      label: fill(count === 0 ? dayNone : count === 1 ? dayFreeOne : dayFree, { day: label, count }),
      href: count > 0 ? hrefOf(day) : null,
      shown: day === shownDay,
    };
  };
  return {
    label: new Date(start).toLocaleDateString(languageTags[locale], {
      timeZone: 'UTC',
      month: 'long',
      year: 'numeric',
    }),
    earlier: before >= first ? hrefOf(before > first ? `${before.slice(0, 7)}-01` : first) : null,
    later: next <= last ? hrefOf(next) : null,
    weekdays: Array.from({ length: 7 }, (_, day) => addDays(monday, day)).map((day) => ({
      short: nameOf(day, 'short'),
      long: nameOf(day, 'long'),
    })),
    weeks: Array.from({ length: numberOfWeeks }, (_, row) =>
      Array.from({ length: 7 }, (_, day) => cell(addDays(monday, row * 7 + day))),
    ),
  };
}

const zonesWith = (zone: string, { zones }: Words['booking']) => {
  const known = Object.entries(zones).map(([value, label]) => ({ value, label }));
  return zone in zones ? known : [{ value: zone, label: cityOfZone(zone, { zones }) }, ...known];
};

/** A time of day at which every zone has the same date. */
const noonOf = (date: string, zone: string): string => new Date(startOfDay(date, zone) + 12 * 3_600_000).toISOString();

const dayOf = (slot: string, free: readonly string[], zone: string): string | undefined =>
  free.includes(slot) ? dateIn(zone, Date.parse(slot)) : undefined;

const firstKnown = (dates: readonly (string | null | undefined)[]): string =>
  dates.find((date): date is string => typeof date === 'string' && isDate(date)) ??
  dateIn(bookingRules.zone, Date.now());

/** Day and month stay on one line, as in slot-picker-render.client.ts. */
const bindDay = (text: string): string => text.replace(/(\d\.?) /, '$1\u00A0');

/** A booked time for the booking page and the thank-you page. */
export function bookedTime(slot: string, zone: string, locale: Locale, words: Words['booking']) {
  const reader = { locale, zone };
  return { own: bindDay(formatLocalTime(slot, reader, words)), berlin: bindDay(formatBerlinTime(slot, reader, words)) };
}

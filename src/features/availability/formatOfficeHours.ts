/** Office hours of sales as text, from the booking rules. Static, so the page is correct without JavaScript. */

import type { Locale } from '../../routes/table.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import { type BookingRules, bookingRules } from '../booking/bookingRules.ts';
import { cityOfZone, languageTags } from '../booking/formatBookingTime.ts';
import { dateIn } from '../booking/time.ts';

export type OfficeHours = {
  /** „Montag bis Donnerstag“ and „9 bis 12 und 13 bis 17 Uhr“. */
  lines: readonly { days: string; times: string }[];
  /** The time zone, and the dates on which the hours do not apply. */
  note: string;
};

export function formatOfficeHours(locale: Locale, rules: BookingRules = bookingRules, now = Date.now()): OfficeHours {
  const { availability: words, booking } = wordsFor(locale);
  const list = new Intl.ListFormat(languageTags[locale]);
  const inWords = (run: readonly number[]): string[] => {
    const names = run.map((weekday) => weekdayName(weekday, locale));
    return names.length > 2 ? [fill(words.days, { from: names.at(0) ?? '', to: names.at(-1) ?? '' })] : names;
  };
  const byTimes = Map.groupBy([1, 2, 3, 4, 5, 6, 7], (weekday) =>
    list.format(
      spansOn(weekday, rules).map((span) =>
        fill(words.span, { from: clock[locale](span.from), to: clock[locale](span.to) }),
      ),
    ),
  );
  byTimes.delete('');
  const dates = withoutRepeatedMonth(closedDates(rules, now).map((date) => dateInWords(date, locale)));
  return {
    lines: [...byTimes].map(([spans, weekdays]) => ({
      days: list.format(runsOf(weekdays).flatMap(inWords)),
      times: fill(words.times, { spans }),
    })),
    note: fill(dates.length > 0 ? words.noteWithDates : words.note, {
      place: cityOfZone(rules.zone, booking),
      state: words.states[rules.state],
      dates: list.format(dates),
    }),
  };
}

/** The hours in one sentence. */
export const formatOfficeHoursLine = ({ lines, note }: OfficeHours): string =>
  `${lines.map(({ days, times }) => `${days} ${times}`).join('; ')}. ${note}`;

/** „9“ or „9:30“, “9 am”, “9.30 am” or “12 noon”, as in the rest of the copy. */
const clock = {
  de: (time) => time.replace(/^0/, '').replace(':00', ''),
  en: (time) => {
    if (time === '12:00') return '12\u00A0noon';
    const [hour = '', minutes] = time.split(':');
    const shown = minutes === '00' ? '' : `.${minutes}`;
    return `${Number(hour) % 12 || 12}${shown}\u00A0${Number(hour) < 12 ? 'am' : 'pm'}`;
  },
} satisfies Record<Locale, (time: string) => string>;

const spansOn = (weekday: number, { hours }: BookingRules) =>
  hours
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .toSorted((one, other) => one.from.localeCompare(other.from));

/** Groups consecutive weekdays. */
function runsOf(weekdays: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const weekday of weekdays) {
    const run = runs.at(-1);
    if (run?.at(-1) === weekday - 1) run.push(weekday);
    else runs.push([weekday]);
  }
  return runs;
}

/** Closed days: yearly ones (MM-DD), and single future ones (YYYY-MM-DD). */
const closedDates = ({ closedEveryYear, closedOnce, zone }: BookingRules, now: number): string[] => [
  ...closedEveryYear,
  ...closedOnce.filter((date) => date >= dateIn(zone, now)),
];

/** 1 January 2024 was a Monday. */
const weekdayName = (weekday: number, locale: Locale): string =>
  new Date(Date.UTC(2024, 0, weekday)).toLocaleDateString(languageTags[locale], { weekday: 'long', timeZone: 'UTC' });

const dateInWords = (date: string, locale: Locale): string =>
  new Date(date.length > 5 ? date : `2024-${date}`).toLocaleDateString(languageTags[locale], {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(date.length > 5 && { year: 'numeric' }),
  });

/** „24. und 31. Dezember“: a date is only its day if the next one has the same month and year. */
const withoutRepeatedMonth = (dates: readonly string[]): string[] =>
  dates.map((date, index) => {
    const [day = date, ...month] = date.split(' ');
    return dates[index + 1]?.endsWith(` ${month.join(' ')}`) ? day : date;
  });

/**
 * Slots offered by the rules. Pure: existing bookings are ignored. A slot is named by its start, an ISO time in UTC.
 */
import { getHolidays } from 'feiertagejs';
import type { BookingRules } from './bookingRules.ts';
import { addDays, dateIn, instantOf, startOfDay, weekdayOf } from './time.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Epoch milliseconds; `from` is inclusive, `to` exclusive. */
export type Span = { from: number; to: number };

/** Starts of the slots offered within a span, in order. */
export function offeredSlots(rules: BookingRules, now: number, span: Span = everything): string[] {
  const open = bookable(rules, now);
  const from = Math.max(span.from, open.from);
  const to = Math.min(span.to, open.to);
  const slots: string[] = [];
  for (let date = dateIn(rules.zone, from); from < to && startOfDay(date, rules.zone) < to; date = addDays(date, 1)) {
    for (const start of startsOn(date, rules)) if (start >= from && start < to) slots.push(nameOf(start));
  }
  return slots;
}

export function isOffered(rules: BookingRules, now: number, slot: string): boolean {
  const from = Date.parse(slot);
  return !Number.isNaN(from) && offeredSlots(rules, now, { from, to: from + 1 }).includes(slot);
}

/** The span in which slots can be booked. */
function bookable({ zone, leadHours, horizonDays }: BookingRules, now: number): Span {
  return {
    from: now + leadHours * hour,
    to: startOfDay(addDays(dateIn(zone, now), horizonDays + 1), zone),
  };
}

/** End of the demo that begins at `slot`. */
export const endOf = (rules: BookingRules, slot: string): string => nameOf(Date.parse(slot) + rules.minutes * minute);

/** All starts of a day by the rules, as instants. Times skipped by a clock change are omitted. */
function startsOn(date: string, rules: BookingRules): number[] {
  if (isClosed(date, rules)) return [];
  return rules.hours
    .filter(({ weekdays }) => weekdays.includes(weekdayOf(date)))
    .flatMap(({ from, to }) => startTimes(minutesOf(from), minutesOf(to), rules))
    .map((time) => instantOf(date, time, rules.zone))
    .filter((start) => start !== null)
    .sort((one, other) => one - other);
}

function isClosed(date: string, { state, closedEveryYear, closedOnce }: BookingRules): boolean {
  return (
    closedOnce.includes(date) ||
    closedEveryYear.includes(date.slice(5)) ||
    holidaysOf(date.slice(0, 4), state).has(date)
  );
}

/** Cached per state and year: computing holidays for every day took 90 % of the response time of a page with slots. */
const holidays = new Map<string, ReadonlySet<string>>();

function holidaysOf(year: string, state: BookingRules['state']): ReadonlySet<string> {
  const key = `${state} ${year}`;
  const known = holidays.get(key);
  if (known) return known;
  if (holidays.size >= 8) holidays.clear();
  const dates = new Set(getHolidays(Number(year), state).map(({ dateString }) => dateString));
  holidays.set(key, dates);
  return dates;
}

function startTimes(from: number, to: number, { minutes, pauseMinutes }: BookingRules): string[] {
  const times: string[] = [];
  for (let start = from; start + minutes <= to; start += minutes + pauseMinutes) times.push(timeOf(start));
  return times;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const nameOf = (instant: number): string => new Date(instant).toISOString();

const everything: Span = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

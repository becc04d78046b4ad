/**
 * Wall-clock times of a zone and the instants they stand for, by Intl alone
 * (docs/decisions/0170-slots-from-rules.md says why not by a Temporal polyfill). Dates are `YYYY-MM-DD`.
 */

const minute = 60_000;
const day = 24 * 60 * minute;

const clocks = new Map<string, Intl.DateTimeFormat>();
/** Visitors name the zone, there are 600, and each clock takes some 45 kB. */
const mostClocks = 24;

/** The zone's name as Intl writes it; undefined for what is no IANA zone (offsets are none: they know no summer). */
export function zoneNamed(text: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z\d_+-]*(\/[A-Za-z\d_+-]+){0,2}$/.test(text) || text.length > 64) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The first instant at which the zone's clocks show that time; null when they skip it (start of summer time). */
export function instantOf(date: string, time: string, zone: string): number | null {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // Offsets of the day before and of the day after: at most one change lies between them.
  const candidates = [wall - day, wall + day].map((around) => wall - offsetAt(around, zone));
  const shown = candidates.filter((instant) => instant + offsetAt(instant, zone) === wall);
  return shown.length > 0 ? Math.min(...shown) : null;
}

/** When a day begins in a zone. Some zones change their clocks at midnight: their day begins at one. */
export const startOf = (date: string, zone: string): number =>
  instantOf(date, '00:00', zone) ?? Date.parse(`${date}T00:00:00Z`) - offsetAt(Date.parse(date) - day, zone);

export const dateIn = (zone: string, instant: number): string =>
  new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** ISO: Monday is 1. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7;

export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** Is it a day of the calendar, written like 2026-11-30? */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, zone: string): number {
  const whole = instant - (((instant % minute) + minute) % minute);
  const shown: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(whole)) shown[type] = Number(value);
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = shown;
  return Date.UTC(year, month - 1, date, hour, minutes) - whole;
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  if (clocks.size >= mostClocks) clocks.clear();
  clocks.set(zone, clock);
  return clock;
}

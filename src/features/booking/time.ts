/**
 * Converts between wall-clock times of a zone and instants with Intl alone
 * (docs/decisions/0170-demo-slots-are-computed-from-rules.md says why no Temporal polyfill is used). Dates are
 * `YYYY-MM-DD`.
 */

const minute = 60_000;
const day = 24 * 60 * minute;

const clocks = new Map<string, Intl.DateTimeFormat>();
/** Cache limit: visitors choose the zone, there are 600, and each formatter takes about 45 kB. */
const mostClocks = 24;

/**
 * The zone's canonical name; undefined if it is not an IANA zone. UTC offsets are rejected: they have no daylight
 * saving time.
 */
export function canonicalZone(text: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z\d_+-]*(\/[A-Za-z\d_+-]+){0,2}$/.test(text) || text.length > 64) return undefined;
  try {
    return Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The first instant with that wall-clock time; null if it is skipped (start of daylight saving time). */
export function instantOf(date: string, time: string, zone: string): number | null {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // Offsets of the day before and the day after: at most one clock change lies between them.
  const candidates = [wall - day, wall + day].map((around) => wall - offsetAt(around, zone));
  const shown = candidates.filter((instant) => instant + offsetAt(instant, zone) === wall);
  return shown.length > 0 ? Math.min(...shown) : null;
}

/** Start of a day in a zone. In zones that change their clocks at midnight the day begins at 01:00. */
export const startOfDay = (date: string, zone: string): number =>
  instantOf(date, '00:00', zone) ?? Date.parse(`${date}T00:00:00Z`) - offsetAt(Date.parse(date) - day, zone);

export const dateIn = (zone: string, instant: number): string =>
  new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** ISO: Monday is 1. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7;

export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** Whether the text is a valid calendar date, formatted like 2026-11-30. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** The zone's UTC offset at an instant, in milliseconds. */
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
  const clock = Intl.DateTimeFormat('en-US', {
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

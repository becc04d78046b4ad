/** The day and hour that a message names for a demo: "next Tuesday at 10", "am 3. Dezember", "tomorrow morning". */
import { addDays, dateIn, mondayOf, weekdayOf } from './time.ts';

const weekdays: readonly RegExp[] = [
  /\b(?:monday|montags?)\b/,
  /\b(?:tuesday|dienstags?)\b/,
  /\b(?:wednesday|mittwochs?)\b/,
  /\b(?:thursday|donnerstags?)\b/,
  /\b(?:friday|freitags?)\b/,
  /\b(?:saturday|samstags?|sonnabends?)\b/,
  /\b(?:sunday|sonntags?)\b/,
];
const month = '(jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]*';
const date = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${month}\\b|\\b${month} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`,
);
const starts = ['jan', 'feb', 'mar', 'apr', 'ma', 'jun', 'jul', 'aug', 'sep', 'o', 'nov', 'de'];
const ahead: readonly (readonly [RegExp, number])[] = [
  [/\b(?:day after tomorrow|ubermorgen)\b/, 2],
  [/\b(?:tomorrow|morgen)\b/, 1],
  [/\b(?:today|heute)\b/, 0],
];
const nextWeek = /\b(?:next week|(?:nachste|kommende)[rn]? woche)\b/;
const weekAfter =
  /\b(?:the week after(?: next)?|ubernachste[rn]? woche|(?:eine )?woche (?:drauf|darauf|danach|spater))\b/;
const clock = /\b(?:at|around|about|um|gegen|ab) (\d{1,2})\b|\b(\d{1,2}) (?:uhr|am|pm|o clock)\b/;
const morning = /\b(?:mornings?|vormittags?|fruh|before (?:noon|lunch))\b/;
const afternoon = /\b(?:afternoons?|nachmittags?|after lunch)\b/;
/** An earlier hour is in the afternoon: "at 2". */
const earliest = 7;
const noon = 12;

/** `plain`: folded, without punctuation. Undefined if it names neither a day nor a time of day. */
export function readWishedTime(plain: string, now: Date, zone: string) {
  const today = dateIn(zone, now.getTime());
  const hourOf = (slot: string) => Number(new Date(slot).toLocaleTimeString('en-GB', { timeZone: zone }).slice(0, 2));
  const isDay = dayIn(plain, today);
  const found = Number(clock.exec(plain)?.slice(1).find(Boolean) ?? Number.NaN);
  const hour = found < earliest ? found + noon : found;
  const isPart = morning.test(plain) ? hourIsBefore(noon) : afternoon.test(plain) ? hourIsFrom(noon) : undefined;
  if (!isDay && !isPart && Number.isNaN(hour)) return undefined;
  return {
    /** The slots of that day and part of the day, those nearest to the hour first. */
    select(slots: readonly string[]): string[] {
      const fitting = slots.filter(
        (slot) => (isDay?.(dateIn(zone, Date.parse(slot))) ?? true) && (isPart?.(hourOf(slot)) ?? true),
      );
      const distance = (slot: string) => (Number.isNaN(hour) ? 0 : Math.abs(hourOf(slot) - hour));
      return fitting.toSorted((one, other) => distance(one) - distance(other));
    },
  };
}

const hourIsBefore = (limit: number) => (hour: number) => hour < limit;
const hourIsFrom = (limit: number) => (hour: number) => hour >= limit;

function dayIn(plain: string, today: string): ((date: string) => boolean) | undefined {
  const [, day, name, otherName, otherDay] = date.exec(plain) ?? [];
  const start = name ?? otherName;
  if (start) {
    const at = /^ma[iy]/.test(start) ? 5 : starts.findIndex((one) => start.startsWith(one)) + 1;
    const wanted = `-${String(at).padStart(2, '0')}-${(day ?? otherDay ?? '').padStart(2, '0')}`;
    return (one) => one.endsWith(wanted);
  }
  const monday = addDays(mondayOf(today), 7);
  const weekday = weekdays.findIndex((pattern) => pattern.test(plain)) + 1;
  if (weekday > 0) {
    const days = (weekday - weekdayOf(today) + 7) % 7 || 7;
    if (weekAfter.test(plain)) return (one) => one === addDays(monday, 6 + weekday);
    const wanted = nextWeek.test(plain) ? addDays(monday, weekday - 1) : addDays(today, days);
    return (one) => one === wanted;
  }
  const days = ahead.find(([pattern]) => pattern.test(plain))?.[1];
  if (days !== undefined) return (one) => one === addDays(today, days);
  return nextWeek.test(plain) ? (one) => one >= monday && one < addDays(monday, 7) : undefined;
}

import { describe, expect, it, test } from 'vitest';
import { locales } from '../../routes/table.ts';
import { wordsFor } from '../../text/words/words.ts';
import { type BookingRules, bookingRules } from './bookingRules.ts';
import { isOffered, offeredSlots } from './slots.ts';
import { addDays, canonicalZone, dateIn, instantOf, isDate, startOfDay } from './time.ts';

/** No restrictions except those that a test sets. */
const open: BookingRules = { ...bookingRules, leadHours: 0, horizonDays: 400, closedEveryYear: [], closedOnce: [] };
const at = (text: string) => Date.parse(text);
const onDay = (date: string, by: BookingRules = open, now = at(`${addDays(date, -20)}T10:00:00Z`)) =>
  offeredSlots(by, now, { from: startOfDay(date, by.zone), to: startOfDay(addDays(date, 1), by.zone) });

describe('Slots', () => {
  test('follow the hours, demo length and pause of the rules, in Berlin’s winter time', () => {
    expect(onDay('2026-11-24')).toEqual(
      ['08:00', '09:00', '10:00', '12:00', '13:00', '14:00', '15:00'].map((time) => `2026-11-24T${time}:00.000Z`),
    );
  });

  test.each([
    // The Friday before, the Monday after: the clock changes on the Sunday between.
    ['2026-03-27', '2026-03-27T08:00:00.000Z'],
    ['2026-03-30', '2026-03-30T07:00:00.000Z'],
    ['2026-10-23', '2026-10-23T07:00:00.000Z'],
    ['2026-10-26', '2026-10-26T08:00:00.000Z'],
  ])('begin at 09:00 Berlin time on %s, before and after clock changes', (date, first) => {
    expect(onDay(date)[0]).toBe(first);
  });

  test.each([
    // Forward: 02:00 and 02:30 are skipped.
    ['2026-03-29', ['00:30', '01:00', '01:30']],
    // Back: 02:00 and 02:30 occur twice; the first occurrence counts.
    ['2026-10-25', ['23:30', '00:00', '00:30', '02:00', '02:30']],
  ])('are unique and exist in the night of the clock change %s', (date, expected) => {
    const night = { ...open, hours: [{ weekdays: [7], from: '01:30', to: '04:00' }], minutes: 30, pauseMinutes: 0 };
    expect(onDay(date, night).map((slot) => slot.slice(11, 16))).toEqual(expected);
  });

  test.each([
    ['New Year', '2027-01-01', 'BE'],
    ['Good Friday', '2027-03-26', 'BE'],
    ['Easter Monday', '2027-03-29', 'BE'],
    ['Ascension Day', '2027-05-06', 'BE'],
    ['Whit Monday', '2027-05-17', 'BE'],
    ['Women’s Day in Berlin', '2027-03-08', 'BE'],
    ['Epiphany in Bavaria', '2027-01-06', 'BY'],
    ['Corpus Christi in North Rhine-Westphalia', '2027-05-27', 'NW'],
    ['Reformation Day in Lower Saxony', '2028-10-31', 'NI'],
    ['the Day of Repentance in Saxony', '2026-11-18', 'SN'],
    ['Christmas', '2028-12-25', 'BE'],
    ['Boxing Day', '2028-12-26', 'BE'],
  ] as const)('are not offered on %s (%s, %s)', (_, date, state) => {
    expect(onDay(date, { ...open, state })).toEqual([]);
  });

  test.each([
    ['2027-03-08', 'BY'],
    ['2027-01-06', 'BE'],
    ['2027-05-27', 'BE'],
    ['2026-11-18', 'BE'],
    ['2028-10-31', 'BY'],
  ] as const)('are offered on %s, which is no holiday in %s', (date, state) => {
    expect(onDay(date, { ...open, state })).not.toEqual([]);
  });

  test('are not offered on 24 and 31 December, on single closed days, and at weekends', () => {
    const closed = { ...open, closedEveryYear: bookingRules.closedEveryYear, closedOnce: ['2026-12-22'] };
    for (const date of ['2026-12-24', '2026-12-31', '2026-12-22', '2026-12-19', '2026-12-20']) {
      expect(onDay(date, closed), date).toEqual([]);
    }
    for (const date of ['2026-12-24', '2026-12-31', '2026-12-22']) expect(onDay(date), date).not.toEqual([]);
    expect(onDay('2026-12-23', closed)).not.toEqual([]);
    expect(onDay('2026-12-30', closed)).not.toEqual([]);
  });

  it('can be booked until the minimum notice, not later', () => {
    const slot = '2026-11-24T09:00:00.000Z';
    const by = { ...bookingRules, leadHours: 24 };
    expect(isOffered(by, at('2026-11-23T09:00:00.000Z'), slot)).toBe(true);
    expect(isOffered(by, at('2026-11-23T09:00:00.001Z'), slot)).toBe(false);
  });

  it('reach to the end of the last day of the horizon', () => {
    const by = { ...open, horizonDays: 7 };
    const slots = offeredSlots(by, at('2026-11-20T13:00:00Z'));
    expect(slots.at(-1)).toBe('2026-11-27T13:00:00.000Z');
    expect(slots[0]).toBe('2026-11-20T13:00:00.000Z');
  });

  it.each(locales)('are as long as the agenda on the page in %s', (locale) => {
    const { parts } = wordsFor(locale).booking.halfHour;
    expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(bookingRules.minutes);
  });

  it('include no time outside the rules', () => {
    const now = at('2026-11-20T13:00:00Z');
    for (const slot of ['2026-11-24T09:30:00.000Z', '2026-11-22T09:00:00.000Z', '2099-01-05T09:00:00.000Z', 'x']) {
      expect(isOffered(bookingRules, now, slot), slot).toBe(false);
    }
  });
});

describe('Time zones', () => {
  test('are IANA names in any letter case; other names are rejected', () => {
    expect(canonicalZone('europe/berlin')).toBe('Europe/Berlin');
    expect(canonicalZone('America/Argentina/Buenos_Aires')).toBeDefined();
    for (const text of ['', '+01:00', 'Europe/Nowhere', '../etc/passwd', 'x'.repeat(65), 'Europe/Berlin\n']) {
      expect(canonicalZone(text), text).toBeUndefined();
    }
  });

  test.each([
    ['2026-11-24', '10:00', 'Asia/Kolkata', '2026-11-24T04:30:00.000Z'],
    ['2026-11-24', '10:00', 'America/New_York', '2026-11-24T15:00:00.000Z'],
    ['2026-11-24', '10:00', 'Pacific/Kiritimati', '2026-11-23T20:00:00.000Z'],
    ['2026-03-08', '02:30', 'America/New_York', null],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, expected) => {
    const instant = instantOf(date, time, zone);
    expect(instant === null ? null : new Date(instant).toISOString()).toBe(expected);
  });

  test('a day begins at 01:00 where the clocks change at midnight', () => {
    expect(new Date(startOfDay('2026-09-06', 'America/Santiago')).toISOString()).toBe('2026-09-06T04:00:00.000Z');
    expect(dateIn('America/Santiago', at('2026-09-06T04:00:00Z'))).toBe('2026-09-06');
  });

  test('only valid calendar dates are accepted', () => {
    expect(['2026-02-28', '2028-02-29'].every(isDate)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '', '2026-02-28T00:00'].some(isDate)).toBe(false);
  });
});

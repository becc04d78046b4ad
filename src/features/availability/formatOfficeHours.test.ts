import { expect, test } from 'vitest';
import { bookingRules } from '../booking/bookingRules.ts';
import { formatOfficeHours, formatOfficeHoursLine } from './formatOfficeHours.ts';

/** Non-breaking spaces are typography, not under test. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('formats the hours of the booking rules in both languages', () => {
  expect(plain(formatOfficeHoursLine(formatOfficeHours('de')))).toBe(
    'Montag bis Donnerstag 9 bis 12 und 13 bis 17 Uhr; Freitag 9 bis 12 und 13 bis 15 Uhr. Ortszeit Berlin. An gesetzlichen Feiertagen (Berlin) und am 24. und 31. Dezember ist niemand da.',
  );
  expect(plain(formatOfficeHoursLine(formatOfficeHours('en')))).toBe(
    'Monday to Thursday 9 am to 12 noon and 1 pm to 5 pm; Friday 9 am to 12 noon and 1 pm to 3 pm. Berlin time; closed on public holidays in Berlin and on 24 and 31 December.',
  );
});

test('formats single days, another zone and state, and future closed days', () => {
  const other = {
    ...bookingRules,
    zone: 'Europe/London',
    state: 'BY',
    hours: [
      { weekdays: [6, 1, 2, 4], from: '14:00', to: '16:00' },
      { weekdays: [6, 1, 2, 4], from: '08:30', to: '12:00' },
    ],
    closedEveryYear: [],
    closedOnce: ['2026-01-02', '2026-12-28'],
  } satisfies typeof bookingRules;
  const now = Date.parse('2026-11-23T12:00:00Z');
  const { lines, note } = formatOfficeHours('de', other, now);
  expect(lines.map(({ days, times }) => plain(`${days}: ${times}`))).toEqual([
    'Montag, Dienstag, Donnerstag und Samstag: 8:30 bis 12 und 14 bis 16 Uhr',
  ]);
  expect(formatOfficeHours('en', other, now).lines.map(({ days, times }) => plain(`${days}: ${times}`))).toEqual([
    'Monday, Tuesday, Thursday and Saturday: 8.30 am to 12 noon and 2 pm to 4 pm',
  ]);
  expect(note).toBe('Ortszeit London. An gesetzlichen Feiertagen (Bayern) und am 28. Dezember 2026 ist niemand da.');
  expect(formatOfficeHours('en', { ...other, closedOnce: [] }, now).note).toBe(
    'London time; closed on public holidays in Bavaria.',
  );
});

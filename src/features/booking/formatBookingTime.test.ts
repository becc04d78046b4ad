import { expect, test } from 'vitest';
import { wordsFor } from '../../text/words/words.ts';
import { formatBookingTime } from './formatBookingTime.ts';

test.each([
  ['de', 'Dienstag, 24. November 2026, 14:30 bis 15:00 Uhr (Delhi), in Berlin 10:00 bis 10:30 Uhr'],
  ['en', 'Tuesday, 24 November 2026, 2.30 pm to 3 pm (Delhi), 10 am to 10.30 am in Berlin'],
] as const)('a booked time follows the copy’s way of writing times in %s', (locale, expected) => {
  const reader = { locale, zone: 'Asia/Kolkata' };
  const shown = formatBookingTime('2026-11-24T09:00:00.000Z', reader, wordsFor(locale).booking);
  expect(shown.replaceAll('\u00A0', ' ')).toBe(expected);
});

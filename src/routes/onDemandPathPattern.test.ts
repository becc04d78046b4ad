import { expect, test } from 'vitest';
import { onDemandPathPattern } from './onDemandPathPattern.ts';

test('a link with a token is never prefetched, in either language', () => {
  const token = 'x'.repeat(32);
  const onBooking = new RegExp(onDemandPathPattern('en', `/termin/${token}`));
  for (const path of [`/termin/${token}`, `/en/booking/${token}`, `/en/booking/${token}.ics`, '/en/booking']) {
    expect([path, onBooking.test(path)]).toEqual([path, true]);
  }
  const onConfirmation = new RegExp(onDemandPathPattern('de', `/en/newsletter/confirm?t=${token}`));
  expect(onConfirmation.test('/en/newsletter/confirm')).toBe(true);
  expect(onConfirmation.test('/preise')).toBe(false);
});

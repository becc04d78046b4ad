import { expect, test } from 'vitest';
import { readWishedTime } from './readWishedTime.ts';

/** A Friday. */
const now = new Date('2026-11-27T22:00:00Z');
const slots = [
  '2026-11-30T08:00:00.000Z',
  '2026-11-30T14:00:00.000Z',
  '2026-12-01T08:00:00.000Z',
  '2026-12-01T10:00:00.000Z',
  '2026-12-03T13:00:00.000Z',
  '2026-12-08T09:00:00.000Z',
];

test.each<[string, string[]]>([
  ['ginge es nachsten dienstag um 10', ['2026-12-01T08:00:00.000Z', '2026-12-01T10:00:00.000Z']],
  ['on tuesday at 11', ['2026-12-01T10:00:00.000Z', '2026-12-01T08:00:00.000Z']],
  ['am 3 dezember', ['2026-12-03T13:00:00.000Z']],
  ['december 8th', ['2026-12-08T09:00:00.000Z']],
  ['one morning next week', ['2026-11-30T08:00:00.000Z', '2026-12-01T08:00:00.000Z', '2026-12-01T10:00:00.000Z']],
  ['montag nachmittag', ['2026-11-30T14:00:00.000Z']],
  ['saturday', []],
  ['tuesday the week after', ['2026-12-08T09:00:00.000Z']],
  ['around 3', ['2026-11-30T14:00:00.000Z', '2026-12-03T13:00:00.000Z']],
])('%s', (plain, found) => {
  const selected = readWishedTime(plain, now, 'Europe/Berlin')?.select(slots);
  expect(selected?.slice(0, Math.max(found.length, 0) || undefined)).toEqual(found);
});

test('no time is named', () => {
  expect(readWishedTime('what does the demo cost', now, 'Europe/Berlin')).toBeUndefined();
});

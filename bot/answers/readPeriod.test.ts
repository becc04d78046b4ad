import { expect, test } from 'vitest';
import { readPeriod } from './readPeriod.ts';

test.each([
  ['and a year?', 12],
  ['and two years?', 24],
  ['fur 18 monate zusammen', 18],
  ['das halbe jahr', 6],
  ['was macht das im quartal', 3],
  ['und vier monate', 4],
])('reads the period in "%s"', (plain, months) => {
  expect(readPeriod(plain)).toBe(months);
});

test.each([
  'what is the notice of two months',
  'kundige ich 3 monate vorher',
  'within two months',
  'next year',
  'seit zwei jahren kunde',
  'and for 1 5 years',
  'und fur ein jahr und drei monate',
  'we re opening in 3 months what would it cost',
  'do we pay every 3 months',
  'wir eroffnen in 3 monaten was kostet das',
  'we want to start in six months and need somebody who helps us with it',
])('reads no period in "%s"', (plain) => {
  expect(readPeriod(plain)).toBeUndefined();
});

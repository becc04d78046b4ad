import { expect, test } from 'vitest';
import { withDigits } from './numberWords.ts';

test.each([
  ['eighteen hundred users', '1800 users'],
  ['two hundred and fifty people', '250 people'],
  ['twenty-five of us', '25 of us'],
  ['a dozen agents', '12 agents'],
  ['half a dozen agents', '6 agents'],
  ['ten thousand customers, five agents', '10000 customers, 5 agents'],
  ['two, three', '2, 3'],
  ['5 thousand users', '5 thousand users'],
  ['one operator', 'one operator'],
  ['fünfzehn Leute, zwölftausend Anfragen', '15 Leute, 12000 Anfragen'],
  ['tausendzweihundert im Monat', '1200 im Monat'],
  ['zweiundzwanzig Bearbeiter, wir sind zu zwölft', '22 Bearbeiter, wir sind zu 12'],
  ['Hunderte und der Elfmeter', 'Hunderte und der Elfmeter'],
])('writes the numbers of “%s” in digits', (text, digits) => {
  expect(withDigits(text)).toBe(digits);
});

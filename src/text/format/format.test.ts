import { expect, it } from 'vitest';
import { format, money } from './format.ts';
import { smallCount } from './smallCount.ts';

it.each([
  ['USD', 1234.5, '1.234,50\u00A0$', 'US$1,234.50'],
  ['EUR', 149, '149,00\u00A0€', '€149.00'],
  ['THB', 1234.5, '1.234,50\u00A0฿', 'THB\u00A01,234.50'],
  ['number', 1234567.891, '1.234.567,89', '1,234,567.89'],
  ['number', 5, '5,00', '5.00'],
  ['count', 20_000, '20.000', '20,000'],
  ['price', 149, '149\u00A0€', '€149'],
  ['price', 1499, '1.499\u00A0€', '€1,499'],
  ['price', 9.9, '9,90\u00A0€', '€9.90'],
  ['price', -149.5, '-149,50\u00A0€', '-€149.50'],
  ['percent', 0.67, '67\u00A0%', '67%'],
  ['share', 0.2454, '24,5\u00A0%', '24.5%'],
  ['enteredShare', 0.375, '37,5\u00A0%', '37.5%'],
  ['entered', 1.21, '1,21', '1.21'],
  ['entered', 6, '6', '6'],
] as const)('formats %s %d in German and British English', (name, value, german, british) => {
  expect(format(name, value, 'de')).toBe(german);
  expect(format(name, value, 'en')).toBe(british);
});

it('rounds half away from zero, to cents', () => {
  expect(format('EUR', 0.125, 'en')).toBe('€0.13');
  expect(format('EUR', -0.125, 'en')).toBe('-€0.13');
  // A floating-point error below the exact value, as sums of binary fractions produce.
  expect(format('EUR', 8.505 - 0.0000000000000018, 'en')).toBe('€8.51');
});

it('formats a negative amount with U+2212 and zero without a sign', () => {
  expect(money(-449, 'de')).toBe('\u2212449,00\u00A0€');
  expect(money(-1499.005, 'en')).toBe('\u2212€1,499.01');
  expect(money(-0.004, 'en')).toBe('€0.00');
  expect(money(538.36, 'en')).toBe('€538.36');
});

it('spells counts up to ten in English and keeps figures in German', () => {
  expect([0, 6, 10, 11, 14].map((value) => smallCount(value, 'en'))).toEqual(['zero', 'six', 'ten', '11', '14']);
  expect(smallCount(6, 'de')).toBe('6');
});

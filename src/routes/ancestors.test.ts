import { expect, test } from 'vitest';
import { ancestorsOf } from './ancestors.ts';

test.each([
  ['pricing', 'de', ['home']],
  ['pricing', 'en', ['home']],
  ['contact-thanks', 'de', ['home', 'contact']],
  ['contact-thanks', 'en', ['home', 'contact']],
] as const)('the ancestors of %s in %s are %j', (id, locale, above) => {
  expect(ancestorsOf(id, locale)).toEqual(above);
});

test('parents of slug families have no page and are skipped', () => {
  expect(ancestorsOf('products/live-chat', 'de')).toEqual(['home']);
});

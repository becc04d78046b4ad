import { expect, test } from 'vitest';
import { availableUntil, salesStateValidMs } from './salesState.ts';

const now = Date.parse('2026-11-23T10:00:00Z');
const iso = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const state = (fields: object) => ({ available: true, updatedAt: iso(-1), until: null, ...fields });

test('availability lasts 15 minutes, or until the stated time', () => {
  expect(availableUntil(state({}), now)).toBe(Date.parse(iso(-1)) + salesStateValidMs);
  expect(availableUntil(state({ until: iso(5) }), now)).toBe(Date.parse(iso(5)));
  expect(availableUntil(state({ until: iso(60) }), now)).toBe(Date.parse(iso(14)));
});

test.each([
  ['no document', undefined],
  ['null', null],
  ['a text', 'available'],
  ['an empty document', {}],
  ['off', state({ available: false })],
  ['a string instead of true', state({ available: 'true' })],
  ['no time', state({ updatedAt: undefined })],
  ['an invalid time', state({ updatedAt: 'yesterday' })],
  ['an invalid end', state({ until: 'later' })],
  ['a state of 15 minutes ago', state({ updatedAt: iso(-15) })],
  ['a state from the future', state({ updatedAt: iso(2) })],
  ['an end that has passed', state({ until: iso(0) })],
])('%s counts as unknown', (_, document) => {
  expect(availableUntil(document, now)).toBeUndefined();
});

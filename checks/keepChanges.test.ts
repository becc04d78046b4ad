import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

type Values = Record<string, unknown>;
const { keepChanges }: { keepChanges: (given: Record<'current' | 'installed' | 'wanted', Values>) => Values } =
  createRequire(import.meta.url)('../cms/src/keepChanges.js');

test('the first start takes what is wanted and leaves everything else', () => {
  const current = { label: 'title', other: 'own' };
  expect(keepChanges({ current, installed: {}, wanted: { label: 'Titel' } })).toEqual({ label: 'Titel', other: 'own' });
});

test('a later start brings new and changed values, and removes what is wanted no more', () => {
  const installed = { label: 'Titel', help: 'Alt', gone: ['a'] };
  const wanted = { label: 'Titel', help: 'Neu', further: [1] };
  expect(keepChanges({ current: { ...installed }, installed, wanted })).toEqual(wanted);
});

test('what an administrator changed or removed stays, whatever is wanted', () => {
  const installed = { label: 'Titel', fields: ['a', 'b'], removed: true };
  const current = { label: 'Eigener Titel', fields: ['a'] };
  const wanted = { label: 'Anderer Titel', fields: ['a', 'b', 'c'], removed: true };
  expect(keepChanges({ current, installed, wanted })).toEqual(current);
});

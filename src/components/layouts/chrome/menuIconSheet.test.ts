import { expect, test } from 'vitest';
import { menuIconNames } from '../../../text/content/navigation/schema.ts';
import { menuIconSheet } from './menuIconSheet.ts';

test('has a view for the drawing of every icon', () => {
  const sheet = menuIconSheet('#083f39');
  const views = [...sheet.matchAll(/<view id="([a-z]+)" viewBox="(\d+) 0 24 24"\/><svg [^>]*x="(\d+)"/g)];
  expect(views.map(([, name]) => name)).toEqual(menuIconNames);
  for (const [, name, view, drawing] of views) expect(view, name).toBe(drawing);
  expect(new Set(views.map(([, , view]) => view)).size).toBe(menuIconNames.length);
  expect(sheet).toContain('color="#083f39"');
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('{src,bot}/**/*.{ts,tsx,astro}')
  .filter((path) => !path.includes('.test.')) // a test is one bundle
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const ownClasses = new Set(sources.flatMap(({ text }) => matches(text, /\bclass (\w+)(?: extends [\w.]+)? \{/g)));

test('no instanceof with a class of this project: each bundle has its own copy (docs/decisions/0252)', () => {
  expect(ownClasses).toContain('SlotRefused');
  const offenders = sources.flatMap(({ path, text }) =>
    matches(text, /\binstanceof (\w+)/g)
      .filter((name) => ownClasses.has(name))
      .map((name) => `${path}: instanceof ${name}`),
  );
  expect(offenders).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from './palette.ts';

test.each(Object.entries(palette))('%s is the colour of the same name in the stylesheet', (name, value) => {
  const css = readFileSync(new URL('../../components/styles/tokens.css', import.meta.url), 'utf8');
  expect(css.toLowerCase()).toMatch(new RegExp(`--${name}:\\s*${value}\\b`));
});

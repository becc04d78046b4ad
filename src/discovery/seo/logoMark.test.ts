import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { logoMarkOutline } from './logoMark.ts';

test('icons and social pictures show the same mark as the header', () => {
  expect(readFileSync(new URL('../../components/ui/LogoMark.tsx', import.meta.url), 'utf8')).toContain(logoMarkOutline);
});

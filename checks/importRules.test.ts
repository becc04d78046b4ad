/** The import rules of biome.json reject the imports that they name (README, the map). */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const biome = resolve('node_modules/@biomejs/biome/bin/biome');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'directions-'));
  const { overrides, linter } = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ linter, overrides }));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Output of Biome for a file with this import, in a project with these rules only. */
function linted(file: string, target: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { one } from '${target}';\n\nexport const two = one;\n`);
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', file], { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

test.each([
  ['src/features/chat/probe.client.ts', 'zod', 'This reaches the browser'],
  ['src/features/chat/probe.client.ts', '../../leads/storeLead.ts', 'This reaches the browser'],
  ['src/components/ui/probe.ts', '../../server/log.ts', 'Nothing below imports the server'],
  ['src/outbox/probe.ts', '../testing/expectEach.testing.ts', 'Test support is for tests only'],
])('%s may not import %s', (file, target, sentence) => {
  expect(linted(file, target)).toContain(sentence);
  expect(linted(file, './own.ts')).not.toContain('noRestrictedImports');
});

/** The import rules of biome.json reject the imports that they name, and none that the layers allow (README, the map). */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importLayers } from './importLayers.ts';

const biome = resolve('node_modules/@biomejs/biome/bin/biome');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'directions-'));
  const { overrides, linter } = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ linter, overrides }));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file with this import, in a project with these rules only. */
function writeProbe(file: string, target: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { one } from '${target}';\n\nexport const two = one;\n`);
}

/** Output of Biome for a file or folder of that project. */
function lint(path: string): string {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 10_000_000 } as const;
  const command = [biome, 'lint', '--max-diagnostics=none', '--diagnostic-level=error', path];
  const { stdout, stderr } = spawnSync(process.execPath, command, options);
  return stdout + stderr;
}

test.each([
  ['src/features/chat/probe.client.ts', 'zod', 'This reaches the browser'],
  ['src/features/chat/probe.client.ts', '../../leads/storeLead.ts', 'This reaches the browser'],
  ['src/components/islands/Probe.tsx', '../../database/openDatabase.ts', 'This reaches the browser'],
  ['src/components/ui/probe.ts', '../../server/log.ts', 'Imports go downwards only'],
  ['src/components/sections/probe.ts', '../../forms/readForm.ts', 'Imports go downwards only'],
  ['src/text/content/probe.ts', '../../discovery/seo/head.ts', 'Imports go downwards only'],
  ['src/discovery/seo/probe.ts', '../../features/search/keywords.ts', 'Imports go downwards only'],
  ['src/leads/probe.ts', '../cms/strapi.ts', 'Imports go downwards only'],
  ['bot/answers/probe.ts', '../../src/server/log.ts', 'Imports go downwards only'],
  ['src/views/probe.ts', '../server/log.ts', 'Imports go downwards only'],
  ['src/outbox/probe.ts', '../testing/expectEach.testing.ts', 'Test support is for tests only'],
])('%s may not import %s', (file, target, sentence) => {
  writeProbe(file, target);
  expect(lint(file)).toContain(sentence);
  writeProbe(file, './own.ts');
  expect(lint(file)).not.toContain('noRestrictedImports');
});

test('Biome accepts imports of the own layer and of lower ones', () => {
  const folders = importLayers.map((layer) => layer.filter((path) => !path.endsWith('.ts')));
  for (const [level, layer] of folders.entries()) {
    const below = folders.slice(level).flat();
    for (const from of layer.filter((path) => path !== 'bot/frame')) {
      for (const [index, to] of below.entries())
        writeProbe(`${from}/part/probe${index}.ts`, relative(`${from}/part`, `${to}/one.ts`));
    }
  }
  expect(lint('.').match(/\S*probe\d+\.ts:\d+:\d+ lint\S*/g) ?? []).toEqual([]);
});

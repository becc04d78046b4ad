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

const inBrowser = 'This reaches the browser';
const upwards = 'Imports go downwards only';
const rejected = [
  ['src/features/chat/schema.client.ts', 'zod', inBrowser],
  ['src/features/chat/lead.client.ts', '../../leads/storeLead.ts', inBrowser],
  ['src/components/islands/Probe.tsx', '../../database/openDatabase.ts', inBrowser],
  ['src/components/ui/probe.ts', '../../server/log.ts', upwards],
  ['src/components/sections/probe.ts', '../../forms/readForm.ts', upwards],
  ['src/text/content/probe.ts', '../../discovery/seo/head.ts', upwards],
  ['src/discovery/seo/probe.ts', '../../features/search/keywords.ts', upwards],
  ['src/leads/probe.ts', '../cms/strapi.ts', upwards],
  ['bot/answers/probe.ts', '../../src/server/log.ts', upwards],
  ['src/views/probe.ts', '../server/log.ts', upwards],
  ['src/outbox/probe.ts', '../testing/expectEach.testing.ts', 'Test support is for tests only'],
] as const;

test('Biome rejects imports that the layers do not allow', () => {
  for (const [file, target] of rejected) writeProbe(file, target);
  // A diagnostic starts with its file and ends before the next one.
  const diagnostics = lint('.').split(/^(?=\S+:\d+:\d+ lint)/m);
  const accepted = rejected.filter(
    ([file, , sentence]) => !diagnostics.some((text) => text.startsWith(file) && text.includes(sentence)),
  );
  expect(accepted).toEqual([]);
  for (const [file] of rejected) rmSync(join(folder, file));
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

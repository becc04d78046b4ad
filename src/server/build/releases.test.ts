import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildRecordName, markInUse, publishRelease, removeOldReleases } from './releases.ts';

let dist: string;
beforeEach(() => {
  dist = join(mkdtempSync(join(tmpdir(), 'releases-')), 'dist');
});
afterEach(() => rmSync(join(dist, '..'), { recursive: true }));

function release(name: string): string {
  const folder = join(dist, 'releases', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.mjs'), name);
  return folder;
}

function built(name: string): string {
  const folder = release(name);
  writeFileSync(join(folder, buildRecordName), '{}');
  publishRelease(folder, dist);
  return folder;
}

const inAnHour = () => Date.now() + 3_600_000;

test('the newest complete build is current; an interrupted build does not replace it', () => {
  built('1');
  built('2');
  const interrupted = release('3');
  expect(() => publishRelease(interrupted, dist)).toThrow('not complete');
  expect(readFileSync(join(dist, 'main.mjs'), 'utf8')).toBe('2');
  removeOldReleases(dist, inAnHour());
  expect(readdirSync(join(dist, 'releases'))).toEqual(['1', '2']);
});

test('a build of the earlier layout is replaced', () => {
  mkdirSync(join(dist, 'client'), { recursive: true });
  writeFileSync(join(dist, 'client/old.html'), '');
  writeFileSync(join(dist, 'main.mjs'), 'old');
  const folder = built('1');
  mkdirSync(join(folder, 'client'));
  expect(readdirSync(join(dist, 'client'))).toEqual([]);
  expect(readFileSync(join(dist, 'main.mjs'), 'utf8')).toBe('1');
});

test('removes unused builds except the newest three and those in use', async () => {
  const used = built('1');
  const endUse = markInUse(used);
  // A process that was killed leaves its mark behind.
  const program = `await (await import(process.argv[1])).markInUse(process.argv[2]); console.log('marked'); setInterval(() => {}, 1e6)`;
  const module = join(import.meta.dirname, 'releases.ts');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, module, built('2')]);
  const gone = once(child, 'exit');
  await once(child.stdout, 'data');
  for (const name of ['3', '4', '5', '6']) built(name);
  const left = () => {
    removeOldReleases(dist, inAnHour());
    return readdirSync(join(dist, 'releases'));
  };
  expect(left()).toEqual(['1', '2', '4', '5', '6']);
  child.kill('SIGKILL');
  await gone;
  expect(left()).toEqual(['1', '4', '5', '6']);
  endUse();
  expect(left()).toEqual(['4', '5', '6']);
  expect(realpathSync(join(dist, 'current'))).toBe(realpathSync(join(dist, 'releases/6')));
  expect(existsSync(join(dist, 'in-use/1'))).toBe(false);
});

test('concurrent builds do not remove each other', async () => {
  // Older by name and by date than the builds that follow.
  for (const name of ['10', '11', '12', '13', '14']) utimesSync(built(name), 0, 0);
  const module = join(import.meta.dirname, 'releases.ts');
  const program = `
    const [module, dist] = process.argv.slice(1);
    const { existsSync, writeFileSync } = await import('node:fs');
    const { newRelease, publishRelease, removeOldReleases } = await import(module);
    for (let round = 0; round < 60; round++) {
      const { folder, endUse } = newRelease(dist);
      writeFileSync(folder + '/${buildRecordName}', '{}');
      publishRelease(folder, dist);
      endUse();
      removeOldReleases(dist);
      if (!existsSync(dist + '/current/${buildRecordName}')) throw new Error('The current build is gone after round ' + round);
    }`;
  const builds = Array.from({ length: 4 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, module, dist]),
  );
  await expect(Promise.all(builds)).resolves.toHaveLength(4);
  expect(readdirSync(join(dist, 'releases')).filter((name) => name.startsWith('1'))).toEqual([]);
});

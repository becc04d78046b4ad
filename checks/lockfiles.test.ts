/** Lockfiles contain the address of each package: without them, `npm ci` downloads the list of versions of each package. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { resolved?: string; integrity?: string; inBundle?: boolean };

const lockfiles = execFileSync('git', ['ls-files', '*package-lock.json'], { encoding: 'utf8' }).trim().split('\n');

test.each(lockfiles)('%s has the address and the hash of each package', (file) => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync(file, 'utf8'));
  const incomplete = Object.entries(packages)
    .filter(([path, { inBundle }]) => path !== '' && !inBundle)
    .filter(([, { resolved, integrity }]) => !resolved?.startsWith('https://registry.npmjs.org/') || !integrity)
    .map(([path]) => path);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(incomplete).toEqual([]);
});

/** Inputs of a build (`build.json` in its folder), so that `npm start` can detect an outdated build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../env.ts';
import { buildConstants } from './buildConstants.ts';
import { buildRecordName } from './releases.ts';

export type BuildRecord = { sources: string; settings: Record<string, string> };

const recordFile = join('dist/current', buildRecordName);

const folders = ['src', 'bot', 'public'];
const files = [
  'package.json',
  'package-lock.json',
  'astro.config.ts',
  'vite.server.config.ts',
  'vite.worker.config.ts',
  'tsconfig.json',
];

/** Returns why the build in dist/ does not match the sources and these settings; undefined when it does. */
export function reasonToRebuild(env: Env): string | undefined {
  const record = readRecord();
  if (!record) return 'There is no build';
  const wanted = currentBuildRecord(env);
  const changed = Object.entries(wanted.settings).find(([name, value]) => record.settings[name] !== value);
  if (changed) return `${changed[0].replaceAll('__', '')} has changed`;
  return record.sources === wanted.sources ? undefined : 'The sources have changed';
}

/** Must be called last: a build without a record is incomplete. `record`: taken when the build began. */
export const writeBuildRecord = (folder: string, record: BuildRecord): void =>
  writeFileSync(join(folder, buildRecordName), JSON.stringify(record, null, 2));

export const currentBuildRecord = (env: Env): BuildRecord => ({
  sources: hashOfSources(),
  settings: buildConstants(env),
});

function readRecord(): BuildRecord | undefined {
  return existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : undefined;
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const inFolders = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of [...inFolders, ...files].sort()) {
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

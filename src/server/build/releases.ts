/**
 * Keeps several builds (docs/decisions/0254): each in its own folder, `dist/releases/<id>`; `dist/current` links to the
 * newest complete one. A process serves the folder that it started from until it ends.
 */
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createOwnerId, isOwnerDead } from '../../outbox/processId.ts';

/** Written last (buildRecord.ts): a build without it is not complete. */
export const buildRecordName = 'build.json';

/** Complete builds that are always kept: the current one, and two for a rollback. */
const kept = 3;

const hour = 3_600_000;
/** Builds that changed within this time are kept, so that builds ending at the same time do not remove each other. */
const justChanged = hour / 6;
/**
 * An in-use mark without renewal for this long has expired. It covers processes of another machine or of a restarted
 * one; each live process renews its mark every hour.
 */
const markLifetime = 24 * hour;

/** Names at the top of `dist/` that link into the current build. */
const shortcuts = ['answers', buildRecordName, 'client', 'main.mjs', 'server'];

const releasesIn = (dist: string): string => join(dist, 'releases');

/**
 * Folder of the in-use marks of a build, one file per process. It is outside the build folder, which Astro empties
 * first.
 */
const inUseFolderOf = (folder: string): string => join(folder, '../../in-use', basename(folder));

/**
 * Creates an empty build folder, marked as in use until `endUse` is called. Its name begins with the time, so names
 * sort by age.
 */
export function newRelease(dist = 'dist'): { folder: string; endUse: () => void } {
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = join(releasesIn(dist), `${time}-${randomUUID().slice(0, 8)}`);
  // Mark first: the end of another build removes unused folders.
  const endUse = markInUse(folder);
  mkdirSync(folder, { recursive: true });
  return { folder, endUse };
}

/** Atomically makes a complete build the current one: a process that starts meanwhile gets the old or the new one. */
export function publishRelease(folder: string, dist = 'dist'): void {
  if (!existsSync(join(folder, buildRecordName))) throw new Error(`The build in ${folder} is not complete`);
  link(join('releases', basename(folder)), join(dist, 'current'));
  for (const name of shortcuts) link(join('current', name), join(dist, name));
}

/** Marks a build as used by this process; the returned function removes the mark. A read-only folder stays unmarked. */
export function markInUse(folder: string): () => void {
  const file = join(inUseFolderOf(folder), randomUUID());
  // A build that was copied elsewhere is not removed by any build here.
  if (basename(dirname(folder)) !== 'releases') return () => {};
  try {
    mkdirSync(inUseFolderOf(folder), { recursive: true });
    writeFileSync(file, createOwnerId());
  } catch {
    return () => {};
  }
  const renewal = setInterval(() => {
    const now = new Date();
    if (existsSync(file)) utimesSync(file, now, now);
  }, hour).unref();
  return () => {
    clearInterval(renewal);
    rmSync(file, { force: true });
  };
}

/** Removes builds that no process uses, except the newest complete ones and those that have just changed. */
export function removeOldReleases(dist = 'dist', now = Date.now()): void {
  const folders = readdirSync(releasesIn(dist)).map((name) => join(releasesIn(dist), name));
  const complete = folders.filter((folder) => existsSync(join(folder, buildRecordName))).sort();
  const spared = new Set([currentRelease(dist), ...complete.slice(-kept)]);
  for (const folder of folders) {
    // Missing: another build has already removed it.
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (spared.has(folder) || changed > now - justChanged || isInUse(folder, now)) continue;
    for (const path of [folder, inUseFolderOf(folder)]) rmSync(path, { recursive: true, force: true });
  }
}

/** The folder that `dist/current` leads to. */
function currentRelease(dist: string): string | undefined {
  const current = join(dist, 'current');
  return existsSync(current) ? join(dist, readlinkSync(current)) : undefined;
}

/** True if a live process uses the build. Removes the marks of processes that ended without removing them. */
function isInUse(folder: string, now: number): boolean {
  const marks = globSync(join(inUseFolderOf(folder), '*'));
  const ended = marks.filter((mark) => hasEnded(mark, now));
  for (const mark of ended) rmSync(mark, { force: true });
  return ended.length < marks.length;
}

function hasEnded(mark: string, now: number): boolean {
  try {
    return isOwnerDead(readFileSync(mark, 'utf8')) || statSync(mark).mtimeMs < now - markLifetime;
  } catch {
    return !existsSync(mark);
  }
}

/**
 * Replaces the entry with this name. A rename is atomic; only a folder of an earlier layout has to be removed before.
 */
function link(target: string, path: string): void {
  const before = lstatSync(path, { throwIfNoEntry: false });
  if (before?.isSymbolicLink() && readlinkSync(path) === target) return;
  if (before?.isDirectory()) rmSync(path, { recursive: true });
  const fresh = `${path}.${process.pid}`;
  rmSync(fresh, { force: true });
  symlinkSync(target, fresh);
  renameSync(fresh, path);
}

/**
 * The last valid content on disk (DATA_DIR/cms, one file per kind and language), so that a restart during an outage
 * shows what was published. It is validated again when it is read: the schemas may be newer than the files.
 */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../database/privateFolder.ts';
import { parseJson } from '../security/readBody.ts';
import type { Log } from './createContentLog.ts';
import { isRecord } from './flatten.ts';

/** A file has one answer, whose size strapi.ts limits. */
const sizeLimit = 16 * 1024 * 1024;

/** Milliseconds between writes of a file. */
const writePause = 1_000;

export type ContentFiles = {
  /** Undefined if there is no file, or one of another content system. */
  load(tag: string): unknown;
  /** Writes in the background; never throws. */
  save(tag: string, data: unknown): void;
  remove(tag: string): void;
};

/** `cms`: address of the content system. `folder` undefined: nothing is kept. */
export function openContentFiles(folder: string | undefined, cms: string, log: Log): ContentFiles {
  if (folder === undefined) return { load: () => undefined, save: () => {}, remove: () => {} };
  const fileOf = (tag: string) => join(folder, `${encodeURIComponent(tag)}.json`);
  let writing = Promise.resolve();
  const queue = (work: () => Promise<void>) => {
    writing = writing
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, 'Content could not be kept on disk'));
  };
  /** By tag: of several changes during a pause, the last one is written. */
  const unsaved = new Map<string, unknown>();
  const writtenAt = new Map<string, number>();
  prepare();

  async function write(tag: string): Promise<void> {
    const text = JSON.stringify({ cms, data: unsaved.get(tag) });
    const isGone = !unsaved.delete(tag);
    if (isGone || text.length > sizeLimit) return;
    writtenAt.set(tag, performance.now());
    // The process id: several processes may share the folder.
    const next = `${fileOf(tag)}.${process.pid}.new`;
    await writeFile(next, text, { mode: 0o600 });
    await rename(next, fileOf(tag));
  }

  function prepare(): void {
    try {
      makePrivateFolder(folder ?? '');
      // Left over from a process that ended while it wrote.
      for (const name of readdirSync(folder ?? '')) if (name.endsWith('.new')) rmSync(join(folder ?? '', name));
    } catch (error) {
      log.warn({ err: error }, 'Content could not be kept on disk');
    }
  }

  return {
    load(tag) {
      const file = fileOf(tag);
      const stat = statSync(file, { throwIfNoEntry: false });
      if (!stat?.isFile() || stat.size > sizeLimit) return undefined;
      const kept = parseJson(readFileSync(file, 'utf8'));
      return isRecord(kept) && kept.cms === cms ? kept.data : undefined;
    },
    save(tag, data) {
      const isWaiting = unsaved.has(tag);
      unsaved.set(tag, data);
      if (isWaiting) return;
      const wait = (writtenAt.get(tag) ?? Number.NEGATIVE_INFINITY) + writePause - performance.now();
      setTimeout(() => queue(() => write(tag)), Math.max(0, wait)).unref();
    },
    remove(tag) {
      unsaved.delete(tag);
      queue(() => rm(fileOf(tag), { force: true }));
    },
  };
}

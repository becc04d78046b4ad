/** Pictures on disk (DATA_DIR/media), with a bound in bytes: the oldest files are removed. */
import { readdirSync, rmSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../../database/privateFolder.ts';
import type { Log } from '../createContentLog.ts';

export type PictureFiles = {
  read(name: string): Promise<Buffer | undefined>;
  /** Never throws: without a file the picture is made again. */
  save(name: string, bytes: Buffer | string): Promise<void>;
  /** Removes the files whose names begin so. */
  remove(start: string): Promise<void>;
};

const unfinished = '.new';

/** `bound`: bytes of all files together. Several processes may share the folder. */
export function openPictureFiles(folder: string, bound: number, log: Log): PictureFiles {
  let work = Promise.resolve();
  const inOrder = (step: () => Promise<void>): Promise<void> => {
    work = work.then(step).catch((error: unknown) => log.warn({ err: error }, 'Pictures cannot be kept on disk'));
    return work;
  };
  try {
    makePrivateFolder(folder);
    // Left over from a process that ended while it wrote.
    for (const name of readdirSync(folder)) if (name.endsWith(unfinished)) rmSync(join(folder, name), { force: true });
  } catch (error) {
    log.warn({ err: error }, 'Pictures cannot be kept on disk');
  }

  async function keepBound(): Promise<void> {
    // Pictures only: the index is small and always needed.
    const names = (await readdir(folder)).filter((name) => /^[\da-f]{32}/.test(name));
    const found = await Promise.all(
      names.map(async (name) => {
        const entry = await stat(join(folder, name)).catch(() => undefined);
        return entry?.isFile() ? [{ name, size: entry.size, time: entry.mtimeMs }] : [];
      }),
    );
    const oldestFirst = found.flat().toSorted((one, other) => one.time - other.time);
    let size = oldestFirst.reduce((sum, file) => sum + file.size, 0);
    for (const file of oldestFirst) {
      if (size <= bound) return;
      await rm(join(folder, file.name), { force: true });
      size -= file.size;
    }
  }

  return {
    read: (name) => readFile(join(folder, name)).catch(() => undefined),
    save: (name, bytes) =>
      inOrder(async () => {
        const next = join(folder, `${name}.${process.pid}${unfinished}`);
        await writeFile(next, bytes, { mode: 0o600 });
        await rename(next, join(folder, name));
        await keepBound();
      }),
    remove: (start) =>
      inOrder(async () => {
        const names = (await readdir(folder)).filter((name) => name.startsWith(start));
        await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
      }),
  };
}

/**
 * The folder of what is stored on this machine (DATA_DIR) is readable by its owner only: 0700, its files 0600. Files are
 * made so, whatever the umask, and those of an earlier version or of a restored backup are repaired (issue 10, item 19).
 */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Everything that the site stores there; DATA_DIR may hold what is not ours. */
const ownNames = /^(site\.db.*|indexnow\.json.*|mail)$/;

/** Not by Node's `recursive`, which never returns where the system refuses with ENOENT (/proc). */
export function makePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const parent = dirname(resolve(folder));
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || existsSync(parent)) throw error;
    makePrivateFolder(parent);
    makePrivateFolder(folder);
  }
}

/** An empty file if there is none yet. @throws an error of the system where it cannot be written */
export function makePrivateFile(file: string): void {
  makePrivateFolder(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  // A file that can be written in a folder that cannot: SQLite needs its -wal beside it.
  accessSync(dirname(file), constants.W_OK);
}

/** Takes from all others what they may read. A folder that is shared on purpose (/tmp, with its sticky bit) stays so. */
export function repairFolder(folder: string): void {
  const entry = statSync(folder, { throwIfNoEntry: false });
  if (!entry?.isDirectory()) return;
  const isShared = (entry.mode & 0o1000) !== 0;
  if (!isShared) repair(folder, entry.mode, 0o700);
  for (const name of readdirSync(folder).filter((entry) => ownNames.test(entry))) repairTree(join(folder, name));
}

/** Links are left alone: what they lead to is not ours. */
function repairTree(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry?.isFile()) repair(path, entry.mode, 0o600);
  if (!entry?.isDirectory()) return;
  repair(path, entry.mode, 0o700);
  for (const name of readdirSync(path)) repairTree(join(path, name));
}

/** Only its owner can change a mode; another user's file stays as it is, or cannot be opened at all. */
function repair(path: string, mode: number, wanted: number): void {
  if ((mode & 0o777) === wanted) return;
  try {
    chmodSync(path, wanted);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOENT') throw error;
  }
}

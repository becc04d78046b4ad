/**
 * The data folder (DATA_DIR) is readable by its owner only: 0700, its files 0600. New files get these modes regardless
 * of the umask; files of earlier versions or restored backups are repaired (issue 10, item 19).
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

/** Files that the site stores there. DATA_DIR may hold other files, too. */
const ownNames = /^(site\.db.*|indexnow\.json.*|mail|cms|media)$/;

/** Avoids Node's `recursive`, which never returns when the system refuses with ENOENT (/proc). */
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

/** Creates an empty file if there is none. @throws a system error when the file or its folder is not writable */
export function makePrivateFile(file: string): void {
  makePrivateFolder(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  // The folder must be writable, too: SQLite creates its -wal beside the file.
  accessSync(dirname(file), constants.W_OK);
}

/** Removes access for other users. A folder shared on purpose (/tmp, with its sticky bit) stays shared. */
export function restrictPermissions(folder: string): void {
  const entry = statSync(folder, { throwIfNoEntry: false });
  if (!entry?.isDirectory()) return;
  const isShared = (entry.mode & 0o1000) !== 0;
  if (!isShared) restrictMode(folder, entry.mode, 0o700);
  for (const name of readdirSync(folder).filter((entry) => ownNames.test(entry))) restrictTree(join(folder, name));
}

/** Skips symbolic links: their targets may belong to others. */
function restrictTree(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry?.isFile()) restrictMode(path, entry.mode, 0o600);
  if (!entry?.isDirectory()) return;
  restrictMode(path, entry.mode, 0o700);
  for (const name of readdirSync(path)) restrictTree(join(path, name));
}

/** Only the owner can change a mode. Another user's file keeps its mode, or cannot be opened at all. */
function restrictMode(path: string, mode: number, wanted: number): void {
  if ((mode & 0o777) === wanted) return;
  try {
    chmodSync(path, wanted);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOENT') throw error;
  }
}

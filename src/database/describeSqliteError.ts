/** Explains to operators why the SQLite file cannot be opened. */
import { join } from 'node:path';

/** By SQLite's result code (sqlite.org/rescode.html); node:sqlite has it in `errcode`. */
const messageBySqliteCode: Record<number, (file: string) => string> = {
  5: (file) => `another process holds ${file}. End it, and start again.`,
  8: (file) => `${file} is read-only for this user.`,
  10: (file) => `the disk of ${file} does not read or write.`,
  11: (file) => `${file} is damaged. Restore it from a backup (docs/how-to/go-live.md).`,
  13: (file) => `the disk of ${file} is full.`,
  14: (file) => `${file} cannot be opened by this user.`,
  26: (file) => `${file} is no SQLite database. Move it away, or restore it from a backup (docs/how-to/go-live.md).`,
};

/** By the system's error code: the folder or the file cannot be made. */
const messageBySystemCode: Record<string, (path: string) => string> = {
  EACCES: (path) => `${path} is not writable for this user.`,
  EPERM: (path) => `${path} is not writable for this user.`,
  EROFS: (path) => `${path} is on a read-only file system.`,
  ENOENT: (path) => `the folder ${path} cannot be made.`,
  ENOTDIR: (path) => `${path} is not a folder.`,
  EEXIST: (path) => `${path} is not a folder.`,
  EISDIR: (path) => `${path} is a folder.`,
  ENOSPC: (path) => `the disk of ${path} is full.`,
};

export function describeSqliteError(error: unknown, folder: string): string {
  const { code, errcode, path } = errorCodesOf(error);
  const file = join(folder, 'site.db');
  // Extended codes have the plain one in their lowest byte.
  const sentence = messageBySqliteCode[errcode & 0xff]?.(file) ?? messageBySystemCode[code]?.(path ?? folder);
  return sentence ?? `the database cannot be opened (${code || 'unknown'}).`;
}

function errorCodesOf(error: unknown): { code: string; errcode: number; path?: string } {
  if (!(error instanceof Error)) return { code: '', errcode: 0 };
  return {
    code: 'code' in error ? String(error.code) : '',
    errcode: 'errcode' in error ? Number(error.errcode) : 0,
    ...('path' in error && { path: String(error.path) }),
  };
}

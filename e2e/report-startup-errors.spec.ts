/** A built server that cannot start exits with a message of one sentence (issue 10, item 19). */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startSite } from '../checks/tools/startSite.ts';

const main = join(import.meta.dirname, '../dist/main.mjs');
const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0' };

/** Exit code and stderr; a start that hangs is killed after the timeout and has no exit code. */
function start(DATA_DIR: string, command: readonly string[] = [process.execPath, main]) {
  const [program = '', ...words] = command;
  const { status, stderr } = spawnSync(program, words, {
    env: { ...env, DATA_DIR },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, stderr: stderr.trim() };
}

test('exits with one sentence for each reason why the database cannot be opened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const file = join(folder, 'site.db');
  const stopped = (sentence: string) => ({ status: 1, stderr: `Setting DATA_DIR is wrong: ${sentence}` });

  expect(start('/proc/nope')).toEqual(stopped('the folder /proc/nope cannot be made.'));
  expect(start('/proc/nope/deeper')).toEqual(stopped('the folder /proc/nope cannot be made.'));
  expect(start('/etc/hostname')).toEqual(stopped('/etc/hostname is not a folder.'));

  writeFileSync(file, 'This is a text, and it is longer than the hundred bytes of a header of SQLite. '.repeat(9));
  const restore = 'or restore it from a backup (docs/how-to/go-live.md).';
  expect(start(folder)).toEqual(stopped(`${file} is no SQLite database. Move it away, ${restore}`));

  rmSync(file);
  await (await startSite({ dataDir: folder })).stop();
  const readOnly = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'];
  const mount = `mount --bind "$DATA_DIR" "$DATA_DIR" && mount -o remount,bind,ro "$DATA_DIR" && exec "$0" "$1"`;
  const command = [...readOnly, mount, process.execPath, main];
  expect(start(folder, command)).toEqual(stopped(`${file} is on a read-only file system.`));

  // The header stays intact, the first table is overwritten.
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(4_000, 0x5a), 0, 4_000, 100);
  closeSync(handle);
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  expect(start(folder)).toEqual(stopped(`${file} is damaged. Restore it from a backup (docs/how-to/go-live.md).`));
  rmSync(folder, { recursive: true });
});

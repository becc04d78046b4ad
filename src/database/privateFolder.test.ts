import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './openDatabase.ts';
import { makePrivateFolder } from './privateFolder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'private-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** File modes of a folder and of everything below it. */
const modesIn = (folder: string) =>
  Object.fromEntries(
    ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) => {
      const entry = lstatSync(join(folder, name));
      return [relative(folder, join(folder, name)), entry.isSymbolicLink() ? 'link' : (entry.mode & 0o777).toString(8)];
    }),
  );

test('a new folder and its database are readable by their owner only', async () => {
  const folder = join(root, 'new/data');
  const { query } = await openDatabase({ DATA_DIR: folder });
  expect(modesIn(folder)).toEqual({ '': '700', 'site.db': '600', 'site.db-shm': '600', 'site.db-wal': '600' });
  await query.destroy();
});

test('the next start restricts the modes of the site’s files and leaves other files unchanged', async () => {
  const folder = join(root, 'data');
  const first = await openDatabase({ DATA_DIR: folder });
  await first.query.destroy();
  mkdirSync(join(folder, 'mail'));
  mkdirSync(join(folder, 'other'));
  for (const name of ['mail/a.eml', 'mail/.b.tmp', 'indexnow.json', 'site.db.bak', 'other/c', 'd']) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o644);
  }
  symlinkSync(join(folder, 'd'), join(folder, 'mail/link'));
  for (const name of ['.', 'mail', 'other']) chmodSync(join(folder, name), 0o755);
  chmodSync(join(folder, 'site.db'), 0o664);

  const { query } = await openDatabase({ DATA_DIR: folder });
  expect(modesIn(folder)).toEqual({
    '': '700',
    'site.db': '600',
    'site.db-shm': '600',
    'site.db-wal': '600',
    'site.db.bak': '600',
    'indexnow.json': '600',
    mail: '700',
    'mail/a.eml': '600',
    'mail/.b.tmp': '600',
    'mail/link': 'link',
    other: '755',
    'other/c': '644',
    d: '644',
  });
  await query.destroy();
});

test('a folder that is shared with a sticky bit keeps its mode', async () => {
  chmodSync(root, 0o1777);
  const { query } = await openDatabase({ DATA_DIR: root });
  expect(lstatSync(root).mode & 0o7777).toBe(0o1777);
  expect(modesIn(root)['site.db']).toBe('600');
  await query.destroy();
});

test('a folder that cannot be created throws the system error', () => {
  expect(() => makePrivateFolder('/proc/nope/deeper')).toThrow('ENOENT');
  writeFileSync(join(root, 'file'), '');
  expect(() => makePrivateFolder(join(root, 'file'))).toThrow('EEXIST');
  expect(() => makePrivateFolder(join(root, 'file/deeper'))).toThrow('ENOTDIR');
});

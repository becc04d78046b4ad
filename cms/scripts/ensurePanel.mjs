import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './generate-types.mjs';

/** What the panel is built from: its packages, its labels, the fields that they are for, and the settings in it. */
const sources = ['package-lock.json', 'config/{admin,server}.js', 'src/admin/**/*.{js,jsx,mts}', 'src/**/*.json'];

/** Builds the panel (about a minute, 2 GB) unless that of the same sources is there. Ends the process if it fails. */
export function ensurePanel(folder) {
  const record = join(folder, 'build/built-from.txt');
  const state = stateOf(folder);
  if (existsSync(record) && readFileSync(record, 'utf8') === state) return;
  console.log('Building the panel: about a minute.');
  const { status } = spawnSync(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'build'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0 || !existsSync(join(folder, 'build/index.html'))) {
    console.error('The panel could not be built.');
    process.exit(status || 1);
  }
  writeFileSync(record, state);
}

function stateOf(folder) {
  const hash = createHash('sha256').update(process.env.PUBLIC_URL ?? '');
  for (const file of globSync(sources, { cwd: folder }).sort())
    hash.update(`\n${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

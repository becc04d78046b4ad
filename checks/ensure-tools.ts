/** Installs what the tests need and npm cannot bring: Chromium, from Debian's packages if root, else Playwright's own. */
import { spawnSync } from 'node:child_process';
import { chromiumPath } from './chromium.ts';

const run = (command: string, ...words: string[]) =>
  spawnSync(command, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

if (!chromiumPath()) {
  const debian = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (debian) run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium');
  else run('npx', 'playwright', 'install', 'chromium');
}

if (!chromiumPath()) {
  console.error('No Chromium found: install the package "chromium", or set CHROMIUM_PATH to an installed one.');
  process.exit(1);
}

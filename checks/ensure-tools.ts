/** Installs the test tool that npm cannot install: Chromium, as root from Debian's packages, else by Playwright. */
import { spawnSync } from 'node:child_process';
import { chromiumPath } from './tools/chromium.ts';

const run = (command: string, ...words: string[]) =>
  spawnSync(command, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

if (!chromiumPath()) {
  const debian = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (debian) run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell');
  else run('npx', 'playwright', 'install', 'chromium');
}

if (!chromiumPath()) {
  console.error(
    'No Chromium found: install the package "chromium-headless-shell" or "chromium", or set CHROMIUM_PATH to an installed one.',
  );
  process.exit(1);
}

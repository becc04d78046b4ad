/** Installs the project's Strapi (cms/, 720 MB) if it is missing or older than its lockfile. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const installed = 'cms/node_modules/.package-lock.json';
const changed = (path: string) => statSync(path).mtimeMs;

if (!existsSync(installed) || changed(installed) < changed('cms/package-lock.json')) {
  const command = 'npm --prefix cms ci --ignore-scripts --no-audit --no-fund --loglevel=error';
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  process.exit(status ?? 1);
}

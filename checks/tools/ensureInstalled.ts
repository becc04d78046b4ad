import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const changed = (path: string) => statSync(path).mtimeMs;

/**
 * Installs the packages of a folder with its own lockfile if they are missing or older than that lockfile; without
 * their install scripts. Ends the process if that fails.
 */
export function ensureInstalled(folder: string): void {
  const installed = `${folder}/node_modules/.package-lock.json`;
  if (existsSync(installed) && changed(installed) >= changed(`${folder}/package-lock.json`)) return;
  const command = `npm --prefix ${folder} ci --ignore-scripts --no-audit --no-fund --loglevel=error`;
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

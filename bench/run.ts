/**
 * `npm run bench`: installs and type-checks the tools of this folder (decision 0289),
 * then runs every benchmark in sequence; exits with 1 if one of them exceeds a limit.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { ensureInstalled } from '../checks/tools/ensureInstalled.ts';

const tools = new Set(['run.ts', 'results.ts', 'processMetrics.ts']);
const benches = globSync('*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !tools.has(file) && !file.endsWith('.test.ts'),
);

ensureInstalled('bench');
const types = spawnSync('tsc', ['--noEmit', '--project', import.meta.dirname], { stdio: 'inherit' });
if (types.status !== 0) process.exit(1);

for (const bench of benches.sort()) {
  console.log(`\n== ${bench}`);
  const { status } = spawnSync(process.execPath, [bench], { cwd: import.meta.dirname, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

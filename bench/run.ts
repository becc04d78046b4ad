/** `npm run bench`: runs every benchmark of this folder in sequence; exits with 1 if one of them exceeds a limit. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

const tools = new Set(['run.ts', 'results.ts', 'processMetrics.ts']);
const benches = globSync('*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !tools.has(file) && !file.endsWith('.test.ts'),
);

for (const bench of benches.sort()) {
  console.log(`\n== ${bench}`);
  const { status } = spawnSync(process.execPath, [bench], { cwd: import.meta.dirname, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

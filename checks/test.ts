/**
 * `npm test` and `npm run test:quick`: every step in order, each with its time; stops at the first that fails.
 * Closes with one line that counts the tests of vitest and Playwright.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const quick = process.argv.includes('--quick');
const vitestJson = 'test-results/vitest.json';
const playwrightJson = 'test-results/playwright.json';

const steps: [string, string][] = [
  ['tools', 'node checks/ensure-tools.ts'],
  ...(quick ? [] : ([['content system', 'node checks/ensure-cms.ts']] satisfies [string, string][])),
  ['types, lint, dead code', 'npm run --silent check'],
  ['unit and integration', `vitest run --reporter=default --reporter=json --outputFile.json=${vitestJson}`],
  ['build', 'npm run --silent build'],
  ...(quick ? [] : ([['static checks', 'npm run --silent check:site']] satisfies [string, string][])),
  ['browser', quick ? 'playwright test leave-a-lead' : 'playwright test'],
];

rmSync('test-results', { recursive: true, force: true });
let failedStep: string | undefined;
for (const [name, command] of steps) {
  const started = performance.now();
  console.log(`\n== ${name}: ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  console.log(
    `== ${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${Math.round((performance.now() - started) / 1000)} s`,
  );
  if (status !== 0) {
    failedStep = name;
    break;
  }
}

const [unit, browser] = [read(vitestJson), read(playwrightJson)];
const stats = browser.stats;
const browserStats = typeof stats === 'object' && stats !== null ? { ...stats } : {};
const passed = count(unit, 'numPassedTests') + count(browserStats, 'expected');
const failed = count(unit, 'numFailedTests') + count(browserStats, 'unexpected') + count(browserStats, 'flaky');
console.log(failedStep ? `\nStopped at: ${failedStep}` : '\nAll steps passed.');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failedStep ? 1 : 0);

function read(path: string): Record<string, unknown> {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function count(from: Record<string, unknown>, key: string): number {
  const value = from[key];
  return typeof value === 'number' ? value : 0;
}

/**
 * `npm test`, `npm run test:quick` and `npm run test:cms`: stages in sequence; the lanes of a stage run in parallel, the
 * steps of a lane in sequence. Stops after the first stage with a failure. Finally prints the slowest test files, and one line with the number of tests.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { relative, resolve } from 'node:path';

/** `waits`: it gets the CPU time that the longest lane of its stage leaves. */
type Step = { name: string; command: string; waits?: true };
type Lane = Step[];

const results = 'test-results';
const vitest = (name: string, words = '') =>
  `vitest run ${words} --reporter=default --reporter=json --outputFile.json=${results}/${name}.json`;

const tools = { name: 'tools', command: 'node checks/ensure-tools.ts' };
const check: Step = { name: 'types, lint, dead code', command: 'npm run --silent check', waits: true };
const build = { name: 'build', command: 'npm run --silent build' };
// Only such a build renders its pages again when content changes. Nothing is read from the address.
const cmsBuild = { ...build, command: `CMS_URL=http://127.0.0.1:9 CMS_TOKEN=unused-but-long-enough ${build.command}` };
const faultTests = 'src/testing/faults';
/** Needs the build. */
const previewTest = 'src/cms/previewBeside.cms.test.ts';
const unit = { name: 'unit and integration', command: vitest('vitest', `--exclude '${faultTests}/**'`) };
// Without the files that take longer than 15 s, because they start many processes or wait for retries.
const slowFiles = [
  'src/server/devServer',
  'src/features/newsletter/newsletterIssue',
  'src/outbox/firestore/mirror',
  'src/outbox/webhook/postWebhook',
  'src/leads/export',
  'src/leads/personalData',
];
const quickUnit = {
  ...unit,
  command: vitest('vitest', [faultTests, ...slowFiles].map((file) => `--exclude '${file}{.test.ts,/**}'`).join(' ')),
};
const quickCheck = { name: 'types, lint', command: 'biome check --error-on-warnings . && npm run --silent types' };
// Beside no other tests: they would delay the processes that these tests kill and freeze.
const faults = { name: 'faults', command: vitest('faults', faultTests) };

const stagesOf: Record<string, Lane[][]> = {
  '': [
    [[tools]],
    [[faults], [build], [check]],
    [
      [unit],
      [
        { name: 'static checks', command: 'node checks/checkSite.ts', waits: true },
        { name: 'copy and brand', command: 'node checks/copy.ts && node checks/brand.ts' },
      ],
    ],
    [[{ name: 'browser', command: 'playwright test' }]],
  ],
  '--quick': [
    [[tools]],
    [[quickCheck], [build]],
    [[quickUnit], [{ name: 'one journey', command: 'playwright test leave-a-lead' }]],
  ],
  '--cms': [
    [[{ name: 'install', command: 'node checks/ensure-cms.ts' }]],
    [[{ name: 'panel', command: 'node cms/scripts/build.mjs' }]],
    [[{ name: 'content system', command: vitest('cms', `--mode cms --isolate --exclude ${previewTest}`) }], [cmsBuild]],
    // Beside no tests: the site reads content within 2 s or shows its files, and publishing limits the times of requests.
    [
      [
        { name: 'seeded site', command: 'node checks/seededSite.ts' },
        { name: 'editable words', command: 'node checks/contentCoverage.ts' },
        { name: 'new entries', command: 'node checks/newEntries.ts' },
        { name: 'shown sections', command: 'node checks/shownSections.ts' },
        { name: 'publishing', command: 'node checks/publishing.ts' },
        { name: 'preview beside the form', command: vitest('preview', `--mode cms --isolate ${previewTest}`) },
      ],
    ],
  ],
};

const stages = stagesOf[process.argv[2] ?? ''];
if (!stages) throw new Error(`Unknown option ${process.argv[2]}`);

rmSync(results, { recursive: true, force: true });
// The tests start hundreds of command lines and servers: compiled once, each starts in half the time.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
const times: string[] = [];
let failed: string[] = [];
for (const stage of stages) {
  failed = (await Promise.all(stage.map((lane, place) => runLane(lane, place === 0)))).flat();
  if (failed.length > 0) break;
}

const [browserTests, ...vitestRuns] = ['playwright', 'vitest', 'faults', 'cms', 'preview'].map(read);
const stats = record(browserTests?.stats);
const sum = (...numbers: unknown[]) =>
  numbers.reduce<number>((all, one) => all + (typeof one === 'number' ? one : 0), 0);
const passed = sum(...vitestRuns.map((run) => run?.numPassedTests), stats.expected);
const wrong = sum(...vitestRuns.map((run) => run?.numFailedTests), stats.unexpected, stats.flaky);
console.log(`\nSteps: ${times.join(', ')}`);
console.log(`Slowest files: ${slowest().join(', ')}`);
console.log(failed.length > 0 ? `\nStopped at: ${failed.join(', ')}` : '\nAll steps passed.');
console.log(`${passed} passed, ${wrong} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** Returns the name of the step that failed, if any. */
async function runLane(lane: Lane, isFirst: boolean): Promise<string[]> {
  for (const step of lane) {
    if ((await run(step, isFirst)) !== 0) return [step.name];
  }
  return [];
}

/**
 * Returns the exit code. The first lane of a stage prints as it runs, the others when their steps have ended, so that
 * their lines do not mix.
 */
function run({ name, command, waits }: Step, isFirst: boolean): Promise<number | null> {
  const started = performance.now();
  if (isFirst) console.log(`\n== ${name}: ${command}`);
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', isFirst ? 'inherit' : 'pipe', isFirst ? 'inherit' : 'pipe'],
  });
  if (waits && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    child.once('close', (status) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      if (!isFirst) console.log(`\n== ${name}: ${command}\n${Buffer.concat(output)}`);
      console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
      times.push(`${name} ${seconds} s`);
      resolve(status);
    });
  });
}

/** Seconds of the ten slowest test files; the tests of a file are summed. */
function slowest(): string[] {
  const seconds = new Map<string, number>();
  for (const { name, startTime, endTime } of vitestRuns.flatMap((run) => list(run?.testResults)))
    seconds.set(relative('.', String(name)), (Number(endTime) - Number(startTime)) / 1000);
  for (const suite of list(browserTests?.suites)) seconds.set(`e2e/${suite.file}`, durationOf(suite) / 1000);
  return [...seconds]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([file, time]) => `${file} ${Math.round(time)} s`);
}

/** Milliseconds of a suite in Playwright's report, nested suites included. */
function durationOf(suite: Record<string, unknown>): number {
  const own = list(suite.specs).flatMap(({ tests }) => list(tests).flatMap(({ results: runs }) => list(runs)));
  return sum(...own.map(({ duration }) => duration), ...list(suite.suites).map(durationOf));
}

function read(name: string): Record<string, unknown> | undefined {
  const file = `${results}/${name}.json`;
  return existsSync(file) ? record(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(record) : [];
}

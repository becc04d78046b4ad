/**
 * Requests per second, latency and memory of our server compared with a bare `sirv` file server, in alternating rounds
 * on the same machine (quality.md, Fast). Build first. Medians of several rounds; exits with 1 if a limit is exceeded.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSite } from '../checks/tools/startSite.ts';
import { readPeakMegabytes } from './processMetrics.ts';
import { saveResults } from './results.ts';

const connections = 50;
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = 5;
const sirvServer = path.join(import.meta.dirname, 'sirv/serve.ts');
const autocannon = fileURLToPath(import.meta.resolve('autocannon'));

type Row = {
  server: 'sirv' | 'site';
  what: string;
  /** Requests per second in each round. */
  rates: number[];
  p99: number;
  peakMegabytes: number;
  /** Median of the ratios of each round: other load on the machine changes slowly. */
  ofSirv?: number;
};

const encodings = { 'as it is': 'identity', brotli: 'gzip, deflate, br' };
const page = '/preise';
const form = '/kontakt';

const rows: Row[] = [];
for (const [label, encoding] of Object.entries(encodings)) {
  await using sirv = await startSirv();
  await using site = await startSite();
  const [theirs, ours] = measureAlternately([sirv, site], page, encoding);
  if (!theirs || !ours) throw new Error('Nothing was measured');
  const what = `static page, ${label}`;
  rows.push({ server: 'sirv', what, ...theirs });
  rows.push({
    server: 'site',
    what,
    ...ours,
    ofSirv: median(ours.rates.map((rate, round) => rate / (theirs.rates[round] ?? 0))),
  });
}
for (const [label, encoding] of Object.entries(encodings)) {
  await using site = await startSite();
  const [ours] = measureAlternately([site], form, encoding);
  if (ours) rows.push({ server: 'site', what: `form page, ${label}`, ...ours });
}

const shown = (row: Row) => ({
  server: row.server,
  what: row.what,
  'requests/s': Math.round(median(row.rates)),
  'p99 ms': row.p99,
  'peak MB': Math.round(row.peakMegabytes),
  'of sirv': row.ofSirv?.toFixed(2) ?? '',
});
console.log(`${connections} connections, median of ${rounds} rounds of ${seconds} s, page ${page}, form ${form}`);
console.table(rows.map(shown));
saveResults('server', { connections, seconds, rounds, rows });

const ours = rows.filter(({ server }) => server === 'site');
const staticPages = ours.filter(({ what }) => what.startsWith('static page'));
const formPages = ours.filter(({ what }) => what.startsWith('form page'));
const broken = [
  ...staticPages.filter(({ ofSirv = 0 }) => ofSirv < 1).map(({ what }) => `${what}: fewer requests/s than sirv`),
  ...staticPages.filter(({ peakMegabytes }) => peakMegabytes >= 250).map(({ what }) => `${what}: 250 MB or more`),
  ...staticPages.filter(({ p99 }) => p99 >= 80).map(({ what }) => `${what}: p99 of 80 ms or more`),
  ...formPages.filter(({ rates }) => median(rates) < 1_000).map(({ what }) => `${what}: fewer than 1,000 requests/s`),
  ...formPages.filter(({ peakMegabytes }) => peakMegabytes >= 400).map(({ what }) => `${what}: 400 MB or more`),
];
for (const line of broken) console.error(line);
process.exitCode = broken.length > 0 ? 1 : 0;

type Running = { origin: string; process: ChildProcess };

async function startSirv(): Promise<Running & AsyncDisposable> {
  const child = spawn(process.execPath, [sirvServer], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return {
    origin: String(line).replace('Listening on ', '').trim(),
    process: child,
    async [Symbol.asyncDispose]() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

function measureAlternately(servers: Running[], address: string, encoding: string) {
  const reports = servers.map((): Report[] => []);
  for (const { origin } of servers) runLoad(origin + address, encoding, 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { origin }] of servers.entries())
      reports[index]?.push(runLoad(origin + address, encoding, seconds));
  }
  return servers.map((server, index) => ({
    rates: reports[index]?.map(({ requests }) => requests.average) ?? [],
    p99: median(reports[index]?.map(({ latency }) => latency.p99) ?? []),
    peakMegabytes: readPeakMegabytes(server.process),
  }));
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

type Report = { requests: { average: number }; latency: { p99: number }; non2xx: number; errors: number };

/** The load comes from a separate process: server and load generator use one of the machine's two cores each. */
function runLoad(url: string, encoding: string, duration: number): Report {
  const options = ['-j', '-c', String(connections), '-d', String(duration), '-H', `Accept-Encoding=${encoding}`, url];
  const output = execFileSync(process.execPath, [autocannon, ...options], { stdio: ['ignore', 'pipe', 'ignore'] });
  const report: Report = JSON.parse(output.toString());
  if (report.non2xx + report.errors > 0) throw new Error(`${url}: ${report.non2xx} refused, ${report.errors} failed`);
  return report;
}

/**
 * Leads per second that the built site accepts over 50 connections, on SQLite and on PostgreSQL, while mails and
 * webhooks of earlier leads go out to receivers in another process (quality.md, "Never lose a lead"). Only leads found
 * in the database at the end count. Build first. `--leads N` and `--database sqlite|postgres` shorten the run.
 */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { startPostgres } from '../checks/tools/startPostgres.ts';
import { startSite } from '../checks/tools/startSite.ts';
import { type Database, openDatabase } from '../src/database/openDatabase.ts';
import { countLeads } from '../src/leads/countLeads.ts';
import { isBalanced, reconcile } from '../src/leads/reconcile.ts';
import { postForms } from './leads/postForms.ts';
import type { ReceivedCounts } from './leads/receivers.ts';
import { startReceivers } from './leads/startReceivers.ts';
import { readCpuSeconds, readPeakMegabytes, readResidentMegabytes } from './processMetrics.ts';
import { saveResults } from './results.ts';

const connections = 50;
const page = '/kontakt';
/** `growth`: memory is flat if the last third of a run needs at most this many times the first third. */
const marks = { perSecond: 300, p99: 250, growth: 1.15 };

const { values } = parseArgs({ options: { leads: { type: 'string' }, database: { type: 'string' } } });
const leads = Number(values.leads ?? 60_000);
const kinds = (['sqlite', 'postgres'] as const).filter((kind) => (values.database ?? kind) === kind);

type Result = Awaited<ReturnType<typeof measure>>;
const results: Result[] = [];
for (const kind of kinds) results.push(await measure(kind));

const title = `${leads} contact forms by ${connections} connections; each lead is two mails (SMTP) and one webhook, sent meanwhile`;
console.log(title);
console.table(transpose(results.map(toTableRow)));
saveResults('leads', { leads, connections, marks, results });
const broken = results.flatMap(findExceededLimits);
for (const line of broken) console.error(line);
process.exitCode = broken.length > 0 ? 1 : 0;

async function measure(kind: Database['kind']) {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const receivers = await startReceivers();
  const site = await startSite({
    env: {
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...receivers.settings,
      ...{ RATE_LIMIT: '0', ALTCHA_DIFFICULTY: '0' },
    },
  });
  const database = await openDatabase({ DATA_DIR: site.dataDir, DATABASE_URL: postgres?.url });
  try {
    const memory = watchMemory(site.process);
    const cpuBefore = readCpuSeconds(site.process);
    const posted = await postForms(site.origin, page, leads, connections);
    const whilePosting = memory.samples.length;
    const cpuSeconds = readCpuSeconds(site.process) - cpuBefore;
    const meanwhile = await countLeads(database);
    const drainSeconds = await drain(database);
    memory.stop();

    const { leads: stored, ...deliveries } = await countLeads(database);
    const answered = posted.statuses['303'] ?? 0;
    const at = (share: number) => posted.latencies[Math.ceil(posted.latencies.length * share) - 1] ?? Number.NaN;
    return {
      database: kind,
      safety: await readDurability(database),
      answered,
      stored,
      refused: leads - answered,
      errors: posted.errors,
      seconds: posted.seconds,
      perSecond: Math.min(answered, stored) / posted.seconds,
      cpuShare: cpuSeconds / posted.seconds,
      latency: { p50: at(0.5), 'p97.5': at(0.975), p99: at(0.99), max: at(1) },
      deliveries,
      deliveredMeanwhile: meanwhile.delivered,
      drainSeconds,
      received: await receivers.received(),
      balanced: isBalanced(await reconcile(database)),
      memory: { thirds: thirdsOf(memory.samples.slice(0, whilePosting)), peak: readPeakMegabytes(site.process) },
    };
  } finally {
    await database.query.destroy();
    await site.stop();
    receivers.stop();
    await postgres?.stop();
  }
}

function toTableRow({ latency, memory, received, ...result }: Result): Record<string, string | number | boolean> {
  return {
    database: result.database,
    safety: result.safety,
    'leads stored': result.stored,
    'refused, broken': `${result.refused}, ${result.errors}`,
    'accepted/s': Math.round(result.perSecond),
    'of one core': `${Math.round(result.cpuShare * 100)} %`,
    'p50 ms': Math.round(latency.p50),
    'p97.5 ms': Math.round(latency['p97.5']),
    'p99 ms': Math.round(latency.p99),
    'max ms': Math.round(latency.max),
    'delivered meanwhile': result.deliveredMeanwhile,
    'delivered in all': result.deliveries.delivered,
    'received twice': countDuplicates(received),
    'outbox empty after s': Math.round(result.drainSeconds),
    'books balance': result.balanced,
    'MB in thirds of the run': memory.thirds.map(Math.round).join(', '),
    'peak MB': Math.round(memory.peak),
  };
}

/** Transposes the results: one row per figure, one column per database. */
function transpose([first = {}, ...others]: Record<string, string | number | boolean>[]) {
  const columns = [first, ...others];
  const names = Object.keys(first).filter((name) => name !== 'database');
  return Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(columns.map((column) => [column.database, column[name]]))]),
  );
}

function findExceededLimits({ database, latency, memory, received, deliveries, ...result }: Result): string[] {
  const [early = 0, , late = 0] = memory.thirds;
  const wanted = {
    [`fewer than ${marks.perSecond} accepted per second`]: result.perSecond >= marks.perSecond,
    [`p99 of ${marks.p99} ms or more`]: latency.p99 < marks.p99,
    'a form was not accepted': result.answered === leads,
    'answered and stored differ': result.answered === result.stored,
    'something was not delivered': deliveries.delivered === leads * 3 && deliveries.pending + deliveries.dead === 0,
    'a receiver lacks something': received.mails.ids === leads * 2 && received.webhooks.ids === leads,
    'something was received twice': countDuplicates(received) === 0,
    'the books do not balance': result.balanced,
    'memory grows': late <= early * marks.growth,
  };
  return Object.entries(wanted).flatMap(([fault, held]) => (held ? [] : [`${database}: ${fault}`]));
}

function countDuplicates({ mails, webhooks }: ReceivedCounts): number {
  return mails.all - mails.ids + webhooks.all - webhooks.ids;
}

/** Returns the seconds until the outbox is empty. Gives up after two minutes without progress. */
async function drain(database: Database): Promise<number> {
  const started = performance.now();
  let moved = started;
  for (let before = Number.POSITIVE_INFINITY; ; await pause(1_000)) {
    const { pending } = await countLeads(database);
    const now = performance.now();
    if (pending < before) moved = now;
    if (pending === 0 || now - moved > 120_000) return (now - started) / 1_000;
    before = pending;
  }
}

/** The durability settings as the database reports them, on a connection opened by `openDatabase` as on the site. */
async function readDurability({ kind, query }: Database): Promise<string> {
  const ask = async (setting: string) => {
    const { rows } = await sql<Record<string, string | number>>`${sql.raw(setting)}`.execute(query);
    return String(Object.values(rows[0] ?? {})[0]);
  };
  if (kind === 'postgres')
    return `fsync ${await ask('show fsync')}, synchronous_commit ${await ask('show synchronous_commit')}`;
  const levels = ['off', 'normal', 'full', 'extra'];
  return `${await ask('pragma journal_mode')}, synchronous ${levels[Number(await ask('pragma synchronous'))]}`;
}

function watchMemory(server: ChildProcess) {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(readResidentMegabytes(server)), 250);
  return { samples, stop: () => clearInterval(timer) };
}

/** Medians of three equal parts of the run. The first tenth is warm-up and does not count. */
function thirdsOf(samples: number[]): number[] {
  const warm = samples.slice(Math.ceil(samples.length / 10));
  const length = Math.floor(warm.length / 3);
  return [0, 1, 2].map((part) => median(warm.slice(part * length, (part + 1) * length)));
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
}

/**
 * `npx node checks/publishing.ts` on a build with CMS_URL: how long publishing takes with all content in the content
 * system, at idle and with 10 publications a second beside 500 requests a second, on one process and on two, and what it
 * costs (quality.md, Editable). CPU time per publication is the figure that other work on the machine changes least; times
 * under load are checked only if requests alone are fast. Over 200 lines: all phases share the publications.
 */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readCpuSeconds } from '../bench/processMetrics.ts';
import { knowledgePlural } from '../src/cms/texts/knowledgeType.ts';
import { newEntry } from '../src/testing/newEntry.testing.ts';
import { cmsToken, startFakeCms } from '../src/testing/startFakeCms.testing.ts';
import { seededEntries } from './site/seededEntries.ts';
import { startPostgres } from './tools/startPostgres.ts';
import { type RunningSite, startSite } from './tools/startSite.ts';

const secret = 'webhook-secret-of-a-test';
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rates = { publications: 10, requests: 500 };
/** In milliseconds, with room for the tests beside it: an article took 3,700 CPU ms before decision 0322, and 600 now. */
const limits = { cpu: 3_000, idle: 5_000 };
/**
 * Under load, `cpu` per publication beyond that of the requests: 134 to 165 before decision 0324, and
 * 80 to 92 now. The others are the in milliseconds, with room, checked if requests alone are `quiet`; `oldest` if
 * two processes keep up with the requests, else `busy`, which a process that hears of no change exceeds.
 */
const loadLimits = { cpu: 160, visible: 3_000, oldest: 2_000, busy: 20_000, request: 500, quiet: 100 };
/** Milliseconds between looks at a page. At 50 under load, they were twice the requests, each search a rendering. */
let pollInterval = 50;
/** Milliseconds after which a publication counts as not shown: before the poll of a process that no webhook reaches. */
const longest = 30_000;

type Entry = Record<string, unknown>;
type Publication = { model: string; list: string; change: (entries: Entry[], mark: string) => void; shown: string[] };

const setFirst = (field: string) => (entries: Entry[], mark: string) => {
  entries[0] = { ...entries[0], [field]: mark };
};
const added = (mark: string) => ({ key: mark.toLowerCase(), documentId: mark });

/** What editors publish in turn, with the addresses that show it. A mark is a word that no other page has. */
const publications: Publication[] = [
  {
    ...{ model: 'post', list: 'posts' },
    change: (entries, mark) =>
      void entries.unshift({ ...entries[0], kind: 'blog', ...added(mark), title: mark, metaTitle: mark, body: mark }),
    shown: ['/blog', '/blog/MARK', '/blog/feed.json', '/sitemap.xml', '/llms.txt', '/blog/MARK.md', '/suche?q=MARK'],
  },
  { model: 'faq-entry', list: 'faq-entries', change: setFirst('question'), shown: ['/faq', '/faq.md'] },
  { model: 'plan', list: 'plans', change: setFirst('subtitle'), shown: ['/preise', '/preise.md'] },
  { model: 'text-knowledge', list: knowledgePlural, change: setFirst('answer'), shown: [] },
  {
    ...{ model: 'text-industry', list: 'text-industries' },
    change: (entries, mark) =>
      void entries.push(newEntry('text-industry', 'de', { ...added(mark), question: mark, title: mark })),
    shown: ['/', '/branchen/MARK', '/branchen/MARK.md', '/suche?q=MARK'],
  },
  { model: 'page-meta', list: 'page-metas', change: setFirst('metaDescription'), shown: ['/'] },
];

/** Pages that visitors read meanwhile. */
const visited = [
  '/',
  '/preise',
  '/blog',
  '/faq',
  '/en',
  '/en/pricing',
  '/loesung',
  '/kontakt',
  '/branchen/handel',
  '/en/blog',
];

await using cms = await startFakeCms();
cms.entries = seededEntries();
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
/** All get requests; `told` get the webhooks. */
let processes: { all: RunningSite[]; told: RunningSite[] } = { all: [], told: [] };
const cpu = () => processes.all.reduce((sum, site) => sum + readCpuSeconds(site.process) * 1_000, 0);
/** Times to visible in milliseconds, by what shows it. */
const times = new Map<string, number[]>();
/** Milliseconds from a webhook to the last request for a page without its content. */
let oldest = 0;
let marks = 0;

const site = await startProcess();
processes = { all: [site], told: [site] };
await settled();
console.log(`After the start: ${cpu().toFixed(0)} CPU ms`);

for (const publication of publications) {
  times.clear();
  const before = cpu();
  await publish(publication);
  await settled();
  const cost = cpu() - before;
  print(`Idle, ${publication.model}: ${cost.toFixed(0)} CPU ms`);
  if (cost > limits.cpu || [...times.values()].flat().some((time) => time > limits.idle)) {
    console.log(`  MORE THAN ${limits.cpu} CPU ms, or ${limits.idle} ms`);
    process.exitCode = 1;
  }
}

pollInterval = 200;
const alone = await load('requests alone', 0);
const loaded = await load(`${rates.publications} publications/s beside them`, rates.publications);

const cost = (loaded.cpu - alone.cpu) / (rates.publications * seconds);
const visible = slowestTime();
const after = await load('requests alone, again', 0);
await site.stop();
const isQuiet = Math.max(alone.slowest, after.slowest) < loadLimits.quiet;
console.log(
  `\n${cost.toFixed(0)} CPU ms per publication; the machine is ${isQuiet ? 'quiet' : 'busy: times are not checked'}`,
);
if (cost > loadLimits.cpu || (isQuiet && (visible > loadLimits.visible || loaded.slowest > loadLimits.request))) {
  console.log(`  MORE THAN ${JSON.stringify(loadLimits)}`);
  process.exitCode = 1;
}

const postgres = await startPostgres();
await loadTwo('a webhook to the first, and a shared PostgreSQL', { DATABASE_URL: postgres.url }, 1);
await postgres.stop();
await loadTwo('webhooks to both', {}, 2);
agent.destroy();

/** No process shows an older page than its webhook for long. Measured again if it does: this load fills two cores. */
async function loadTwo(name: string, env: Record<string, string>, told: number, tries = 3): Promise<void> {
  const all = [await startProcess(env), await startProcess(env)];
  processes = { all, told: all.slice(0, told) };
  await settled();
  const { rate } = await load(`Two processes, ${name}: ${rates.publications} publications/s`, rates.publications);
  const limit = rate > 0.95 * rates.requests ? loadLimits.oldest : loadLimits.busy;
  for (const one of all) await one.stop();
  if (oldest <= limit) return;
  console.log(`  MORE THAN ${limit} ms`);
  if (tries > 1) await loadTwo(name, env, told, tries - 1);
  else process.exitCode = 1;
}

function startProcess(env: Record<string, string> = {}): Promise<RunningSite> {
  const access = { CMS_URL: cms.url, CMS_TOKEN: cmsToken, CMS_WEBHOOK_SECRET: secret, RATE_LIMIT: '0' };
  return startSite({ env: { ...access, ...env } });
}

async function load(name: string, publicationRate: number): Promise<{ cpu: number; rate: number; slowest: number }> {
  times.clear();
  oldest = 0;
  const before = cpu();
  const started = performance.now();
  const isOn = () => performance.now() - started < seconds * 1_000;
  const latencies: number[] = [];
  const visits = atRate(rates.requests, isOn, async (number) => {
    const { all } = processes;
    const one = all[number % all.length];
    const path = visited[Math.floor(number / all.length) % visited.length];
    if (one && path) latencies.push((await read(one, path, { 'Accept-Encoding': 'br' })).duration);
  });
  const published = atRate(publicationRate, isOn, (number) => {
    const publication = publications[number % publications.length];
    return publication ? publish(publication) : Promise.resolve();
  });
  await visits;
  const rate = latencies.length / ((performance.now() - started) / 1_000);
  const during = cpu() - before;
  await published;
  await settled();
  const sorted = latencies.toSorted((one, other) => one - other);
  print(
    `${name}: ${rate.toFixed(0)} requests/s, p50 ${at(sorted, 0.5)} ms, p99 ${at(sorted, 0.99)} ms, slowest ${at(sorted, 1)} ms; ` +
      `${during.toFixed(0)} CPU ms meanwhile, ${(cpu() - before).toFixed(0)} until settled`,
  );
  if (publicationRate > 0)
    console.log(`  the oldest page: requested ${oldest.toFixed(0)} ms after a webhook, without its content`);
  return { cpu: cpu() - before, rate, slowest: sorted.at(-1) ?? Number.NaN };
}

/** Starts `work` at a steady rate, whether earlier work has ended or not. */
async function atRate(rate: number, isOn: () => boolean, work: (number: number) => Promise<void>): Promise<void> {
  const started = performance.now();
  const running: Promise<void>[] = [];
  while (rate > 0 && isOn()) {
    while (running.length < ((performance.now() - started) / 1_000) * rate) running.push(work(running.length));
    await wait(2);
  }
  await Promise.all(running);
}

async function publish({ model, list, change, shown }: Publication): Promise<void> {
  const number = marks++;
  const mark = `Zeppelin${number}`;
  change(cms.entries.get(`${list}:de`) as Entry[], mark);
  const headers = { Authorization: `Bearer ${secret}` };
  const started = performance.now();
  const body = JSON.stringify({ model });
  await Promise.all(
    processes.told.map(({ origin }) => fetch(`${origin}/api/cms/webhook`, { method: 'POST', headers, body })),
  );
  await Promise.all(
    processes.all.flatMap((one, place) =>
      shown.map(async (path) => {
        const address = path.replace('MARK', path.includes('?') ? mark : mark.toLowerCase());
        // The page of the search repeats the query.
        const form = path.includes('?') ? /zeppelin(\d+)/g : /zeppelin(\d+)/gi;
        let sent = performance.now();
        while (newestMark((await read(one, address)).text, form) < number && sent - started < longest) {
          oldest = Math.max(oldest, sent - started);
          await wait(pollInterval);
          sent = performance.now();
        }
        const name = place === 0 ? path : `${path}, second process`;
        times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
      }),
    ),
  );
}

function slowestTime(): number {
  return Math.max(...[...times.values()].flat());
}

/** Later publications replace the mark of earlier ones. */
function newestMark(text: string, form: RegExp): number {
  return Math.max(-1, ...[...text.matchAll(form)].map(([, number]) => Number(number)));
}

function read({ origin }: RunningSite, path: string, headers = {}): Promise<{ text: string; duration: number }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = get(origin + path, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ text: Buffer.concat(chunks).toString(), duration: performance.now() - started }),
      );
    });
    sent.on('error', reject);
  });
}

/** The servers have nothing to do for a second. */
async function settled(): Promise<void> {
  for (let before = Number.NaN; !(cpu() - before <= 30 * processes.all.length); ) {
    before = cpu();
    await wait(1_000);
  }
}

function print(title: string): void {
  console.log(`\n${title}`);
  for (const [path, values] of times) {
    const sorted = values.toSorted((one, other) => one - other);
    console.log(
      `  p50 ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms, slowest ${at(sorted, 1)} ms: ${path} (${values.length})`,
    );
  }
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0);
}

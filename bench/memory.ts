/**
 * Memory of the built server as `npm start` runs it (quality.md, Fast): idle, after the first requests of every kind,
 * and under one minute of 100 connections with pages, forms, search, questions to the bot and posted forms. Build
 * first. Exits with 1 if a limit is exceeded.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { startSite } from '../checks/tools/startSite.ts';
import { readPeakMegabytes, readResidentMegabytes } from './processMetrics.ts';
import { saveResults } from './results.ts';

const connections = 100;
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
/** In MB; e2e/limit-memory.spec.ts, which runs beside other work, allows 250 after the start. */
const limits = { started: 220, first: 250, mixed: 400 };

type LoadRequest = { path: string; type?: string; body?: (number: number) => string };

const read = (path: string): LoadRequest => ({ path });
const question = (locale: 'de' | 'en', texts: readonly string[]): LoadRequest => ({
  path: '/api/bot/message',
  type: 'application/json',
  body: (number) =>
    JSON.stringify({
      botId: `website-${locale}`,
      locale,
      history: [],
      text: `${texts[number % texts.length]} ${number}`,
    }),
});
const form: LoadRequest = {
  path: '/kontakt',
  type: 'application/x-www-form-urlencoded',
  body: (number) =>
    new URLSearchParams({
      form_id: randomUUID(),
      topic: 'sales',
      lastname: `Müßig ${number}`,
      email: `visitor-${number}@example.org`,
      message: 'Was kostet das, und wann können wir beginnen?',
    }).toString(),
};

/** 20 requests: twelve pages and files, four form pages, two searches, one question; a form in every second round. */
const round = [
  ...['/', '/preise', '/en', '/blog', '/faq', '/en/pricing', '/favicon.svg', '/sitemap.xml', '/robots.txt'].map(read),
  ...['/og/de/home.png', '/en/features', '/llms.txt', '/kontakt', '/loesung', '/en/contact', '/get-a-demo'].map(read),
  ...['/suche?q=preise', '/en/search?q=price'].map(read),
  question('de', ['Was kostet das im Monat', 'Wo liegen die Daten', 'Wie kündige ich']),
];
const mix = [...round, form, ...round, question('en', ['What does it cost', 'Where is the data', 'How do I cancel'])];

await using site = await startSite({ env: { RATE_LIMIT: '0', MIN_FILL_MS: '0' } });
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const started = readResidentMegabytes(site.process);
for (const [number, asked] of mix.entries()) await send(asked, number);
const first = readPeakMegabytes(site.process);

const statuses: Record<string, number> = {};
let next = 0;
const end = performance.now() + seconds * 1_000;
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < end) {
      const number = next++;
      const asked = mix[number % mix.length];
      const status = asked ? await send(asked, number) : 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }),
);
const mixed = readPeakMegabytes(site.process);
agent.destroy();

console.log(`${connections} connections, ${seconds} s, ${Math.round(next / seconds)} requests/s`, statuses);
console.table({
  'after start': Math.round(started),
  'peak, first requests': Math.round(first),
  'peak, mixed load': Math.round(mixed),
});
saveResults('memory', { connections, seconds, requests: next, statuses, started, first, mixed });

const broken = [
  ...Object.entries({ started, first, mixed }).flatMap(([name, size]) => {
    const limit = limits[name as keyof typeof limits];
    return size >= limit ? [`${name}: ${Math.round(size)} MB, ${limit} or more`] : [];
  }),
  ...Object.keys(statuses).flatMap((status) => (/^(200|303)$/.test(status) ? [] : [`answers with ${status}`])),
];
for (const line of broken) console.error(line);
process.exitCode = broken.length > 0 ? 1 : 0;

function send({ path, type, body }: LoadRequest, number: number): Promise<number> {
  const text = body?.(number);
  const headers = {
    'accept-encoding': 'gzip, deflate, br',
    ...(text !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const method = text === undefined ? 'GET' : 'POST';
    const sent = request(site.origin + path, { agent, method, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

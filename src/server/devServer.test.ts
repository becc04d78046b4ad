/** `npm run dev` in a copy of the project, while an engineer adds a page. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeModel, modelFile } from '../../bot/answers/entryModel.ts';
import { knowledgeFile } from '../../bot/answers/knowledge.ts';
import { knowledgeBaseFile } from '../../bot/answers/knowledgeBase.ts';
import { trainEntryModel } from '../../bot/answers/trainEntryModel.ts';
import { findFreePort } from '../../checks/tools/findFreePort.ts';
import { searchFile } from '../features/search/openSearchService.ts';
import { locales } from '../routes/table.ts';

/** Build data of one page for search and bot. */
const common = { id: 'pricing', path: '/preise', title: 'Preise', headline: 'Preise', about: 'Was es kostet' };
const searchPage = { ...common, kind: '', sections: [['Zebrastreifen', 'zebra', 'Ein Zebrastreifen.', '']] };
const unit = { heading: 'Zebrastreifen', fragment: 'zebra', blocks: ['Ein Zebrastreifen.'], below: [] };
const knownPage = { ...common, weight: 1, units: [unit], named: {} };

let folder: string;
let origin: string;
let server: ChildProcess;
let output = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-server-'));
  const outside = ['.git', 'node_modules', 'dist', 'var', '.astro', 'test-results', 'cms', 'e2e', 'film', 'bench'];
  for (const name of (await readdir('.')).filter((entry) => !outside.includes(entry)))
    await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  for (const locale of locales) {
    await put(`dist/client${searchFile(locale)}`, JSON.stringify({ pages: [searchPage], synonyms: [] }));
    await put(`dist/${knowledgeFile(locale)}`, JSON.stringify({ pages: [knownPage] }));
    const knowledgeBase = { entries: [], unanswered: [], followUps: {}, acts: {}, concepts: {} };
    await put(`dist/${knowledgeBaseFile(locale)}`, JSON.stringify(knowledgeBase));
    await put(`dist/${modelFile(locale)}`, encodeModel(trainEntryModel(knowledgeBase, locale)));
  }
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  const { PATH, HOME } = process.env;
  const address = { SITE_URL: origin, PORT: String(port), HOST: '127.0.0.1' };
  const settings = { PATH, HOME, ...address, GA_ID: 'G-ABCDE12345', ASTRO_TELEMETRY_DISABLED: '1' };
  server = spawn('node', ['node_modules/astro/bin/astro.mjs', 'dev'], { cwd: folder, env: settings });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
}, 60_000);

afterAll(async () => {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const ask = async (path: string, init?: RequestInit) => {
  const answer = await fetch(origin.replace('localhost', '127.0.0.1') + path, { redirect: 'manual', ...init }).catch(
    () => undefined,
  );
  return answer && { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const eventually = (path: string, status: number) =>
  expect.poll(async () => (await ask(path))?.status, { timeout: 60_000, message: output.slice(-3000) }).toBe(status);

test('serves a page that is added to the table while it runs', async () => {
  await eventually('/impressum', 200);
  expect((await ask('/en/scratch'))?.status).toBe(404);
  const meta = { name: 'Scratch', title: 'Scratch', headline: 'Scratch', description: 'Scratch' };
  for (const locale of ['de', 'en'])
    await change(
      `src/text/words/${locale}/meta.ts`,
      "  'contact-us': {",
      `  scratch: ${JSON.stringify(meta)},\n  'contact-us': {`,
    );
  await writeFile(
    join(folder, 'src/views/Scratch.astro'),
    "---\nimport Page from '../components/layouts/Page.astro';\n---\n<Page><h1>A new page</h1></Page>\n",
  );
  await change(
    'src/routes/table.ts',
    "  'contact-us': page(",
    "  scratch: page('/scratch', '/en/scratch', 'Scratch'),\n  'contact-us': page(",
  );
  await eventually('/en/scratch', 200);
  await eventually('/scratch', 200);
  expect((await ask('/scratch'))?.text).toContain('A new page');
}, 240_000);

test('has the services and the headers of production', async () => {
  await eventually('/impressum', 200);
  const page = await ask('/impressum');
  expect(page?.headers.get('server-timing')).toMatch(/^consent;desc="\w{8} ask"$/);
  const policy = page?.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self' 'unsafe-inline';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page?.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  // As documented in docs/how-to/add-a-page.md.
  expect([(await ask('/healthz'))?.status, (await ask('/sw.js'))?.status]).toEqual([404, 404]);
  expect((await ask(`/termin/${'x'.repeat(32)}`))?.headers.get('referrer-policy')).toBe('no-referrer');
  // React refresh, which the chat's frame and our islands need.
  expect((await ask('/@id/astro:scripts/page.js'))?.text).toContain('$RefreshReg$');

  expect((await ask('/suche?q=Zebrastreifen'))?.text).toContain('/preise#zebra');
  expect((await ask('/search/de.json'))?.text).toContain('Zebrastreifen');
  // A build while the development server runs.
  const rebuilt = { ...searchPage, sections: [['Kamelpfad', 'zebra', 'Ein Kamelpfad.', '']] };
  await put(`dist/client${searchFile('de')}`, JSON.stringify({ pages: [rebuilt], synonyms: [] }));
  await put('dist/releases/1/build.json', '{}');
  await symlink('releases/1', join(folder, 'dist/current'));
  expect((await ask('/suche?q=Kamelpfad'))?.text).toContain('/preise#zebra');
  const frame = await ask('/bot/website-de');
  expect([frame?.status, frame?.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringMatching(/script-src 'self' 'unsafe-inline';.*frame-ancestors 'self'/),
  ]);
  const json = { 'content-type': 'application/json', origin };
  const question = { botId: 'website-de', locale: 'de', text: 'Zebrastreifen?', history: [] };
  const reply = await ask('/api/bot/message', { method: 'POST', headers: json, body: JSON.stringify(question) });
  expect([reply?.status, reply?.text]).toEqual([200, expect.stringContaining('"kind"')]);
  expect((await ask('/api/consent?lang=de'))?.text).toContain('Google Analytics');
  const form = new URLSearchParams({ lastname: 'M', email: 'm@example.org', message: 'Hallo', topic: 'sales' });
  const headers = { origin, accept: 'application/json' };
  expect((await ask('/kontakt', { method: 'POST', headers, body: form }))?.text).toContain('"ok":true');
}, 240_000);

test('prints no warning', async () => {
  await eventually('/blog', 200);
  expect(output.split('\n').filter((line) => /shiki|warn|deprecat/i.test(line))).toEqual([]);
}, 120_000);

async function put(file: string, text: string | Buffer) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

async function change(file: string, before: string, after: string) {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(before);
  await writeFile(path, text.replace(before, after));
}

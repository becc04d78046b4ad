/**
 * `node checks/seededSite.ts` on a build with CMS_URL: `npm run cms` and `npm run cms:seed` with a new database, then every
 * page of the site with this Strapi, word for word as with its files. Part of `npm run test:cms`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { readPages, type SitePage } from './site/pages.ts';
import { readVisibleTexts } from './site/readVisibleTexts.ts';
import { findFreePort } from './tools/findFreePort.ts';
import { startSite } from './tools/startSite.ts';

const mostShown = 30;
const folder = mkdtempSync(join(tmpdir(), 'seeded-'));
const port = String(await findFreePort());
const url = `http://127.0.0.1:${port}`;
const settingsFile = join(folder, '.env');
const env = {
  ...process.env,
  ...{
    NODE_ENV: 'test',
    ENV_PATH: settingsFile,
    DATABASE_FILENAME: join(folder, 'data.db'),
    PORT: port,
    LOG_LEVEL: 'warn',
  },
};

const scripts = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
const strapi = run('cms');
process.once('exit', () => strapi.child.kill('SIGKILL'));
try {
  await answering(`${url}/_health`);
  const panel = await fetch(`${url}/admin/`);
  report(panel.status === 200, `npm run cms: the panel answers ${panel.status}`);
  const seed = run('cms:seed');
  const code = await seed.ended;
  report(code === 0, `npm run cms:seed ends with ${code}${code === 0 ? '' : seed.output()}`);
  const settings = parseEnv(readFileSync(settingsFile, 'utf8'));
  const printed = Object.entries(settings).filter(
    ([, value]) => value && value.length > 20 && (strapi.output() + seed.output()).includes(value),
  );
  report(printed.length === 0, `settings printed: ${printed.map(([name]) => name).join(', ') || 'none'}`);
  await compare(settings);
} finally {
  strapi.child.kill('SIGTERM');
  await strapi.ended;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function compare({ CMS_TOKEN = '', CMS_WEBHOOK_SECRET = '' }: NodeJS.Dict<string>): Promise<void> {
  await using fromFiles = await startSite();
  await using seeded = await startSite({ env: { CMS_URL: url, CMS_TOKEN, CMS_WEBHOOK_SECRET } });
  await hasReadAll(seeded.origin, CMS_WEBHOOK_SECRET);
  const [own, given] = [await readPages(fromFiles.origin), await readPages(seeded.origin)];
  const texts = new Map(given.map((page) => [page.path, textsOf(page)]));
  const differing = own.flatMap((page) => {
    const [wanted, shown] = [textsOf(page), texts.get(page.path) ?? []];
    const at = wanted.findIndex((text, place) => text !== shown[place]);
    if (at < 0 && wanted.length === shown.length) return [];
    return `${page.path}\n    files:  ${wanted[at] ?? '(nothing more)'}\n    Strapi: ${shown[at < 0 ? wanted.length : at] ?? '(nothing)'}`;
  });
  for (const difference of differing.slice(0, mostShown)) console.log(`  ${difference}`);
  report(differing.length === 0, `${differing.length} of ${own.length} pages differ from those of the files`);
  report(given.length === own.length && own.length > 100, `${given.length} pages with Strapi`);
}

function textsOf(page: SitePage): string[] {
  return readVisibleTexts(page).map(({ text }) => text);
}

/** Waits until the site shows the newest content of every kind. */
async function hasReadAll(origin: string, secret: string): Promise<void> {
  const status = z.object({ refused: z.array(z.unknown()), kinds: z.array(z.object({ shows: z.string() })) });
  // What was not answered within 2 s is read again after a minute.
  for (const end = Date.now() + 180_000; ; await wait(200)) {
    const answer = await fetch(`${origin}/api/cms/status`, { headers: { Authorization: `Bearer ${secret}` } });
    const { refused, kinds } = status.parse(await answer.json());
    const missing = kinds.filter(({ shows }) => shows !== 'current').length;
    // One page exists in English only.
    if (kinds.length > 0 && missing <= 1) return report(refused.length === 0, `${refused.length} entries refused`);
    if (Date.now() > end) throw new Error(`${missing} kinds of content were not read`);
  }
}

/** Like `npm run`, whose own process would keep signals. */
function run(script: string): { child: ChildProcess; output: () => string; ended: Promise<number | null> } {
  const command = scripts[script]?.replace(/^exec /, '');
  const child = spawn(`exec ${command}`, { env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output, ended: new Promise((resolve) => child.once('close', resolve)) };
}

async function answering(address: string): Promise<void> {
  for (const end = Date.now() + 240_000; ; await wait(300)) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > end || strapi.child.exitCode !== null) throw new Error(`Strapi did not start\n${strapi.output()}`);
  }
}

function report(isRight: boolean, what: string): void {
  console.log(`  ${isRight ? 'ok' : 'WRONG'}: ${what}`);
  if (!isRight) process.exitCode = 1;
}

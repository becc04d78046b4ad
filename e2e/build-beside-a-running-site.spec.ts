/**
 * A new build beside a running site (issue 10, item 18): the running process keeps its own build, lazily loaded files
 * included; the next start uses the new one. The builds are copies in a separate folder, because other tests use dist/.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startSite } from '../checks/tools/startSite.ts';
import { buildRecordName, publishRelease, removeOldReleases } from '../src/server/build/releases.ts';

const root = join(import.meta.dirname, '..');
const built = realpathSync(join(root, 'dist/current'));
/** Inside node_modules, so that imports of the builds resolve. */
const scratch = join(root, 'node_modules/.cache', `builds-${process.pid}`);
const dist = join(scratch, 'dist');
test.afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const inAnHour = () => Date.now() + 3_600_000;

/** Publishes a build: complete, or its record only. */
function build(name: string, files: 'all' | 'record'): string {
  const folder = join(dist, 'releases', name);
  mkdirSync(folder, { recursive: true });
  const source = files === 'all' ? built : join(built, buildRecordName);
  cpSync(source, files === 'all' ? folder : join(folder, buildRecordName), { recursive: true });
  publishRelease(folder, dist);
  return folder;
}

test('a new build keeps the build of a running site intact, and the next start uses the new one', async () => {
  const marker = '# The new build';
  build('1', 'all');
  await using site = await startSite({ dist, env: { RATE_LIMIT: '0', ALTCHA_DIFFICULTY: '2' } });
  const text = async (origin: string, path: string) => (await fetch(origin + path)).text();
  const before = await text(site.origin, '/robots.txt');

  for (const name of ['2', '3']) build(name, 'record');
  const newest = build('4', 'all');
  for (const ending of ['.br', '.gz']) rmSync(join(newest, 'client/robots.txt') + ending, { force: true });
  writeFileSync(join(newest, 'client/robots.txt'), marker);
  removeOldReleases(dist, inAnHour());
  expect(readdirSync(join(dist, 'releases'))).toEqual(['1', '2', '3', '4']);

  await using next = await startSite({ dist });
  expect(await text(next.origin, '/robots.txt')).toBe(marker);
  expect(await text(site.origin, '/robots.txt')).toBe(before);

  // Lazily loaded parts: the first question, the first form, and the first mailed PDF with its renderer.
  expect(JSON.parse(await text(site.origin, '/healthz'))).toMatchObject({ status: 'ok', bot: 'up' });
  const question = { botId: 'site-de', locale: 'de', text: 'Was kostet der Professional-Tarif?', history: [] };
  const reply = await fetch(`${site.origin}/api/bot/message`, { method: 'POST', body: JSON.stringify(question) });
  expect([reply.status, (await reply.json()).kind]).toEqual([200, 'answer']);
  const form = {
    ...{ team: '5', requests: '2400', salary: '3300' },
    ...{ firstname: 'Zoë', lastname: 'Müßig', company: 'Müßig GmbH', email: 'zoe@visitor.example' },
  };
  const posted = await fetch(`${site.origin}/en/chatbot-roi-calculator`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(form),
  });
  expect(posted.status).toBe(200);
  const mails = join(site.dataDir, 'mail');
  await expect(() => {
    const texts = readdirSync(mails).map((name) => readFileSync(join(mails, name), 'utf8'));
    expect(texts.some((mail) => mail.includes('application/pdf'))).toBe(true);
  }).toPass({ timeout: 30_000 });
  expect(JSON.parse(await text(site.origin, '/healthz'))).toMatchObject({ status: 'ok', bot: 'up' });

  await site.stop();
  removeOldReleases(dist, inAnHour());
  expect(readdirSync(join(dist, 'releases'))).toEqual(['2', '3', '4']);
});

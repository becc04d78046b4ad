/** How changes reach the site: many webhooks, several processes, answers without end, a CDN. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { Render } from '../server/siteOptions.ts';
import { footerEntry } from '../testing/cmsEntries.testing.ts';
import { createTestEnvironment } from '../testing/createTestEnvironment.testing.ts';
import { fillFakeCms, openTestContent } from '../testing/openTestContent.testing.ts';
import { startFakeCms } from '../testing/startFakeCms.testing.ts';
import { startTestServer } from '../testing/startTestServer.testing.ts';
import { fromCms, withContent } from '../text/content/currentContent.ts';
import { openContentPeers } from './openContentPeers.ts';
import { purgeCdn } from './purgeCdn.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const secret = 'a-secret-of-sixteen-and-more';
const settings = { SITE_URL: 'http://localhost:4321', TRUST_PROXY: 0, CMS_WEBHOOK_SECRET: secret };
const publish = { method: 'POST', headers: { Authorization: `Bearer ${secret}` }, body: '{"model":"footer"}' };

test('200 webhooks in a burst are a handful of reads, and the last change is live', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('footer:de', footerEntry);
  const { source } = openTestContent(cms);
  await source.refresh();
  await using site = await startTestServer({ content: source, settings });
  const before = cms.requests.length;
  cms.delay = 100;
  const started = performance.now();
  const posted: Promise<unknown>[] = [];
  for (let sent = 0; sent < 200; sent += 1) {
    cms.entries.set('footer:de', { ...footerEntry, copy: `Stand ${sent}` });
    posted.push(site.request('/api/cms/webhook', publish));
    if (sent % 20 === 0) await wait(5);
  }
  await Promise.all(posted);
  await vi.waitFor(() => expect(source.read('footer', 'de')?.copy).toBe('Stand 199'), { timeout: 3_000, interval: 10 });
  // Two languages, and one read each in 100 ms.
  const most = 2 * (2 + (performance.now() - started) / 100);
  expect(cms.requests.length - before).toBeLessThanOrEqual(most);
  expect(cms.requests.length - before).toBeLessThan(100);
});

test('each change is visible within a second while ten are published every second', async () => {
  await using cms = await startFakeCms();
  fillFakeCms(cms);
  const { source } = openTestContent(cms);
  await source.refresh();
  const render: Render = async (_request, locals) => {
    const copy = withContent(locals.content, () => fromCms('footer', 'de')?.copy);
    return new Response(copy, { headers: { 'content-type': 'text/html' } });
  };
  await using site = await startTestServer({ content: source, render, settings });
  cms.delay = 30;
  const latencies = await Promise.all(
    Array.from({ length: 20 }, async (_, publication) => {
      await wait(publication * 100);
      cms.entries.set('footer:de', { ...footerEntry, copy: String(publication) });
      const started = performance.now();
      const posted = site.request('/api/cms/webhook', publish);
      await vi.waitFor(
        async () => expect(Number((await site.request('/faq')).text)).toBeGreaterThanOrEqual(publication),
        { timeout: 3_000, interval: 10 },
      );
      const latency = performance.now() - started;
      await posted;
      return latency;
    }),
  );
  expect(Math.max(...latencies)).toBeLessThan(1_000);
});

test('a webhook during a read is followed by one more read', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('footer:de', footerEntry);
  cms.delay = 50;
  const { source } = openTestContent(cms);
  const early = source.refresh('footer');
  await vi.waitFor(() => expect(cms.requests.length).toBeGreaterThan(0), { timeout: 10_000 });
  cms.entries.set('footer:de', { ...footerEntry, copy: 'Neu' });
  await Promise.all([early, source.refresh('footer'), source.refresh('footer')]);
  expect(source.read('footer', 'de')?.copy).toBe('Neu');
  expect(cms.requests).toHaveLength(4);
});

test('a change of one type does not wait for a type without answer', async () => {
  await using cms = await startFakeCms();
  fillFakeCms(cms);
  const { source } = openTestContent(cms);
  await source.refresh();
  cms.fault = (path) => (path === 'plans' ? 'slow' : undefined);
  const poll = source.refresh();
  cms.entries.set('footer:de', { ...footerEntry, copy: 'Neu' });
  const listener = vi.fn();
  source.onChange(listener);
  const started = performance.now();
  await source.refresh('footer');
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(listener).toHaveBeenCalledWith(['footer:de']);
  await poll;
});

test('reading stops at the size limit', async () => {
  await using cms = await startFakeCms();
  fillFakeCms(cms);
  cms.fault = (path) => (path === 'top-nav' ? 'huge' : undefined);
  const { source, log } = openTestContent(cms);
  await source.refresh('top-nav');
  expect(log.warn.mock.calls.map(([, message]) => message)).toEqual(['The content system answers with too much']);
  // Two languages with 8 MB each, and what was on the way.
  expect(cms.hugeBytes).toBeLessThan(24 * 1024 * 1024);
});

test('a webhook reaches every process over PostgreSQL, also after a lost connection', async () => {
  const { env, remove } = await createTestEnvironment('PostgreSQL');
  cleanups.push(remove);
  const log = { warn: vi.fn() };
  const open = (refresh: (model?: string) => Promise<void>) => {
    const peers = openContentPeers({ url: env.DATABASE_URL, refresh, log });
    cleanups.push(peers.close);
    return peers;
  };
  const own = vi.fn(async (_model?: string) => {});
  const other = vi.fn(async (_model?: string) => {});
  const sender = open(own);
  open(other);
  await vi.waitFor(() => {
    sender.announce('plan');
    expect(other).toHaveBeenCalledWith('plan');
  });
  const started = performance.now();
  sender.announce('footer');
  await vi.waitFor(() => expect(other).toHaveBeenCalledWith('footer'), { interval: 5 });
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(own).not.toHaveBeenCalled();

  other.mockClear();
  await cutConnections(env.DATABASE_URL ?? '');
  // Whatever others announced while the connection was down.
  await vi.waitFor(() => expect(other).toHaveBeenCalledWith(), { timeout: 5_000 });
  await vi.waitFor(
    () => {
      sender.announce('faq-entry');
      expect(other).toHaveBeenCalledWith('faq-entry');
    },
    { timeout: 5_000 },
  );
});

test('tells a CDN the tags of changed content, again until it takes them', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('footer:de', footerEntry);
  const received: { tags: string[]; authorization: string | undefined }[] = [];
  let taken = 0;
  let status = 500;
  const cdn = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request);
    const { tags } = JSON.parse(Buffer.concat(chunks).toString());
    received.push({ tags, authorization: request.headers.authorization });
    if (status === 200) taken += 1;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => cdn.close());
  const { source } = openTestContent(cms);
  const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
  purgeCdn({ content: source, url, token: 'token', log: { warn: vi.fn() }, retryAfter: 20 });
  await source.refresh();
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(0), { timeout: 10_000 });
  status = 200;
  await vi.waitFor(() => expect(taken).toBeGreaterThan(0), { timeout: 10_000 });
  expect(received.at(-1)).toEqual({ tags: ['footer:de'], authorization: 'Bearer token' });
  // Once more, when no visitor gets the previous version any more: the CDN may have fetched it again.
  await vi.waitFor(() => expect(taken).toBeGreaterThan(1), { timeout: 10_000 });
  expect(received.at(-1)?.tags).toEqual(['footer:de']);
});

async function cutConnections(url: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'website notifications' and datname = current_database()",
  );
  await client.end();
}

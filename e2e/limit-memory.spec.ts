/**
 * Memory of the built server as `npm start` runs it (quality.md, Fast; decision 0267). `bench/memory.ts` measures it
 * under load.
 */
import { expect, test } from '@playwright/test';
import { readPeakMegabytes, readResidentMegabytes } from '../bench/processMetrics.ts';
import { startSite } from '../checks/tools/startSite.ts';

test('uses less than 250 MB when idle and for the first requests of every kind, and 100 more for 100 concurrent searches', async () => {
  await using site = await startSite({ env: { RATE_LIMIT: '0', MIN_FILL_MS: '0' } });
  // 193 MB on an idle machine (bench/memory.ts); beside other work the collector leaves up to 30 MB of the start.
  expect(readResidentMegabytes(site.process)).toBeLessThan(250);
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(site.origin + path, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    expect(answer.status, path).toBeLessThan(400);
  };
  for (const path of [
    '/',
    '/en',
    '/preise',
    '/kontakt',
    '/get-a-demo',
    '/loesung',
    '/sitemap.xml',
    '/og/de/home.png',
  ]) {
    await ask(path);
  }
  for (const path of ['/suche?q=preise', '/en/search?q=price', '/api/slots', '/bot/website-de']) await ask(path);
  for (const locale of ['de', 'en']) {
    const body = JSON.stringify({
      botId: `website-${locale}`,
      locale,
      history: [],
      text: 'Was kostet das? What does it cost?',
    });
    await ask('/api/bot/message', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  }
  const form = new URLSearchParams({ topic: 'sales', lastname: 'Müßig', email: 'm@example.org', message: 'Hallo' });
  await ask('/kontakt', { method: 'POST', body: form });
  const first = readPeakMegabytes(site.process);
  expect(first).toBeLessThan(250);

  // Each response is compressed separately: a hundred concurrent encoders took 190 MB.
  await Promise.all(
    Array.from({ length: 100 }, () => ask('/suche?q=preise', { headers: { 'accept-encoding': 'br' } })),
  );
  expect(readPeakMegabytes(site.process) - first).toBeLessThan(100);
});

import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { footerEntry } from '../testing/cmsEntries.testing.ts';
import { openTestContent } from '../testing/openTestContent.testing.ts';
import { previewSecret, startFakeCms } from '../testing/startFakeCms.testing.ts';
import { startTestServer } from '../testing/startTestServer.testing.ts';

const secret = 'a-secret-of-sixteen-and-more';
const settings = {
  ...{ SITE_URL: 'http://localhost:4321', TRUST_PROXY: 0 },
  ...{ CMS_WEBHOOK_SECRET: secret, PREVIEW_SECRET: previewSecret },
};
const bearer = { Authorization: `Bearer ${secret}` };
const html = { Accept: 'text/html' };

/** Signed like cms/src/previewUrl.js signs previews. */
function statusPath(changes: Record<string, string> = {}, key = previewSecret): string {
  const query = new URLSearchParams({ view: 'status', expires: String(Date.now() + 60_000), ...changes });
  query.set('signature', createHmac('sha256', key).update(query.toString()).digest('hex'));
  return `/api/cms/status?${query}`;
}

async function open() {
  const cms = await startFakeCms();
  cms.entries.set('footer:de', footerEntry);
  cms.entries.set('page-metas:de', [
    { page: 'faq', metaTitle: 'Geheimer Titel' },
    { page: '<b>keine-seite</b>', metaTitle: 'Geheimer Titel' },
  ]);
  const { source } = openTestContent(cms);
  await source.refresh();
  const site = await startTestServer({ content: source, settings });
  return {
    ...{ cms, source, request: site.request },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await cms[Symbol.asyncDispose]();
    },
  };
}

test('names refused entries and the last read, without values', async () => {
  await using given = await open();
  const { status, text, headers } = await given.request('/api/cms/status', { headers: bearer });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const { refused, kinds } = JSON.parse(text);
  expect(refused).toEqual([
    expect.objectContaining({
      ...{ content: 'metas:de', type: 'page-meta', key: '<b>keine-seite</b>', field: 'page' },
      ...{ reason: 'noSuchPage', shown: 'file' },
    }),
  ]);
  expect(kinds).toContainEqual({ kind: 'footer', locale: 'de', shows: 'current', readAt: expect.any(String) });
  expect(kinds).toContainEqual(expect.objectContaining({ kind: 'footer', locale: 'en', shows: 'files' }));
  expect(text).not.toContain('Geheimer');

  given.cms.fault = () => 'down';
  await given.source.refresh();
  const later = JSON.parse((await given.request('/api/cms/status', { headers: bearer })).text);
  expect(later.kinds).toContainEqual(
    expect.objectContaining({
      kind: 'footer',
      locale: 'de',
      shows: 'kept',
      error: 'The content system does not answer',
    }),
  );
});

test('shows browsers a document in both languages, with a signed link', async () => {
  await using given = await open();
  const german = await given.request(statusPath(), { headers: html });
  expect(german.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
  });
  expect(german.text).toContain('Diese Seite gibt es nicht.');
  expect(german.text).not.toContain('<b>keine-seite');
  const english = await given.request(statusPath(), { headers: { ...html, 'Accept-Language': 'en-GB' } });
  expect(english.text).toContain('There is no such page.');
});

test('refuses a request without secret, with a forged or expired link, or with the signature of a preview', async () => {
  await using given = await open();
  const expired = statusPath({ expires: String(Date.now() - 1) });
  const refusals: [path: string, status: number, headers?: Record<string, string>][] = [
    ['/api/cms/status', 401],
    ['/api/cms/status', 401, { Authorization: 'Bearer wrong' }],
    [statusPath({}, 'another-secret-of-a-test'), 401],
    [statusPath().replace(/expires=\d+/, 'expires=99999999999999'), 401],
    [statusPath({ view: 'page' }), 401],
    [expired, 410],
  ];
  for (const [path, status, headers = {}] of refusals) {
    const answer = await given.request(path, { headers });
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).not.toContain('refused');
  }
  expect((await given.request('/api/cms/status', { method: 'POST', headers: bearer })).status).toBe(405);
  await using plain = await startTestServer({ settings });
  expect((await plain.request('/api/cms/status', { headers: bearer })).status).toBe(401);
});

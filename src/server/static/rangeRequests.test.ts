import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.testing.ts';
import films from '../../text/content/film/files.json' with { type: 'json' };

const film = '/film/de.0123456789ab.webm';

test('a film response is complete, immutable and advertises byte ranges', async () => {
  await using site = await startTestServer();
  const whole = await site.request(film, { headers: { 'accept-encoding': 'br, gzip' } });
  expect([whole.status, whole.text]).toEqual([200, '0123456789']);
  expect(whole.headers).toMatchObject({
    'content-type': 'video/webm',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(whole.headers['content-encoding']).toBeUndefined();
  expect(whole.headers['content-security-policy']).toContain("media-src 'self'");
});

test('captions have their own content type and a short cache lifetime', async () => {
  await using site = await startTestServer();
  const { headers } = await site.request('/film/de.vtt', { headers: { range: 'bytes=0-1' } });
  expect(headers).toMatchObject({ 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'public, max-age=3600' });
  expect(headers['content-range']).toBeUndefined();
});

test.each([
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=-30', '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('%s returns 206 with the requested bytes', async (range, part, contentRange) => {
  await using site = await startTestServer();
  const answer = await site.request(film, { headers: { range } });
  expect([answer.status, answer.text]).toEqual([206, part]);
  expect(answer.headers).toMatchObject({
    'content-range': contentRange,
    'content-length': String(part.length),
    'content-type': 'video/webm',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s returns 416', async (range) => {
  await using site = await startTestServer();
  const answer = await site.request(film, { headers: { range } });
  expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([416, '', 'bytes */10']);
});

test.each(['bytes=4-2', 'bytes=-', 'bytes=0-1,4-5', 'lines=0-1', 'nonsense'])(
  'an invalid or multiple range (%s) returns the whole film',
  async (range) => {
    await using site = await startTestServer();
    expect((await site.request(film, { headers: { range } })).text).toBe('0123456789');
  },
);

test('a mismatched If-Range returns the whole film, and HEAD ignores Range', async () => {
  await using site = await startTestServer();
  const etag = (await site.request(film)).headers.etag ?? '';
  const part = (condition: string) => site.request(film, { headers: { range: 'bytes=2-4', 'if-range': condition } });
  expect((await part(etag)).text).toBe('234');
  expect((await part('"another"')).status).toBe(200);
  expect((await part(`W/${etag}`)).status).toBe(200);
  expect((await site.request(film, { headers: { range: 'bytes=2-4', 'if-none-match': etag } })).status).toBe(304);
  expect((await site.request(film, { method: 'HEAD', headers: { range: 'bytes=2-4' } })).status).toBe(200);
});

test('ignores Range for files that are not films', async () => {
  await using site = await startTestServer();
  const { status, headers } = await site.request('/robots.txt', { headers: { range: 'bytes=0-1' } });
  expect([status, headers['accept-ranges']]).toEqual([200, undefined]);
});

test('film file names contain the hash of their content, and each language stays within its size limit', () => {
  for (const [locale, files] of Object.entries(films)) {
    const read = (name: string) => {
      const bytes = readFileSync(`public${name}`);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
      expect(name).toMatch(new RegExp(`^/film/${locale}\\.${hash}\\.`));
      return bytes.length;
    };
    expect(read(files.poster)).toBeLessThan(30_000);
    expect(read(files.webm) + read(files.mp4)).toBeLessThanOrEqual(700_000);
    expect(read(files.tall)).toBeLessThanOrEqual(450_000);
  }
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import films from '../../features/film/files.json' with { type: 'json' };
import { serveForTest } from '../../testing/serveForTest.ts';

const film = '/film/de.0123456789ab.webm';

test('a film is sent whole, kept for ever, and says that it comes in parts', async () => {
  await using site = await serveForTest();
  const whole = await site.ask(film, { headers: { 'accept-encoding': 'br, gzip' } });
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

test('captions are text of their own type, and are not kept for ever: their name does not change', async () => {
  await using site = await serveForTest();
  const { headers } = await site.ask('/film/de.vtt', { headers: { range: 'bytes=0-1' } });
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
])('%s gets just these bytes', async (range, part, contentRange) => {
  await using site = await serveForTest();
  const answer = await site.ask(film, { headers: { range } });
  expect([answer.status, answer.text]).toEqual([206, part]);
  expect(answer.headers).toMatchObject({
    'content-range': contentRange,
    'content-length': String(part.length),
    'content-type': 'video/webm',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s is outside of the film', async (range) => {
  await using site = await serveForTest();
  const answer = await site.ask(film, { headers: { range } });
  expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([416, '', 'bytes */10']);
});

test.each(['bytes=4-2', 'bytes=-', 'bytes=0-1,4-5', 'lines=0-1', 'nonsense'])(
  'what is no range (%s) gets the whole film',
  async (range) => {
    await using site = await serveForTest();
    expect((await site.ask(film, { headers: { range } })).text).toBe('0123456789');
  },
);

test('a part begun under another ETag starts anew, and HEAD knows no parts', async () => {
  await using site = await serveForTest();
  const etag = (await site.ask(film)).headers.etag ?? '';
  const part = (condition: string) => site.ask(film, { headers: { range: 'bytes=2-4', 'if-range': condition } });
  expect((await part(etag)).text).toBe('234');
  expect((await part('"another"')).status).toBe(200);
  expect((await part(`W/${etag}`)).status).toBe(200);
  expect((await site.ask(film, { headers: { range: 'bytes=2-4', 'if-none-match': etag } })).status).toBe(304);
  expect((await site.ask(film, { method: 'HEAD', headers: { range: 'bytes=2-4' } })).status).toBe(200);
});

test('other files are sent whole', async () => {
  await using site = await serveForTest();
  const { status, headers } = await site.ask('/robots.txt', { headers: { range: 'bytes=0-1' } });
  expect([status, headers['accept-ranges']]).toEqual([200, undefined]);
});

test('the names of the films that are shipped carry the hash of their content, and a language is small', () => {
  for (const [locale, files] of Object.entries(films)) {
    const read = (name: string) => {
      const bytes = readFileSync(`public${name}`);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
      expect(name).toMatch(new RegExp(`^/film/${locale}\\.${hash}\\.`));
      return bytes.length;
    };
    expect(read(files.poster)).toBeLessThan(30_000);
    expect(read(files.webm) + read(files.mp4)).toBeLessThanOrEqual(700_000);
  }
});

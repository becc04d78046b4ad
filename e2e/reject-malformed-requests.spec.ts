/** Requests that browsers never send, as raw bytes to the built server. Over 200 lines: one site answers all. */
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { type RunningSite, startSite } from '../checks/tools/startSite.ts';
import { parseResponses, requestRaw, sendRaw } from './rawHttp.ts';

// In sequence in one worker: each further worker would start another site.
test.describe.configure({ mode: 'default' });

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMIT: '0' } });
});
test.afterAll(() => site.stop());

/** Returns the lines on stderr and stdout since the last call; all except the first line at startup are JSON. */
let read = 0;
const logged = (): string[] => {
  // The last line may be incomplete.
  const end = site.output().lastIndexOf('\n') + 1;
  const lines = site.output().slice(read, end).split('\n');
  read = end;
  return lines.filter((line) => line !== '' && !line.startsWith('Listening on '));
};

const rewritten = [
  '/api/../kontakt',
  '/api/%2e%2e/kontakt',
  '/api/.%2e/kontakt',
  '/api/%2E./kontakt',
  '/api/./slots',
  '/api/%2e/slots',
  '/api/x/../slots',
  '/api/bot/../slots',
  '/api/../termin/abcdefgh',
  '/api/../live/preise',
  '/api/%252e%252e/kontakt',
  '/api/..%2fkontakt',
  '/api/..%5ckontakt',
  '/api/..\\kontakt',
  '/api\\..\\kontakt',
  '/api//slots',
  '/api/slots/',
  '/api/slots.html',
  '/api/%73lots',
  '/api/slots%00',
  '/api/%c0%ae%c0%ae/kontakt',
  '/api/%e0%80%ae./kontakt',
  '/api/%',
  '/api/%zz',
  '/api/%ff',
  '/bot/../kontakt',
  '/bot/%2e%2e/kontakt',
  '/bot/.%2E/api/slots',
  '/bot/./host.json',
  '/bot/%2e/website-de',
  '/bot/x/%2e%2e/website-de',
  '/bot//website-de',
  '/bot/website-de/',
  '/bot/website-de.html',
  '/bot/website%2Dde',
  '/bot/%',
  '/bot/%00',
  '/bot/%e0%a4%a',
  '/preise/../kontakt',
  '/./kontakt',
  '/%2e/kontakt',
  '/kontakt/.',
  '/kontakt/%2e%2e/kontakt',
  '/termin/%2e%2e/kontakt',
  '/termin/..',
  '//kontakt',
  '/kontakt//',
  '/kontakt%2f',
  '/kontakt%5c',
  '/en/../kontakt',
  '/live/preise',
  `/api/${'../'.repeat(2_000)}kontakt`,
];

test('an address that a URL parser would rewrite answers 404', async () => {
  logged();
  for (const path of rewritten) {
    for (const line of [`GET ${path}`, `GET ${site.origin}${path}`, `POST ${path}`, `POST ${path}?a=b`]) {
      const form = ['Content-Type: application/x-www-form-urlencoded', 'Accept: */*'];
      const { status, headers, body } = await requestRaw(site.origin, line, form, line.startsWith('POST') ? 'a=b' : '');
      expect([line.slice(0, 80), status]).toEqual([line.slice(0, 80), 404]);
      expect(headers['cache-control'], line).toBe('no-store');
      expect(headers['content-security-policy'], line).toContain("default-src 'none'");
      if (path.startsWith('/api/'))
        expect(JSON.parse(body), line).toEqual({ error: 'There is nothing at this address.' });
      else expect(body, line).toMatch(/^<!doctype html><html lang="(de|en)"/i);
    }
  }
  const lines = logged();
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(JSON.parse(line)).not.toHaveProperty('err');
});

test('an unsupported method answers 405 with Allow, as JSON under /api', async () => {
  const read = 'GET, HEAD';
  const takes: Record<string, string> = {
    '/': read,
    '/preise': read,
    '/robots.txt': read,
    '/healthz': read,
    '/pricing': read,
    '/preise/': read,
    '/kontakt': 'GET, HEAD, POST',
    '/termin/abcdefghij': 'GET, HEAD, POST',
    '/suche': read,
    '/bot/website-de': read,
    '/bot/host.json': read,
    '/api/slots': read,
    '/api/challenge': read,
    '/api/vendors': read,
    '/api/preview': read,
    '/api/consent': 'GET, HEAD, POST',
    '/api/conversion': 'POST',
    '/api/bot/message': 'POST',
    '/api/bot/handover': 'POST',
    '/api/cms/webhook': 'POST',
    '*': 'GET, HEAD, POST',
  };
  for (const [path, allow] of Object.entries(takes)) {
    const all = path === '*' ? ['OPTIONS'] : ['TRACE', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'POST', 'GET'];
    for (const method of all.filter((one) => !allow.includes(one))) {
      const { status, headers, body } = await requestRaw(site.origin, `${method} ${path}`);
      expect([method, path, status, headers.allow]).toEqual([method, path, 405, allow]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      if (path.startsWith('/api/')) {
        expect(JSON.parse(body)).toEqual({
          error: `This address takes ${allow.replaceAll(', ', ' and ').replace(' and HEAD and', ', HEAD and')} only.`,
        });
      }
    }
  }
  const tunnel = await requestRaw(site.origin, `CONNECT ${new URL(site.origin).host}`);
  expect([tunnel.status, tunnel.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

test('unknown addresses under /api and /bot answer with our own 404', async () => {
  const api = await requestRaw(site.origin, 'GET /api/unknown');
  expect([api.status, JSON.parse(api.body)]).toEqual([404, { error: 'There is nothing at this address.' }]);
  for (const path of ['/bot/unknown', `/bot/${'a'.repeat(8_000)}`, '/bot/a/b', '/bot', '/api']) {
    const { status, body } = await requestRaw(site.origin, `GET ${path}`);
    expect(status, path).toBe(404);
    expect(body, path).toMatch(/^<!doctype html><html lang="de"/i);
  }
});

test('a request target without a path is the home page', async () => {
  for (const target of [site.origin, `${site.origin}?a=b`, '/']) {
    const { status, headers, body } = await requestRaw(site.origin, `GET ${target}`);
    expect([status, headers['content-type']], target).toEqual([200, 'text/html; charset=utf-8']);
    expect(body, target).toContain('rel="canonical"');
  }
});

test('a body with Content-Encoding answers 415 with a sentence', async () => {
  const body = gzipSync('lastname=M').toString('latin1');
  for (const path of ['/kontakt', '/api/bot/message', '/api/consent', '/api/cms/webhook']) {
    for (const encoding of ['gzip', 'br', 'deflate, gzip', 'unknown']) {
      const headers = [`Content-Encoding: ${encoding}`, 'Content-Type: application/x-www-form-urlencoded'];
      const answer = await requestRaw(site.origin, `POST ${path}`, headers, body);
      expect([path, answer.status, answer.headers['accept-encoding']]).toEqual([path, 415, 'identity']);
      const sentence = 'Send the body without Content-Encoding.';
      expect(answer.body).toBe(path.startsWith('/api/') ? JSON.stringify({ error: sentence }) : sentence);
    }
  }
  const plain = await requestRaw(site.origin, 'POST /kontakt', ['Content-Encoding: identity'], 'a=b');
  expect(plain.status).toBe(422);
});

test('several Host headers, or an invalid one, answer 400', async () => {
  expect((await requestRaw(site.origin, 'GET /', ['Host: other.example'])).status).toBe(400);
  for (const host of ['a b', '<script>', 'a/b']) {
    const [answer] = parseResponses(await sendRaw(site.origin, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`));
    expect(answer?.status, host).toBe(400);
  }
});

test('pipelined requests before an invalid one are answered', async () => {
  const host = `Host: ${new URL(site.origin).host}`;
  const good = ['/preise', '/suche?q=preise', '/kontakt', '/healthz', '/api/slots'];
  const requests = good.map((path) => `GET ${path} HTTP/1.1\r\n${host}\r\n\r\n`).join('');
  for (const garbage of ['\0\0nonsense\r\n\r\n', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`]) {
    const answers = parseResponses(await sendRaw(site.origin, requests + garbage));
    expect(answers.map(({ status }) => status)).toEqual([
      200,
      200,
      200,
      200,
      200,
      garbage.startsWith('GET') ? 431 : 400,
    ]);
  }
  expect((await requestRaw(site.origin, 'GET /preise')).status).toBe(200);
});

// The default `connectionsCheckingInterval` of 30 s would delay the 10 s header timeout to up to 40 s.
test('an invalid chunked body answers 400 immediately', async () => {
  for (const path of ['/en/newsletter', '/api/consent']) {
    const head = [`POST ${path} HTTP/1.1`, `Host: ${new URL(site.origin).host}`, 'Transfer-Encoding: chunked'];
    const type = path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded';
    const answer = await sendRaw(site.origin, [...head, `Content-Type: ${type}`, '', 'zz\r\n'].join('\r\n'));
    expect(
      parseResponses(answer).map(({ status }) => status),
      path,
    ).toEqual([400]);
  }
});

test('an incomplete header answers 408 after 10 seconds', async () => {
  test.setTimeout(25_000);
  const [answer] = parseResponses(await sendRaw(site.origin, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '));
  expect(answer?.status).toBe(408);
});

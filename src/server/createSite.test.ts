/** How the site answers requests. Over 200 lines: all tests use the same small site. */
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { DerivedTexts } from '../cms/createDerivedReceivers.ts';
import { fakeBuiltFiles, startTestServer } from '../testing/startTestServer.testing.ts';
import { wordsFor } from '../text/words/words.ts';
import type { Render } from './siteOptions.ts';

const html = (text: string, init?: ResponseInit): Response =>
  new Response(text, { headers: { 'content-type': 'text/html' }, ...init });

const formPage: Render = async (request) => html(`${request.method} ${new URL(request.url).pathname}`);

test('redirects over HTTP: status, Location, query, one hop, and no redirect to another host', async () => {
  await using site = await startTestServer();
  const location = async (path: string) => {
    const { status, headers } = await site.request(path);
    return [status, headers.location];
  };
  expect(await location('/features?x=1')).toEqual([301, '/solution?x=1']);
  expect(await location('/solution')).toEqual([301, '/loesung']);
  expect(await location('/pricing?a=%C3%BC%0d%0aX:%20y')).toEqual([301, '/preise?a=%C3%BC%0d%0aX:%20y']);
  // Node's parser rejects characters that a header cannot carry.
  expect(await location('/pricing?a=ü')).toEqual([400, undefined]);
  expect(await location('/use-cases/customer-service')).toEqual([301, '/anwendungsfaelle/customer-service']);
  expect(await location('/preise/?a=b')).toEqual([308, '/preise?a=b']);
  for (const path of [
    '//evil.example/',
    '//evil.example/%2f..',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '/%00/',
    '/%',
  ]) {
    expect(await location(path), path).toEqual([404, undefined]);
  }
  expect(await location('http://evil.example/pricing')).toEqual([301, '/preise']);
});

test('a page has security and cache headers and an ETag, and a matching If-None-Match returns 304', async () => {
  await using site = await startTestServer({ settings: { SITE_URL: 'https://site.example', TRUST_PROXY: 0 } });
  const page = await site.request('/preise');
  expect(page.status).toBe(200);
  expect(page.text).toBe('page /preise');
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  });
  const policy = page.headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'");
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types service-worker; upgrade-insecure-requests",
  );
  expect(policy).not.toMatch(/unsafe|\*|,/);
  expect(page.headers['x-powered-by']).toBeUndefined();

  const etag = page.headers.etag ?? '';
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await site.request('/preise', { headers: { 'if-none-match': condition } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await site.request('/preise', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('every response has the security headers; HSTS only with https', async () => {
  await using site = await startTestServer({ render: formPage });
  for (const path of ['/', '/kontakt', '/pricing', '/preise/', '/nope', '/healthz', '/robots.txt', '/api/x']) {
    const { headers } = await site.request(path);
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toBeUndefined();
  }
});

test('feeds have feed content types; other XML and JSON files keep the generic ones', async () => {
  await using site = await startTestServer();
  const typeOf = async (path: string) => (await site.request(path)).headers['content-type'];
  expect(await typeOf('/blog/rss.xml')).toBe('application/rss+xml; charset=utf-8');
  expect(await typeOf('/en/newsroom/feed.json')).toBe('application/feed+json');
  expect(await typeOf('/sitemap.xml')).toBe('application/xml; charset=utf-8');
  expect(await typeOf('/words/de.json')).toBe('application/json; charset=utf-8');
});

test('a Markdown file is noindex and names its page as canonical', async () => {
  await using site = await startTestServer();
  expect((await site.request('/preise.md')).headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
    link: '<http://localhost:4321/preise>; rel="canonical"',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect((await site.request('/en.md')).headers.link).toBe('<http://localhost:4321/en>; rel="canonical"');
  const { headers } = await site.request('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['x-robots-tag']).toBeUndefined();
});

test('serves the IndexNow key file only when a key is configured', async () => {
  const settings = { SITE_URL: 'http://localhost:4321', TRUST_PROXY: 0 };
  await using site = await startTestServer({ settings: { ...settings, INDEXNOW_KEY: 'abcd-1234' } });
  const { status, text, headers } = await site.request('/abcd-1234.txt');
  expect([status, text, headers['content-type']]).toEqual([200, 'abcd-1234', 'text/plain; charset=utf-8']);
  await using without = await startTestServer({ settings });
  expect((await without.request('/abcd-1234.txt')).status).toBe(404);
});

test('sends the best accepted encoding, with one ETag per encoding', async () => {
  await using site = await startTestServer({ render: async () => html('x'.repeat(5_000)) });
  const encoded = async (path: string, accept: string) => {
    const { headers, body } = await site.request(path, { headers: { 'accept-encoding': accept } });
    return { encoding: headers['content-encoding'], etag: headers.etag, length: headers['content-length'], body };
  };
  const zipped = await encoded('/preise', 'gzip, deflate, br');
  expect(zipped.encoding).toBe('gzip'); // No .br file exists for these files.
  expect(gunzipSync(zipped.body).toString()).toBe('page /preise');
  const plain = await encoded('/preise', 'gzip;q=0');
  expect(plain.encoding).toBeUndefined();
  expect(plain.etag).not.toBe(zipped.etag);

  const onDemand = await encoded('/kontakt', 'gzip, deflate, br, zstd');
  expect(onDemand.encoding).toBe('br');
  expect(onDemand.length).toBe(String(onDemand.body.length));
  expect(brotliDecompressSync(onDemand.body).toString()).toBe('x'.repeat(5_000));
  expect((await encoded('/kontakt', '*')).encoding).toBe('br');
  expect((await encoded('/kontakt', 'identity')).encoding).toBeUndefined();
});

test('compresses a changed text, unless it fits into one packet', async () => {
  const listeners: Parameters<DerivedTexts['onFile']>[0][] = [];
  const texts = {
    onPage: () => {},
    onFile: (one: (typeof listeners)[0]) => void listeners.push(one),
    renew: () => undefined,
  };
  await using site = await startTestServer({ texts });
  const encodingOf = async (text: string) => {
    for (const change of listeners) await change('/llms.txt', text);
    const { headers } = await site.request('/llms.txt', { headers: { 'accept-encoding': 'br' } });
    return headers['content-encoding'];
  };
  expect(await encodingOf('x'.repeat(1_024))).toBe('br');
  expect(await encodingOf('x'.repeat(1_023))).toBeUndefined();
});

test('sets cache headers per file type and allows cross-origin social pictures', async () => {
  await using site = await startTestServer({ render: formPage });
  const headers = async (path: string) => (await site.request(path)).headers;
  expect((await headers('/_astro/Page.abc123.css'))['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await headers('/og/de/home.png')).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await headers('/robots.txt'))['cache-control']).toBe('public, max-age=3600');
  expect((await headers('/kontakt'))['cache-control']).toBe('private, no-cache');
  const posted = await site.request('/kontakt', { method: 'POST', body: 'a=b' });
  expect(posted.headers['cache-control']).toBe('no-store');
});

test('HEAD equals GET without the body; other methods return 405 with Allow', async () => {
  await using site = await startTestServer({ render: formPage });
  for (const path of ['/preise', '/kontakt', '/nope']) {
    const [get, head] = [await site.request(path), await site.request(path, { method: 'HEAD' })];
    expect([head.status, head.text], path).toEqual([get.status, '']);
    expect(head.headers['content-length'], path).toBe(get.headers['content-length']);
  }
  const refused = async (path: string, method: string) => {
    const { status, headers } = await site.request(path, { method });
    return [status, headers.allow];
  };
  expect(await refused('/preise', 'POST')).toEqual([405, 'GET, HEAD']);
  expect(await refused('/robots.txt', 'DELETE')).toEqual([405, 'GET, HEAD']);
  expect(await refused('/kontakt', 'PUT')).toEqual([405, 'GET, HEAD, POST']);
  expect(await refused('/healthz', 'POST')).toEqual([405, 'GET, HEAD']);
});

test('an on-demand page receives its internal URL, the services, the client address and the posted body', async () => {
  let seen: { url: string; body: string; locals: object } | undefined;
  await using site = await startTestServer({
    strategy: 'no_prefix',
    settings: { SITE_URL: 'https://site.example', TRUST_PROXY: 1 },
    render: async (request, locals) => {
      seen = { url: request.url, body: await request.text(), locals };
      return html('ok');
    },
  });
  const headers = { host: 'evil.example', 'x-forwarded-for': '1.1.1.1, 203.0.113.7' };
  await site.request('/contact?topic=press', { method: 'POST', body: 'name=Jürgen', headers });
  expect(seen).toMatchObject({
    url: 'https://site.example/en/contact?topic=press',
    body: 'name=Jürgen',
    locals: { clientAddress: '203.0.113.7', leads: expect.anything() },
  });
});

test('passes on redirects and cookies of a page', async () => {
  const headers = new Headers({ location: '/kontakt/danke' });
  headers.append('set-cookie', 'a=1');
  headers.append('set-cookie', 'b=2');
  await using site = await startTestServer({ render: async () => new Response(null, { status: 303, headers }) });
  const answer = await site.request('/kontakt', { method: 'POST', body: '' });
  expect([answer.status, answer.headers.location]).toEqual([303, '/kontakt/danke']);
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
});

test('truncates a body over 64 kB to one byte above the limit and still sends the response', async () => {
  await using site = await startTestServer({
    render: async (request) => html(String((await request.arrayBuffer()).byteLength), { status: 413 }),
  });
  const send = (size: number) => site.request('/kontakt', { method: 'POST', body: 'x'.repeat(size) });
  expect((await send(65_536)).text).toBe('65536');
  const tooLarge = await send(300_000);
  expect([tooLarge.status, tooLarge.text]).toEqual([413, '65537']);
  expect((await site.request('/preise')).status).toBe(200);
});

test('an API endpoint returns 413 for a body over 64 kB', async () => {
  await using site = await startTestServer({ render: formPage });
  const send = (size: number) => site.request('/api/x', { method: 'POST', body: 'x'.repeat(size) });
  expect((await send(65_536)).status).toBe(200);
  const refused = await send(65_537);
  expect([refused.status, refused.headers['cache-control']]).toEqual([413, 'no-store']);
  expect(JSON.parse(refused.text)).toEqual({ error: 'The body is larger than 64 kB.' });
});

test('with no_prefix a shared path chooses its language by cookie, then Accept-Language, and sets Vary', async () => {
  await using site = await startTestServer({ strategy: 'no_prefix' });
  const home = (headers: Record<string, string>) => site.request('/', { headers });
  const german = await home({});
  const english = await home({ cookie: 'i18n_redirected=en' });
  expect([german.text, english.text]).toEqual(['page /', 'page /en']);
  expect((await home({ 'accept-language': 'en-GB' })).text).toBe('page /en');
  expect(english.headers.etag).not.toBe(german.headers.etag);
  expect(german.headers).toMatchObject({
    vary: 'Cookie, Accept-Language, Accept-Encoding',
    'cache-control': 'private, max-age=0, must-revalidate',
  });
  expect((await site.request('/pricing')).headers.vary).toBe('Accept-Encoding');
});

test('with the default strategy neither cookie nor Accept-Language changes a page', async () => {
  await using site = await startTestServer();
  const answer = await site.request('/', { headers: { cookie: 'i18n_redirected=en', 'accept-language': 'en' } });
  expect([answer.status, answer.text]).toEqual([200, 'page /']);
});

test('page files and error pages are not reachable by their internal paths', async () => {
  await using site = await startTestServer();
  for (const path of [
    '/preise.html',
    '/index.html',
    '/error/not-found',
    '/error/not-found.html',
    '/en/error/server-error',
  ]) {
    expect((await site.request(path)).status, path).toBe(404);
  }
});

test('healthz returns the version, and counts only to loopback', async () => {
  await using site = await startTestServer();
  expect(JSON.parse((await site.request('/healthz')).text)).toEqual({
    status: 'ok',
    version: '1.2.3',
    bot: 'down',
    counts: { leads: 3 },
  });
  const passedOn = await site.request('/healthz', { headers: { 'x-forwarded-for': '127.0.0.1' } });
  expect(JSON.parse(passedOn.text)).toEqual({ status: 'ok', version: '1.2.3', bot: 'down' });

  await using behindProxy = await startTestServer({ settings: { SITE_URL: 'https://site.example', TRUST_PROXY: 1 } });
  const visitor = await behindProxy.request('/healthz', { headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' } });
  expect(JSON.parse(visitor.text)).toEqual({ status: 'ok', version: '1.2.3', bot: 'down' });
});

test.each([async () => false, async () => Promise.reject(new Error('down'))])(
  'healthz returns 503 when the database does not respond',
  async (healthy) => {
    await using site = await startTestServer({ services: { healthy } });
    const answer = await site.request('/healthz');
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      503,
      { status: 'unavailable', version: '1.2.3', bot: 'down' },
    ]);
  },
);

test('malformed HTTP returns 400 with the security headers, and the server keeps running', async () => {
  await using site = await startTestServer();
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write('GET /\0 nonsense\r\n\r\n'));
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\nContent-Security-Policy: /);
  expect((await site.request('/preise')).status).toBe(200);
});

test('a missing error page falls back to a bare document with a link home', async () => {
  const files = fakeBuiltFiles();
  for (const name of ['/error/not-found.html', '/en/error/not-found.html']) files.delete(name);
  await using site = await startTestServer({ files });
  for (const [path, locale, home] of [
    ['/nope', 'de', '/'],
    ['/en/nope', 'en', '/en'],
  ] as const) {
    const { nested, home: label } = wordsFor(locale).errors;
    const answer = await site.request(path);
    expect(answer.status).toBe(500);
    expect(answer.text).toContain(`<html lang="${locale}">`);
    expect(answer.text).toContain(`<h1>${nested}</h1>`);
    expect(answer.text).toContain(`<a href="${home}">${label}</a>`);
  }
  expect(site.loggedErrors[0]?.message).toBe('An error occurred while showing the error page');
});

test('does not render pipelined requests of a closed connection', async () => {
  let renders = 0;
  const { promise: held, resolve: firstIsHeld } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await using site = await startTestServer({
    render: async () => {
      renders += 1;
      firstIsHeld();
      await released;
      return html('a page');
    },
  });
  const socket = connect(site.port, '127.0.0.1');
  socket.write('GET /suche?q=a HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20));
  await held;
  const left = new Promise((resolve) => socket.once('close', resolve));
  socket.destroy();
  await left;
  // Another connection is served after the server has processed the close of the first.
  expect((await site.request('/robots.txt')).status).toBe(200);
  release();
  expect((await site.request('/suche?q=b')).text).toBe('a page');
  expect(renders).toBe(2);
});

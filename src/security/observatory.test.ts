/**
 * Applies Mozilla Observatory's published scoring (github.com/mdn/mdn-http-observatory, src/grader/charts.js, read in
 * November 2026) to the server's responses at an https address: 100 points, less for missing headers, more for strict
 * ones.
 */
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.testing.ts';

type Headers = Record<string, string | string[] | undefined>;
type Modifiers = Record<string, number>;

const settings = { SITE_URL: 'https://site.example', TRUST_PROXY: 0 };

/** Each line is one expectation of the table. Expectations that need https or a browser list count as not met. */
function modifiersOf(headers: Headers): Modifiers {
  const one = (name: string) => String(headers[name] ?? '');
  const directives = new Map(
    one('content-security-policy')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources.join(' ')] as const),
  );
  const strict =
    directives.get('default-src') === "'none'" &&
    /^'(none|self)'$/.test(directives.get('form-action') ?? '') &&
    ![...directives.values()].some((sources) => /unsafe-|data:|https?:(\s|$)|\*/.test(sources));
  const age = Number(/max-age=(\d+)/.exec(one('strict-transport-security'))?.[1] ?? 0);
  return {
    'content-security-policy': strict ? 10 : -25,
    cookies: headers['set-cookie'] === undefined ? 0 : -20,
    'cross-origin-resource-sharing': headers['access-control-allow-origin'] === undefined ? 0 : -50,
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(one('cross-origin-resource-policy')) ? 10 : 0,
    'referrer-policy': /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(one('referrer-policy'))
      ? 5
      : -5,
    'strict-transport-security': age >= 15_768_000 ? 0 : -20,
    'x-content-type-options': one('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': directives.has('frame-ancestors') ? 5 : -20,
  };
}

const scoreOf = (headers: Headers): number =>
  Object.values(modifiersOf(headers)).reduce((score, modifier) => score + modifier, 100);

test('pages, forms, files and errors score at least 125 in Mozilla Observatory’s table', async () => {
  await using site = await startTestServer({
    settings,
    render: async () => new Response('form', { headers: { 'content-type': 'text/html' } }),
  });
  for (const path of ['/', '/en', '/preise', '/kontakt', '/nope', '/pricing', '/robots.txt', '/healthz']) {
    const { headers } = await site.request(path);
    expect(scoreOf(headers), `${path}: ${JSON.stringify(modifiersOf(headers))}`).toBeGreaterThanOrEqual(125);
  }
});

test('a missing or lax header lowers the score', async () => {
  await using site = await startTestServer({ settings });
  const { headers } = await site.request('/preise');
  const scoreWith = (name: string, value?: string) => scoreOf({ ...headers, [name]: value });
  expect(scoreOf(headers)).toBe(130);
  const policy = String(headers['content-security-policy']);
  expect({
    policy: scoreWith('content-security-policy', policy.replace("script-src 'self'", "script-src 'unsafe-inline'")),
    ancestors: scoreWith('content-security-policy', policy.replace(/frame-ancestors [^;]+; /, '')),
    embedding: scoreWith('cross-origin-resource-policy'),
    referrer: scoreWith('referrer-policy', 'unsafe-url'),
    https: scoreWith('strict-transport-security', 'max-age=60'),
    sniffing: scoreWith('x-content-type-options'),
  }).toEqual({ policy: 95, ancestors: 105, embedding: 120, referrer: 120, https: 110, sniffing: 125 });
});

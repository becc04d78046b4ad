import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parseEnv } from '../env.ts';
import { createRecaptchaVerifier } from './recaptcha.ts';

const keys = {
  RECAPTCHA_SITE_KEY: '6Lc-site-key-of-the-test-00000000000000',
  RECAPTCHA_SECRET: '6Lc-secret-of-the-test-000000000000000',
};
const token = '03AFcWeA5'.padEnd(200, 'x');
const good = {
  success: true,
  challenge_ts: '2026-11-22T10:00:00Z',
  hostname: 'www.example.org',
  score: 0.9,
  action: 'contact',
};

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Responds like Google's siteverify; records the requests. */
async function startVerifier(body: string | undefined, status = 200) {
  const asked: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await Array.fromAsync(request)).toString();
    asked.push(Object.fromEntries(new URLSearchParams(text)));
    // Undefined: never responds.
    if (body !== undefined) response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const env = parseEnv({
    SITE_URL: 'https://www.example.org',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/`,
    ...keys,
  });
  return { asked, recaptcha: createRecaptchaVerifier(env) };
}

describe('The verification of a reCAPTCHA token', () => {
  it('succeeds for the right action, host and score, without sending the client address', async () => {
    const { asked, recaptcha } = await startVerifier(JSON.stringify(good));
    expect(await recaptcha.isHuman(token, 'contact')).toBe(true);
    expect(asked).toEqual([{ secret: keys.RECAPTCHA_SECRET, response: token }]);
  });

  it.each([
    ['another action', JSON.stringify({ ...good, action: 'newsletter' })],
    ['another host', JSON.stringify({ ...good, hostname: 'evil.example' })],
    ['a low score', JSON.stringify({ ...good, score: 0.3 })],
    ['a refusal', JSON.stringify({ success: false, 'error-codes': ['timeout-or-duplicate'] })],
    ['an answer without a score', JSON.stringify({ ...good, score: undefined })],
    ['no JSON', '<html>503</html>'],
    ['no answer in time', undefined],
  ])('fails for %s', async (_, body) => {
    const { recaptcha } = await startVerifier(body);
    expect(await recaptcha.isHuman(token, 'contact')).toBe(false);
  });

  it('fails for a server error, and sends no request for a missing or malformed token', async () => {
    const { asked, recaptcha } = await startVerifier(JSON.stringify(good), 503);
    expect(await recaptcha.isHuman(token, 'contact')).toBe(false);
    asked.length = 0;
    for (const odd of [undefined, '', 'short', `${token}\r\n`, 'x'.repeat(9_000)])
      expect(await recaptcha.isHuman(odd, 'contact')).toBe(false);
    expect(asked).toEqual([]);
  });

  it('limits the requests per minute', async () => {
    const { asked, recaptcha } = await startVerifier(JSON.stringify(good));
    // Sequential: parallel requests could time out on a busy machine. The rate limit refills meanwhile.
    for (let count = 0; count < 200; count++) await recaptcha.isHuman(token, 'contact');
    expect(asked.length).toBeGreaterThanOrEqual(120);
    expect(asked.length).toBeLessThan(200);
  });
});

describe('The settings of reCAPTCHA', () => {
  it.each([
    ['a site key alone', { RECAPTCHA_SITE_KEY: keys.RECAPTCHA_SITE_KEY }, 'RECAPTCHA_SECRET'],
    ['a secret alone', { RECAPTCHA_SECRET: keys.RECAPTCHA_SECRET }, 'RECAPTCHA_SITE_KEY'],
    ['http elsewhere', { ...keys, RECAPTCHA_VERIFY_URL: 'http://verify.example/' }, 'RECAPTCHA_VERIFY_URL'],
  ])('stop the start and name the wrong setting for %s', (_, settings, name) => {
    expect(() => parseEnv(settings)).toThrow(`Setting ${name} is wrong: `);
  });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedServices, openServices } from '../server/openServices.ts';
import { contactForm, createTestEnvironment, type TestEnvironment } from '../testing/createTestEnvironment.testing.ts';

/** Fake siteverify: tokens that start with `vouched` get the score of a person, others that of a program. */
const server = createServer(async (request, response) => {
  const asked = new URLSearchParams(Buffer.concat(await Array.fromAsync(request)).toString());
  const score = asked.get('response')?.startsWith('vouched') ? 0.9 : 0.1;
  response.end(JSON.stringify({ success: true, score, action: 'contact', hostname: 'www.example.org' }));
});

describe('A form without proof of work', () => {
  let environment: TestEnvironment;
  let leads: OpenedServices;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    environment = await createTestEnvironment('SQLite', {
      RATE_LIMIT: '4',
      ALTCHA_DIFFICULTY: '2',
      RECAPTCHA_SITE_KEY: 'site-key-of-the-test-000000',
      RECAPTCHA_SECRET: 'secret-of-the-test-00000000',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    });
    leads = await openServices(environment.env);
  });
  afterAll(async () => {
    await leads.stop();
    await environment.remove();
    server.close();
  });

  /** Returns how many of six forms from one client address are accepted. */
  async function accepted(clientAddress: string, recaptcha: string): Promise<number> {
    let count = 0;
    for (let n = 0; n < 6; n++) {
      const fields = { email: `${n}-${clientAddress}@example.org`, ...(recaptcha && { recaptcha }) };
      const request = contactForm(fields, { origin: 'https://www.example.org', 'sec-fetch-site': 'same-origin' });
      const outcome = await leads.leadService.accept({
        form: 'contact',
        locale: 'de',
        page: 'contact',
        request,
        clientAddress,
      });
      if (outcome.status === 303) count += 1;
      else expect(outcome.status).toBe(429);
    }
    return count;
  }

  it('gets the normal rate limit if reCAPTCHA verifies it, else the stricter one', async () => {
    expect(await accepted('192.0.2.1', '')).toBe(2);
    expect(await accepted('192.0.2.2', 'program'.padEnd(40, 'x'))).toBe(2);
    expect(await accepted('192.0.2.3', 'vouched'.padEnd(40, 'x'))).toBe(4);
  });
});

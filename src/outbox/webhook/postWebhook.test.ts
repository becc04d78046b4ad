import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../database/openDatabase.ts';
import { InvalidSettingError, parseEnv } from '../../env.ts';
import { isBalanced, reconcile } from '../../leads/reconcile.ts';
import { type OpenedServices, openServices } from '../../server/openServices.ts';
import {
  contactForm,
  createTestEnvironment,
  databaseKinds,
  newsletterForm,
  type TestEnvironment,
  waitUntil,
} from '../../testing/createTestEnvironment.testing.ts';
import { isPublicAddress } from './publicLookup.ts';

const secret = `whsec_${Buffer.from('thirty-two bytes of a test secret').toString('base64')}`;

type Posted = { headers: Record<string, string>; body: string };

describe.each(databaseKinds)('The webhook on %s', (kind) => {
  let environment: TestEnvironment;
  let leads: OpenedServices;
  let database: Database;
  let posted: Posted[];
  let respond: (response: ServerResponse, count: number) => void;
  const server = () =>
    createServer(async (request: IncomingMessage, response) => {
      const body = Buffer.concat(await Array.fromAsync<Buffer>(request)).toString();
      posted.push({ headers: request.headers as Record<string, string>, body });
      respond(response, posted.length);
    });
  let running: ReturnType<typeof server>;

  beforeEach(async () => {
    posted = [];
    respond = (response) => response.writeHead(204).end();
    running = server();
    await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
    const address = running.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    environment = await createTestEnvironment(kind, {
      CLOUD_FUNCTIONS_URL: `http://127.0.0.1:${port}/leads?key=1`,
      WEBHOOK_SECRET: secret,
      WEBHOOK_ALLOW_PRIVATE: '1',
    });
    database = await openDatabase(environment.env);
  });
  afterEach(async () => {
    vi.useRealTimers();
    expect(isBalanced(await reconcile(database))).toBe(true);
    await leads.stop();
    await database.query.destroy();
    running.closeAllConnections();
    await new Promise((resolve) => running.close(resolve));
    await environment.remove();
  });

  async function send(changes: Partial<TestEnvironment['env']> = {}): Promise<string> {
    leads = await openServices({ ...environment.env, ...changes });
    leads.start();
    const request = contactForm({ email: 'joerg@example.org', plan: 'essential', utm_source: 'letter' });
    const submission = { form: 'contact', locale: 'de', page: 'contact', request, clientAddress: '192.0.2.1' } as const;
    const outcome = await leads.leadService.accept(submission);
    return outcome.status === 303 ? outcome.id : '';
  }
  const row = () =>
    database.query.selectFrom('delivery').selectAll().where('target', '=', 'webhook').executeTakeFirstOrThrow();
  const settled = (state: string) => waitUntil(`the webhook is ${state}`, async () => (await row()).state === state);

  it('receives every lead once, with a signature that the published library verifies', async () => {
    const id = await send();
    await settled('delivered');
    expect(posted).toHaveLength(1);
    const [{ headers, body }] = posted as [Posted];
    const message = new Webhook(secret).verify(body, headers);
    expect(message).toMatchObject({
      type: 'lead.created',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        id,
        form: 'contact',
        locale: 'de',
        page: 'contact',
        fields: { lastname: 'Müßig', email: 'joerg@example.org' },
        context: { plan: 'essential', utm_source: 'letter' },
        crm: { id, lastname: 'Müßig', inquiry_topic: 'press', plan_of_interest: 'essential', utm_source: 'letter' },
      },
    });
    expect(headers['webhook-id']).toBe((await row()).id);
    expect(headers['content-type']).toBe('application/json');
    expect(() => new Webhook(secret).verify(body.replace('Müßig', 'Mössig'), headers)).toThrow();
    expect(() => new Webhook(Buffer.from('another secret').toString('base64')).verify(body, headers)).toThrow();
    expect((await row()).receipt).toBe('204');
  });

  it('is retried with the same id and a new signature timestamp', async () => {
    respond = (response, count) => response.writeHead(count < 3 ? 500 : 200).end();
    await send();
    await settled('delivered');
    expect(new Set(posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const { headers, body } of posted) new Webhook(secret).verify(body, headers);
    expect(posted).toHaveLength(3);
  });

  it('has signatures that are valid for five minutes and for one id', async () => {
    await send();
    await settled('delivered');
    const [first] = posted as [Posted];
    const verify = ({ headers, body }: Posted) => new Webhook(secret).verify(body, headers);
    const signedAt = Number(first.headers['webhook-timestamp']) * 1_000;
    vi.useFakeTimers({ toFake: ['Date'], now: signedAt + 299_000 });
    expect(() => verify(first)).not.toThrow();
    vi.setSystemTime(signedAt + 302_000);
    expect(() => verify(first)).toThrow('too old');
    vi.setSystemTime(signedAt - 302_000);
    expect(() => verify(first)).toThrow('too new');
    vi.useRealTimers();
    expect(() => verify({ ...first, headers: { ...first.headers, 'webhook-id': 'another' } })).toThrow('signature');
  });

  it('respects Retry-After', async () => {
    respond = (response) => response.writeHead(503, { 'retry-after': '3600' }).end();
    await send();
    await waitUntil('one attempt', async () => (await row()).attempts === 1);
    const { due_at, state } = await row();
    expect(state).toBe('pending');
    const wait = (Date.parse(due_at) - Date.now()) / 1_000;
    expect(wait).toBeGreaterThan(3_590);
    expect(wait).toBeLessThanOrEqual(3_600);
  });

  it('is not retried after 410 Gone', async () => {
    respond = (response) => response.writeHead(410).end();
    await send();
    await settled('dead');
    expect(posted).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    respond = (response) => response.writeHead(307, { location: '/elsewhere' }).end();
    await send();
    await waitUntil('two attempts', async () => (await row()).attempts >= 2);
    expect((await row()).last_error).toContain('307');
  });

  it('never goes to a private address, unless that is allowed', async () => {
    await send({ WEBHOOK_ALLOW_PRIVATE: '0', CLOUD_FUNCTIONS_URL: 'https://localhost:1/' });
    await waitUntil('an attempt', async () => (await row()).attempts >= 1);
    expect((await row()).last_error).toContain('private address');
    await leads.stop();
    leads = await openServices({ ...environment.env, WEBHOOK_ALLOW_PRIVATE: '0' });
    leads.start();
    const before = (await row()).attempts;
    await waitUntil('another attempt', async () => (await row()).attempts > before);
    expect((await row()).last_error).toContain('private address');
    expect(posted).toEqual([]);
  });

  it('does not delay mails while it hangs, and receives no newsletter data', async () => {
    respond = () => {};
    await send();
    await waitUntil('both mails', async () => (await leads.counts()).delivered === 2);
    const request = newsletterForm({ email: 'zoe@example.org' });
    await leads.leadService.accept({
      form: 'newsletter',
      locale: 'de',
      page: 'newsletter',
      request,
      clientAddress: '192.0.2.1',
    });
    const targets = await database.query.selectFrom('letter').select('target').execute();
    expect(targets).toEqual([{ target: 'newsletter-confirmation' }]);
    running.closeAllConnections();
  });
});

describe('Addresses', () => {
  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '192.168.0.1',
      '172.31.0.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '255.255.255.255',
    ],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      'ff02::1',
    ],
    ...['2001:db8::1', 'fe80::1%eth0', 'localhost', ''],
  ])('%j is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '172.32.0.1', '192.0.1.1', '2a00:1450:4001::1', '2606:4700::1111'])('%j is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('Settings of the webhook', () => {
  const wrong = [
    [{ CLOUD_FUNCTIONS_URL: 'https://example.org/' }, 'WEBHOOK_SECRET'],
    [{ CLOUD_FUNCTIONS_URL: 'http://example.org/', WEBHOOK_SECRET: secret }, 'CLOUD_FUNCTIONS_URL'],
  ] as const;
  it.each(wrong)('%j: the error names the wrong setting', (given, name) => {
    expect(() => parseEnv(given)).toThrow(InvalidSettingError);
    expect(() => parseEnv(given)).toThrow(name);
  });
});

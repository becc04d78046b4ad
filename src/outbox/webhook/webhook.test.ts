import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../database/connection.ts';
import { BadSetting, readEnv } from '../../env.ts';
import { isBalanced, reconcile } from '../../leads/reconcile.ts';
import { type Leads, openLeads } from '../../server/openLeads.ts';
import {
  contactForm,
  databaseKinds,
  eventually,
  freshPlace,
  newsletterForm,
  type Place,
} from '../../testing/testLeads.ts';
import { isPublic } from './publicLookup.ts';

const secret = `whsec_${Buffer.from('thirty-two bytes of a test secret').toString('base64')}`;

type Posted = { headers: Record<string, string>; body: string };

describe.each(databaseKinds)('The webhook on %s', (kind) => {
  let place: Place;
  let leads: Leads;
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
    place = await freshPlace(kind, {
      CLOUD_FUNCTIONS_URL: `http://127.0.0.1:${port}/leads?key=1`,
      WEBHOOK_SECRET: secret,
      WEBHOOK_ALLOW_PRIVATE: '1',
    });
    database = await openDatabase(place.env);
  });
  afterEach(async () => {
    vi.useRealTimers();
    expect(isBalanced(await reconcile(database))).toBe(true);
    await leads.stop();
    await database.query.destroy();
    running.closeAllConnections();
    await new Promise((resolve) => running.close(resolve));
    await place.remove();
  });

  async function send(changes: Partial<Place['env']> = {}): Promise<string> {
    leads = await openLeads({ ...place.env, ...changes });
    leads.start();
    const request = contactForm({ email: 'joerg@example.org', plan: 'essential', utm_source: 'letter' });
    const submission = { form: 'contact', locale: 'de', page: 'contact', request, clientAddress: '192.0.2.1' } as const;
    const outcome = await leads.desk.accept(submission);
    return outcome.status === 303 ? outcome.id : '';
  }
  const row = () =>
    database.query.selectFrom('delivery').selectAll().where('target', '=', 'webhook').executeTakeFirstOrThrow();
  const settled = (state: string) => eventually(`the webhook is ${state}`, async () => (await row()).state === state);

  it('gets every lead once, signed so that the published library verifies it', async () => {
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

  it('is called again under the same id, with a signature of its own time', async () => {
    respond = (response, count) => response.writeHead(count < 3 ? 500 : 200).end();
    await send();
    await settled('delivered');
    expect(new Set(posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const { headers, body } of posted) new Webhook(secret).verify(body, headers);
    expect(posted).toHaveLength(3);
  });

  it('is valid for five minutes, and under its own id only', async () => {
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

  it('waits as long as Retry-After asks for', async () => {
    respond = (response) => response.writeHead(503, { 'retry-after': '3600' }).end();
    await send();
    await eventually('one attempt', async () => (await row()).attempts === 1);
    const { due_at, state } = await row();
    expect(state).toBe('pending');
    const wait = (Date.parse(due_at) - Date.now()) / 1_000;
    expect(wait).toBeGreaterThan(3_590);
    expect(wait).toBeLessThanOrEqual(3_600);
  });

  it('is given up when the receiver says that it is gone', async () => {
    respond = (response) => response.writeHead(410).end();
    await send();
    await settled('dead');
    expect(posted).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    respond = (response) => response.writeHead(307, { location: '/elsewhere' }).end();
    await send();
    await eventually('two attempts', async () => (await row()).attempts >= 2);
    expect((await row()).last_error).toContain('307');
  });

  it('never goes to a private address, unless that is allowed', async () => {
    await send({ WEBHOOK_ALLOW_PRIVATE: '0', CLOUD_FUNCTIONS_URL: 'https://localhost:1/' });
    await eventually('an attempt', async () => (await row()).attempts >= 1);
    expect((await row()).last_error).toContain('private address');
    await leads.stop();
    leads = await openLeads({ ...place.env, WEBHOOK_ALLOW_PRIVATE: '0' });
    leads.start();
    const before = (await row()).attempts;
    await eventually('another attempt', async () => (await row()).attempts > before);
    expect((await row()).last_error).toContain('private address');
    expect(posted).toEqual([]);
  });

  it('does not hold up the mails while it is stuck, and hears nothing of the newsletter', async () => {
    respond = () => {};
    await send();
    await eventually('both mails', async () => (await leads.counts()).delivered === 2);
    const request = newsletterForm({ email: 'zoe@example.org' });
    await leads.desk.accept({
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
  ])('%j is not public', (address) => expect(isPublic(address)).toBe(false));

  it.each(['8.8.8.8', '172.32.0.1', '192.0.1.1', '2a00:1450:4001::1', '2606:4700::1111'])('%j is public', (address) =>
    expect(isPublic(address)).toBe(true),
  );
});

describe('Settings of the webhook', () => {
  const wrong = [
    [{ CLOUD_FUNCTIONS_URL: 'https://example.org/' }, 'WEBHOOK_SECRET'],
    [{ CLOUD_FUNCTIONS_URL: 'http://example.org/', WEBHOOK_SECRET: secret }, 'CLOUD_FUNCTIONS_URL'],
  ] as const;
  it.each(wrong)('%j name what is wrong', (given, name) => {
    expect(() => readEnv(given)).toThrow(BadSetting);
    expect(() => readEnv(given)).toThrow(name);
  });
});

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../database/openDatabase.ts';
import { isBalanced, reconcile } from '../../leads/reconcile.ts';
import { replayDead } from '../../outbox/replay.ts';
import { type OpenedServices, openServices } from '../../server/openServices.ts';
import {
  createTestEnvironment,
  databaseKinds,
  type TestEnvironment,
  waitUntil,
} from '../createTestEnvironment.testing.ts';
import { contactFields } from './contactFields.testing.ts';
import { submitContact } from './submitContact.testing.ts';

const day = 86_400;

/** Faults only; outbox/webhook/postWebhook.test.ts tests the webhook without faults. */
describe.each(databaseKinds)('A webhook on %s', { timeout: 60_000 }, (kind) => {
  let environment: TestEnvironment;
  let database: Database;
  let leads: OpenedServices;
  let respond: (response: ServerResponse) => void;
  let posted: string[];
  let server: ReturnType<typeof createServer>;

  beforeEach(async () => {
    posted = [];
    respond = (response) => response.writeHead(204).end();
    const port = await listen(0);
    environment = await createTestEnvironment(kind, {
      CLOUD_FUNCTIONS_URL: `http://127.0.0.1:${port}/`,
      WEBHOOK_SECRET: 'a secret of the fault tests',
      WEBHOOK_ALLOW_PRIVATE: '1',
      DELIVERY_BACKOFF: '0',
    });
    database = await openDatabase(environment.env);
    leads = await openServices(environment.env);
    leads.start();
  });
  afterEach(async () => {
    await leads.stop();
    expect(isBalanced(await reconcile(database))).toBe(true);
    await close();
    await database.query.destroy();
    await environment.remove();
  });

  async function listen(port: number): Promise<number> {
    server = createServer(async (request, response) => {
      await Array.fromAsync(request);
      posted.push(String(request.headers['webhook-id']));
      respond(response);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  }
  async function close(): Promise<void> {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
  const row = () =>
    database.query.selectFrom('delivery').selectAll().where('target', '=', 'webhook').executeTakeFirstOrThrow();
  const settled = (state: string) => waitUntil(`the webhook is ${state}`, async () => (await row()).state === state);
  const tried = (times: number) => waitUntil(`${times} attempts`, async () => (await row()).attempts >= times);
  const mailed = () => waitUntil('both mails', async () => (await leads.counts()).delivered === 2);
  const secondsToWait = async () => (Date.parse((await row()).due_at) - Date.now()) / 1_000;

  it('that was down receives its lead later, without delaying the mails', async () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await close();
    await submitContact(leads, contactFields(1));
    await mailed();
    await tried(2);
    await listen(port);
    await settled('delivered');
    expect(posted).toEqual([(await row()).id]);
  });

  it('that times out is retried, without delaying the mails', async () => {
    const { timeout } = AbortSignal;
    // Shortens the receiver's timeout of 15 s.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms === 15_000 ? 200 : ms));
    respond = () => {};
    await submitContact(leads, contactFields(1));
    await mailed();
    await tried(1);
    expect((await row()).last_error).toMatch(/abort|timeout/i);
    vi.restoreAllMocks();
    respond = (response) => response.writeHead(200).end();
    await settled('delivered');
    expect(new Set(posted)).toEqual(new Set([(await row()).id]));
  });

  it.each([500, 400, 404, 401])('that responds with %i is retried', async (status) => {
    respond = (response) => response.writeHead(status).end();
    await submitContact(leads, contactFields(1));
    await tried(2);
    respond = (response) => response.writeHead(200).end();
    await settled('delivered');
  });

  const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString();
  it.each([
    ['seconds', 429, () => '3600', 3_600],
    ['a date', 503, inAnHour, 3_600],
    ['a year, of which a day is kept', 503, () => '31536000', day],
    ['a date that is over', 429, () => new Date(0).toUTCString(), 0],
    ['nonsense', 503, () => 'soon', 0],
  ])('is retried after the delay in Retry-After: %s', async (_, status, retryAfter, seconds) => {
    respond = (response) => response.writeHead(status, { 'retry-after': retryAfter() }).end();
    await submitContact(leads, contactFields(1));
    await tried(1);
    expect((await row()).state).toBe('pending');
    const wait = await secondsToWait();
    expect(wait).toBeLessThanOrEqual(Math.max(seconds, 2));
    if (seconds > 0) expect(wait).toBeGreaterThan(seconds - 60);
    else await tried(2);
  });

  it('that responds with 410 causes a dead letter, which can be replayed', async () => {
    respond = (response) => response.writeHead(410).end();
    await submitContact(leads, contactFields(1));
    await settled('dead');
    await mailed();
    expect(posted).toHaveLength(1);
    expect((await row()).last_error).toContain('410');
    expect((await reconcile(database)).deliveries).toMatchObject({ created: 3, delivered: 2, dead: 1 });
    respond = (response) => response.writeHead(204).end();
    expect(await replayDead(database)).toBe(1);
    await settled('delivered');
    expect(new Set(posted).size).toBe(1);
  });
});

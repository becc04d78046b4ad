import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { isBalanced, reconcile } from '../leads/reconcile.ts';
import { type OpenedServices, openServices } from '../server/openServices.ts';
import {
  contactForm,
  createTestEnvironment,
  databaseKinds,
  type TestEnvironment,
  waitUntil,
} from '../testing/createTestEnvironment.testing.ts';
import { type SmtpBehaviour, startSmtpServer, type TestSmtpServer } from '../testing/startSmtpServer.testing.ts';
import type { Delivery } from './delivery.ts';
import { leadQueue } from './leadQueue.ts';
import { replayDead } from './replay.ts';
import { createWorker } from './worker.ts';

const silent = pino({ level: 'silent' });
const sales = 'sales@example.com';

describe.each(databaseKinds)('Delivery on %s', (kind) => {
  let environment: TestEnvironment;
  let database: Database;
  const opened: { stop(): Promise<unknown> }[] = [];
  let receiver: TestSmtpServer | undefined;

  beforeEach(async () => {
    environment = await createTestEnvironment(kind, { LEADS_TO: sales });
    database = await openDatabase(environment.env);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((leads) => leads.stop()));
    await receiver?.close();
    receiver = undefined;
    await database.query.destroy();
    await environment.remove();
  });

  async function open(SMTP_URL: string | undefined): Promise<OpenedServices> {
    const leads = await openServices({ ...environment.env, SMTP_URL });
    opened.push(leads);
    return leads;
  }
  async function receive(manners?: SmtpBehaviour, port?: number): Promise<TestSmtpServer> {
    receiver = await startSmtpServer(manners, port);
    return receiver;
  }
  async function send(leads: OpenedServices, changes: Record<string, string> = {}): Promise<string> {
    const request = contactForm(changes);
    const outcome = await leads.leadService.accept({
      form: 'contact',
      locale: 'de',
      page: 'contact',
      request,
      clientAddress: '192.0.2.1',
    });
    if (outcome.status !== 303) throw new Error(JSON.stringify(outcome));
    return outcome.id;
  }
  const counts = async (leads: OpenedServices) => {
    const { leads: _, ...states } = await leads.counts();
    return states;
  };
  const allDelivered = (leads: OpenedServices, number: number) =>
    waitUntil(`${number} deliveries`, async () => (await leads.counts()).delivered === number);
  const hasFailed = () =>
    waitUntil('a failed attempt', async () => {
      const tried = await database.query.selectFrom('delivery').select('id').where('attempts', '>', 0).execute();
      return tried.length === 2;
    });

  it('sends one mail to sales and one to the visitor at once, with the row ids as Message-IDs', async () => {
    const { url, mails } = await receive();
    const leads = await open(url);
    leads.start();
    const id = await send(leads);
    await allDelivered(leads, 2);
    const rows = await database.query
      .selectFrom('delivery')
      .select(['id', 'receipt'])
      .where('lead_id', '=', id)
      .execute();
    expect(mails.map((mail) => mail.messageId?.slice(1, 37)).sort()).toEqual(rows.map((row) => row.id).sort());
    expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual(['joerg@example.org', sales]);
    expect(rows[0]?.receipt).toMatch(/^250/);
    expect(isBalanced(await reconcile(database))).toBe(true);
  });

  it('retries while the mail server is down, without losing a mail', async () => {
    const { url, port, close } = await receive();
    await close();
    const leads = await open(url);
    leads.start();
    await send(leads);
    await hasFailed();
    expect(await counts(leads)).toEqual({ pending: 2, delivered: 0, dead: 0, suppressed: 0 });
    const { mails } = await receive({}, port);
    await allDelivered(leads, 2);
    expect(mails).toHaveLength(2);
  });

  it('retries after a temporary refusal', async () => {
    let refusals = 0;
    const { url, mails } = await receive({ recipient: () => (refusals++ < 4 ? { code: 451 } : undefined) });
    const leads = await open(url);
    leads.start();
    await send(leads);
    await allDelivered(leads, 2);
    expect(mails).toHaveLength(2);
  });

  it('does not retry a confirmation to a missing inbox, but retries the mail to sales', async () => {
    const { url } = await receive({ recipient: () => ({ code: 550 }) });
    const leads = await open(url);
    leads.start();
    await send(leads);
    await hasFailed();
    await waitUntil('a dead letter', async () => (await leads.counts()).dead === 1);
    const rows = database.query.selectFrom('delivery').select(['target', 'state', 'last_error']).orderBy('target');
    expect(await rows.execute()).toMatchObject([
      { target: 'mail-confirmation', state: 'dead', last_error: expect.stringContaining('550') },
      { target: 'mail-to-sales', state: 'pending' },
    ]);
  });

  it('becomes a dead letter after seven days, which can be replayed', async () => {
    const { url, port, close } = await receive();
    await close();
    const leads = await open(url);
    await send(leads);
    const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000).toISOString();
    await database.query.updateTable('delivery').set({ trying_since: eightDaysAgo }).execute();
    leads.start();
    await waitUntil('two dead letters', async () => (await leads.counts()).dead === 2);
    const { mails } = await receive({}, port);
    expect(await replayDead(database)).toBe(2);
    await allDelivered(leads, 2);
    expect(mails).toHaveLength(2);
  });

  it('retries with a backoff of 30 s, 5 min, 30 min, 2 h, 8 h, then a day, with a jitter of a tenth', async () => {
    const destinations = { 'mail-to-sales': fail, 'mail-confirmation': fail };
    const leads = await open(undefined);
    await send(leads);
    const worker = createWorker({ database, queue: leadQueue, destinations, log: silent });
    opened.push(worker);
    worker.start();
    for (const [attempt, seconds] of [30, 300, 1_800, 7_200, 28_800, 86_400, 86_400].entries()) {
      await waitUntil(`attempt ${attempt + 1}`, async () => (await attempts()) === 2 * (attempt + 1));
      const rows = await database.query.selectFrom('delivery').select('due_at').execute();
      for (const { due_at } of rows) {
        const wait = (Date.parse(due_at) - Date.now()) / 1_000;
        expect(wait).toBeGreaterThan(seconds * 0.9 - 2);
        expect(wait).toBeLessThan(seconds * 1.1);
      }
      await database.query.updateTable('delivery').set({ due_at: new Date().toISOString() }).execute();
      worker.wake();
    }
  });

  it('to one destination continues while another is stuck', async () => {
    let free = () => {};
    const stuck = new Promise<void>((resolve) => {
      free = resolve;
    });
    const { url, mails } = await receive({
      beforeResponse: (mail) => (mail.to?.[0]?.address === sales ? stuck : undefined),
    });
    const leads = await open(url);
    leads.start();
    for (let n = 0; n < 6; n++) await send(leads, { email: `visitor-${n}@example.org` });
    await waitUntil('six confirmations', async () => (await counts(leads)).delivered === 6);
    expect(mails.map((mail) => mail.to?.[0]?.address)).not.toContain(sales);
    free();
    await allDelivered(leads, 12);
  });

  it('completes before the worker stops', async () => {
    let arrived = false;
    const { url } = await receive({
      async beforeResponse() {
        arrived = true;
        await new Promise((resolve) => setTimeout(resolve, 300));
      },
    });
    const leads = await open(url);
    leads.start();
    await send(leads);
    await waitUntil('a mail on its way', () => arrived);
    await leads.stop();
    opened.splice(0);
    const rows = await database.query.selectFrom('delivery').select('state').execute();
    expect(rows.map((row) => row.state)).toEqual(['delivered', 'delivered']);
  });

  it('sends each row once with several workers', async () => {
    const leads = await open(undefined);
    for (let n = 0; n < 30; n++) await send(leads, { email: `visitor-${n}@example.org` });
    const seen: string[] = [];
    const take = async ({ id }: Delivery) => {
      seen.push(id);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return 'taken';
    };
    // A process has one SQLite connection: several would block each other synchronously (kill.test.ts uses processes).
    const openAnother = async () => (kind === 'SQLite' ? database : await openDatabase(environment.env));
    const databases = await Promise.all([openAnother(), openAnother(), openAnother()]);
    const workers = databases.map((own) =>
      createWorker({
        database: own,
        queue: leadQueue,
        destinations: { 'mail-to-sales': take, 'mail-confirmation': take },
        log: silent,
      }),
    );
    for (const worker of workers) worker.start();
    await allDelivered(leads, 60);
    await Promise.all(workers.map((worker) => worker.stop()));
    await Promise.all(databases.filter((own) => own !== database).map((own) => own.query.destroy()));
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });

  const attempts = async () => {
    const rows = await database.query.selectFrom('delivery').select('attempts').execute();
    return rows.reduce((sum, row) => sum + row.attempts, 0);
  };
});

const fail = () => Promise.reject(new Error('No'));

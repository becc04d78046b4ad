import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeliveryHandler } from '../../outbox/delivery.ts';
import { leadQueue } from '../../outbox/leadQueue.ts';
import { createWorker, type Worker } from '../../outbox/worker.ts';
import { type OpenedServices, openServices } from '../../server/openServices.ts';
import { databaseKinds, type TestEnvironment, waitUntil } from '../createTestEnvironment.testing.ts';
import { startSmtpServer, type TestSmtpServer } from '../startSmtpServer.testing.ts';
import { contactFields } from './contactFields.testing.ts';
import { expectDelivered } from './expectDelivered.testing.ts';
import { setUpFixture } from './setUpFixture.testing.ts';
import { submitContact } from './submitContact.testing.ts';

const hour = 3_600_000;
const silent = pino({ level: 'silent' });

/** Sets the wall clock of this process; elapsed time and timers are not affected. */
const setClock = (change: number) => vi.setSystemTime(Date.now() + change);

describe.each(databaseKinds)('A clock change on %s', { timeout: 60_000 }, (kind) => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));
  const fixture = setUpFixture(kind, { DELIVERY_BACKOFF: '1' });
  let mailServer: TestSmtpServer | undefined;
  const running: { stop(): Promise<unknown> }[] = [];

  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.stop()));
    await mailServer?.close();
    mailServer = undefined;
    vi.useRealTimers();
  });

  async function open(changes: Partial<TestEnvironment['env']> = {}): Promise<OpenedServices> {
    const leads = await openServices({ ...fixture.environment.env, ...changes });
    running.push(leads);
    return leads;
  }
  function work(deliver: DeliveryHandler): Worker {
    const destinations = { 'mail-to-sales': deliver, 'mail-confirmation': deliver, webhook: deliver };
    const worker = createWorker({ database: fixture.database, queue: leadQueue, destinations, log: silent });
    running.push(worker);
    return worker;
  }
  const stop = (one: { stop(): Promise<unknown> }) => {
    running.splice(running.indexOf(one), 1);
    return one.stop();
  };
  const rows = () => fixture.database.query.selectFrom('delivery').selectAll().execute();

  it('set back does not delay pending retries', async () => {
    let isWell = false;
    mailServer = await startSmtpServer({
      fault: () => (isWell ? undefined : { code: 451 }),
      onAccepted: ({ messageId = '' }) =>
        fixture.receivers.received.push({ id: messageId.slice(1, 37), via: 'mail', receiver: 'site' }),
    });
    const leads = await open({ SMTP_URL: mailServer.url });
    leads.start();
    const acknowledged = [await submitContact(leads, contactFields(1))];
    await waitUntil('both mails were refused', async () => {
      return (await rows()).filter((row) => row.attempts > 0 && row.state === 'pending').length === 2;
    });
    setClock(-hour);
    isWell = true;
    acknowledged.push(await submitContact(leads, contactFields(2)));
    await expectDelivered(fixture.database, { acknowledged, received: fixture.receivers.received });
  });

  it('set back before the first attempt does not delay it after a restart', async () => {
    const leads = await open();
    const acknowledged = [await submitContact(leads, contactFields(1))];
    await stop(leads);
    setClock(-hour);
    const next = await open();
    next.start();
    await expectDelivered(fixture.database, { acknowledged, received: fixture.receivers.received });
  });

  it('set back keeps the length of a Retry-After delay', async () => {
    const leads = await open();
    await submitContact(leads, contactFields(1));
    const [now, soon] = [Date.now(), Date.now() + 600_000].map((time) => new Date(time).toISOString());
    await fixture.database.query.updateTable('delivery').set({ attempts: 1, planned_at: now, due_at: soon }).execute();
    setClock(-hour);
    leads.start();
    await waitUntil('all are rescheduled', async () => {
      const waits = (await rows()).map((row) => Date.parse(row.due_at) - Date.now());
      return waits.every((wait) => wait > 500_000 && wait <= 600_000);
    });
    expect(fixture.receivers.received).toEqual([]);
    await fixture.database.query.updateTable('delivery').set({ due_at: new Date().toISOString() }).execute();
    await waitUntil('all are delivered', () => fixture.receivers.received.length === 3);
  });

  it.each([
    ['set forward', hour],
    ['set back', -hour],
  ])('%s during a delivery does not lease it to another worker', async (_, jump) => {
    const leads = await open();
    const first = await submitContact(leads, contactFields(1));
    const answer = Promise.withResolvers<void>();
    const attempts: { by: string; lead: string }[] = [];
    const slow = work(async ({ lead }) => {
      attempts.push({ by: 'slow', lead: lead.id });
      await answer.promise;
      return 'accepted';
    });
    slow.start();
    await waitUntil('three are in progress', () => attempts.length === 3);

    setClock(jump);
    // A stopped worker claims no more rows.
    const slowHasEnded = stop(slow);
    const second = await submitContact(leads, contactFields(2));
    const quick = work(async ({ lead }) => {
      attempts.push({ by: 'quick', lead: lead.id });
      return 'accepted';
    });
    quick.start();
    await waitUntil('the other lead is delivered', () => attempts.length >= 6);
    answer.resolve();
    await slowHasEnded;
    await waitUntil('all are settled', async () => (await leads.counts()).delivered === 6);
    expect(attempts.filter(({ by }) => by === 'quick').map(({ lead }) => lead)).toEqual([second, second, second]);
    expect(attempts.filter(({ by }) => by === 'slow').map(({ lead }) => lead)).toEqual([first, first, first]);
  });

  it('neither lifts the confirmation limit nor extends it beyond one interval', async () => {
    const leads = await open();
    const state = async (n: number) => {
      const lead = await submitContact(leads, { ...contactFields(n), email: 'one@example.org' });
      return (await rows()).find((row) => row.lead_id === lead && row.target === 'mail-confirmation')?.state;
    };
    expect(await state(1)).toBe('pending');
    expect(await state(2)).toBe('suppressed');
    setClock(-60_000);
    expect(await state(3)).toBe('suppressed');
    setClock(-hour);
    expect(await state(4)).toBe('pending');
    expect(await state(5)).toBe('suppressed');
    setClock(2 * hour);
    expect(await state(6)).toBe('pending');
  });

  it('neither extends nor shortens the form rate limit', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], shouldAdvanceTime: true });
    const leads = await open({ RATE_LIMIT: 2 });
    await submitContact(leads, contactFields(1));
    const answer = () => submitContact(leads, contactFields(2)).catch((error: Error) => JSON.parse(error.message));
    for (const jump of [-hour, 2 * hour, -2 * hour]) {
      setClock(jump);
      const { status, retryAfter } = await answer();
      expect(status).toBe(429);
      expect(retryAfter).toBeLessThanOrEqual(600);
    }
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await answer()).toEqual(expect.any(String));
  });
});

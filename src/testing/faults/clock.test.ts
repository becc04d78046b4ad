import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorker, type Worker } from '../../outbox/deliver.ts';
import { leadQueue } from '../../outbox/leadQueue.ts';
import type { Deliver } from '../../outbox/target.ts';
import { type Leads, openLeads } from '../../server/openLeads.ts';
import { databaseKinds, eventually, type Place } from '../testLeads.ts';
import { type Receiver, startReceiver } from '../testReceiver.ts';
import { contactOf } from './contactOf.ts';
import { expectDelivered } from './expectDelivered.ts';
import { setScene } from './scene.ts';
import { submit } from './submit.ts';

const hour = 3_600_000;
const silent = pino({ level: 'silent' });

/** Sets the wall clock of this process; elapsed time and timers are not affected. */
const setClock = (change: number) => vi.setSystemTime(Date.now() + change);

describe.each(databaseKinds)('A clock that jumps on %s', { timeout: 60_000 }, (kind) => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));
  const scene = setScene(kind, { DELIVERY_BACKOFF: '1' });
  let mailServer: Receiver | undefined;
  const running: { stop(): Promise<unknown> }[] = [];

  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.stop()));
    await mailServer?.close();
    mailServer = undefined;
    vi.useRealTimers();
  });

  async function open(changes: Partial<Place['env']> = {}): Promise<Leads> {
    const leads = await openLeads({ ...scene.place.env, ...changes });
    running.push(leads);
    return leads;
  }
  function work(deliver: Deliver): Worker {
    const targets = { 'mail-to-sales': deliver, 'mail-confirmation': deliver, webhook: deliver };
    const worker = createWorker({ database: scene.database, queue: leadQueue, targets, log: silent });
    running.push(worker);
    return worker;
  }
  const stop = (one: { stop(): Promise<unknown> }) => {
    running.splice(running.indexOf(one), 1);
    return one.stop();
  };
  const rows = () => scene.database.query.selectFrom('delivery').selectAll().execute();

  it('back, while leads wait for their next attempt, makes none of them wait for the time that is gone', async () => {
    let isWell = false;
    mailServer = await startReceiver({
      fault: () => (isWell ? undefined : { code: 451 }),
      taken: ({ messageId = '' }) =>
        scene.receivers.takes.push({ id: messageId.slice(1, 37), via: 'mail', door: 'site' }),
    });
    const leads = await open({ SMTP_URL: mailServer.url });
    leads.start();
    const acknowledged = [await submit(leads, contactOf(1))];
    await eventually('both mails were refused', async () => {
      return (await rows()).filter((row) => row.attempts > 0 && row.state === 'pending').length === 2;
    });
    setClock(-hour);
    isWell = true;
    acknowledged.push(await submit(leads, contactOf(2)));
    await expectDelivered(scene.database, { acknowledged, takes: scene.receivers.takes });
  });

  it('back, before a lead was even tried, does not hold it up after a restart', async () => {
    const leads = await open();
    const acknowledged = [await submit(leads, contactOf(1))];
    await stop(leads);
    setClock(-hour);
    const next = await open();
    next.start();
    await expectDelivered(scene.database, { acknowledged, takes: scene.receivers.takes });
  });

  it('back keeps the wait that a receiver asked for, as long as it was', async () => {
    const leads = await open();
    await submit(leads, contactOf(1));
    const [now, soon] = [Date.now(), Date.now() + 600_000].map((time) => new Date(time).toISOString());
    await scene.database.query.updateTable('delivery').set({ attempts: 1, planned_at: now, due_at: soon }).execute();
    setClock(-hour);
    leads.start();
    await eventually('all are planned again', async () => {
      const waits = (await rows()).map((row) => Date.parse(row.due_at) - Date.now());
      return waits.every((wait) => wait > 500_000 && wait <= 600_000);
    });
    expect(scene.receivers.takes).toEqual([]);
    await scene.database.query.updateTable('delivery').set({ due_at: new Date().toISOString() }).execute();
    await eventually('all have gone out', () => scene.receivers.takes.length === 3);
  });

  it.each([
    ['forward', hour],
    ['back', -hour],
  ])('%s, in the middle of a delivery, gives it to nobody else', async (_, jump) => {
    const leads = await open();
    const first = await submit(leads, contactOf(1));
    const answer = Promise.withResolvers<void>();
    const taken: { by: string; lead: string }[] = [];
    const slow = work(async ({ lead }) => {
      taken.push({ by: 'slow', lead: lead.id });
      await answer.promise;
      return 'taken';
    });
    slow.start();
    await eventually('three are under way', () => taken.length === 3);

    setClock(jump);
    // A stopped worker claims no more rows.
    const slowHasEnded = stop(slow);
    const second = await submit(leads, contactOf(2));
    const quick = work(async ({ lead }) => {
      taken.push({ by: 'quick', lead: lead.id });
      return 'taken';
    });
    quick.start();
    await eventually('the other lead is delivered', () => taken.length >= 6);
    answer.resolve();
    await slowHasEnded;
    await eventually('all is noted', async () => (await leads.counts()).delivered === 6);
    expect(taken.filter(({ by }) => by === 'quick').map(({ lead }) => lead)).toEqual([second, second, second]);
    expect(taken.filter(({ by }) => by === 'slow').map(({ lead }) => lead)).toEqual([first, first, first]);
  });

  it('leaves the limit of confirmations what it is: nobody is flooded, nobody is shut out for longer than a pause', async () => {
    const leads = await open();
    const state = async (n: number) => {
      const lead = await submit(leads, { ...contactOf(n), email: 'one@example.org' });
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

  it('neither shuts visitors out for longer than the limit of forms says, nor lets them in before', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], shouldAdvanceTime: true });
    const leads = await open({ RATE_LIMIT: 2 });
    await submit(leads, contactOf(1));
    const answer = () => submit(leads, contactOf(2)).catch((error: Error) => JSON.parse(error.message));
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

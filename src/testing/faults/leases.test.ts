import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../database/openDatabase.ts';
import { isBalanced, reconcile } from '../../leads/reconcile.ts';
import type { Delivery, DeliveryHandler } from '../../outbox/delivery.ts';
import { leadQueue } from '../../outbox/leadQueue.ts';
import { createWorker } from '../../outbox/worker.ts';
import { type OpenedServices, openServices } from '../../server/openServices.ts';
import {
  createTestEnvironment,
  databaseKinds,
  type TestEnvironment,
  waitUntil,
} from '../createTestEnvironment.testing.ts';
import { contactFields } from './contactFields.testing.ts';
import { submitContact } from './submitContact.testing.ts';

describe.each(databaseKinds)('A lease on %s', { timeout: 60_000 }, (kind) => {
  let environment: TestEnvironment;
  let database: Database;
  let leads: OpenedServices;

  beforeEach(async () => {
    environment = await createTestEnvironment(kind);
    database = await openDatabase(environment.env);
    leads = await openServices(environment.env);
  });
  afterEach(async () => {
    await leads.stop();
    vi.useRealTimers();
    expect(isBalanced(await reconcile(database))).toBe(true);
    await database.query.destroy();
    await environment.remove();
  });

  const work = (deliver: DeliveryHandler) =>
    createWorker({
      database,
      queue: leadQueue,
      destinations: { 'mail-to-sales': deliver, 'mail-confirmation': deliver },
      log: pino({ level: 'silent' }),
    });
  /** Fakes elapsed time. `pass` advances it by 4 s, so that every worker has sent a heartbeat. */
  const holdTime = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const pass = () => vi.advanceTimersByTimeAsync(4_000);

  it('of another machine lasts while it is renewed, and is released after an unanswered probe', async () => {
    const elsewhere = 'another-machine 1 worker';
    await submitContact(leads, contactFields(1));
    // The other machine's clock is an hour behind; the lease is still valid.
    const lease_until = new Date(Date.now() - 3_600_000).toISOString();
    await database.query.updateTable('delivery').set({ lease_owner: elsewhere, lease_until }).execute();
    holdTime();
    leads.start();

    for (let turn = 0; turn < 20; turn++) {
      await pass();
      const { numUpdatedRows } = await database.query
        .updateTable('delivery')
        .set({ lease_until: `turn ${turn}` })
        .where('lease_owner', '=', elsewhere)
        .executeTakeFirstOrThrow();
      expect(Number(numUpdatedRows)).toBe(2);
    }
    let probed = false;
    await waitUntil('both are delivered', async () => {
      await pass();
      const rows = await database.query.selectFrom('delivery').select(['state', 'lease_until']).execute();
      probed ||= rows.every((row) => row.lease_until?.startsWith('probe'));
      return rows.every((row) => row.state === 'delivered');
    });
    expect(probed).toBe(true);
  });

  it('is renewed during a delivery that takes longer than the lease', async () => {
    await submitContact(leads, contactFields(1));
    const seen: string[] = [];
    const free = Promise.withResolvers<void>();
    const deliver = async ({ id }: Delivery) => {
      seen.push(id);
      await free.promise;
      return 'accepted';
    };
    holdTime();
    const workers = [work(deliver), work(deliver)];
    for (const worker of workers) worker.start();
    await waitUntil('two are in progress', () => seen.length === 2);
    for (let turn = 0; turn < 20; turn++) {
      await database.query.updateTable('delivery').set({ lease_until: 'to be renewed' }).execute();
      await waitUntil('both are renewed', async () => {
        // Again while it is not: a renewal that is still in progress skips its turn.
        await pass();
        const rows = await database.query.selectFrom('delivery').select('lease_until').execute();
        return rows.every((row) => row.lease_until !== 'to be renewed');
      });
      for (const worker of workers) worker.wake();
    }
    await submitContact(leads, contactFields(2));
    for (const worker of workers) worker.wake();
    await waitUntil('the free rows are claimed', () => seen.length >= 4);
    free.resolve();
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(new Set(seen).size).toBe(4);
    expect(seen).toHaveLength(4);
    expect(await leads.counts()).toMatchObject({ delivered: 4 });
  });

  it('whose database response was lost is still used by its worker', async () => {
    await submitContact(leads, contactFields(1));
    const seen: string[] = [];
    const free = Promise.withResolvers<void>();
    const deliver = async ({ lead }: Delivery) => {
      seen.push(lead.id);
      await free.promise;
      return 'accepted';
    };
    const worker = work(deliver);
    worker.start();
    await waitUntil('two are in progress', () => seen.length === 2);
    const { lease_owner } = await database.query.selectFrom('delivery').select('lease_owner').executeTakeFirstOrThrow();
    const second = await submitContact(leads, contactFields(2));
    await database.query.updateTable('delivery').set({ lease_owner }).where('lead_id', '=', second).execute();
    worker.wake();
    await waitUntil('the other two are in progress', () => seen.length === 4);
    free.resolve();
    await worker.stop();
    expect(await leads.counts()).toMatchObject({ delivered: 4, pending: 0 });
    expect(seen.filter((id) => id === second)).toHaveLength(2);
  });
});

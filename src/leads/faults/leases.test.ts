import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../database/connection.ts';
import { createWorker } from '../deliver.ts';
import { leadQueue } from '../leadQueue.ts';
import { type Leads, openLeads } from '../open.ts';
import type { Delivery } from '../target.ts';
import { databaseKinds, eventually, freshPlace, type Place } from '../testLeads.ts';
import { contactOf } from './contactOf.ts';
import { submit } from './submit.ts';

describe.each(databaseKinds)('A lease on %s', { timeout: 60_000 }, (kind) => {
  let place: Place;
  let database: Database;
  let leads: Leads;

  beforeEach(async () => {
    place = await freshPlace(kind);
    database = await openDatabase(place.env);
    leads = await openLeads(place.env);
  });
  afterEach(async () => {
    await leads.stop();
    vi.useRealTimers();
    await database.query.destroy();
    await place.remove();
  });

  it('of another machine holds as long as that says that it lives, and ends when it is silent even if asked', async () => {
    const elsewhere = 'another-machine 1 worker';
    await submit(leads, contactOf(1));
    // Its clock is an hour behind ours. It holds for all that.
    const lease_until = new Date(Date.now() - 3_600_000).toISOString();
    await database.query.updateTable('delivery').set({ lease_owner: elsewhere, lease_until }).execute();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    leads.start();
    /** Four seconds, after which every worker has its turn. */
    const pass = () => vi.advanceTimersByTimeAsync(4_000);

    for (let turn = 0; turn < 20; turn++) {
      await pass();
      const { numUpdatedRows } = await database.query
        .updateTable('delivery')
        .set({ lease_until: `turn ${turn}` })
        .where('lease_owner', '=', elsewhere)
        .executeTakeFirstOrThrow();
      expect(Number(numUpdatedRows)).toBe(2);
    }
    let asked = false;
    await eventually('both are delivered', async () => {
      await pass();
      const rows = await database.query.selectFrom('delivery').select(['state', 'lease_until']).execute();
      asked ||= rows.every((row) => row.lease_until?.startsWith('asked'));
      return rows.every((row) => row.state === 'delivered');
    });
    expect(asked).toBe(true);
  });

  it('that a worker was given, while the answer of the database was lost, is used by it', async () => {
    await submit(leads, contactOf(1));
    const seen: string[] = [];
    const free = Promise.withResolvers<void>();
    const take = async ({ lead }: Delivery) => {
      seen.push(lead.id);
      await free.promise;
      return 'taken';
    };
    const targets = { 'mail-to-sales': take, 'mail-confirmation': take };
    const worker = createWorker({ database, queue: leadQueue, targets, log: pino({ level: 'silent' }) });
    worker.start();
    await eventually('two are under way', () => seen.length === 2);
    const { lease_owner } = await database.query.selectFrom('delivery').select('lease_owner').executeTakeFirstOrThrow();
    const second = await submit(leads, contactOf(2));
    await database.query.updateTable('delivery').set({ lease_owner }).where('lead_id', '=', second).execute();
    worker.wake();
    await eventually('the other two are under way', () => seen.length === 4);
    free.resolve();
    await worker.stop();
    expect(await leads.counts()).toMatchObject({ delivered: 4, pending: 0 });
    expect(seen.filter((id) => id === second)).toHaveLength(2);
  });
});

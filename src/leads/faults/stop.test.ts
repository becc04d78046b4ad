import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../database/connection.ts';
import { databaseKinds, eventually, freshPlace, type Place } from '../testLeads.ts';
import { contactOf } from './contactOf.ts';
import { expectDelivered } from './expectDelivered.ts';
import { openReceivers, type Receivers } from './receivers.ts';
import { startSite } from './startSite.ts';

describe.each(databaseKinds)('SIGTERM on %s', { timeout: 120_000 }, (kind) => {
  let receivers: Receivers;
  let place: Place;
  let database: Database;

  beforeEach(async () => {
    receivers = await openReceivers();
    place = await freshPlace(kind, await receivers.door('site'));
    database = await openDatabase(place.env);
  });
  afterEach(async () => {
    await receivers.close();
    await database.query.destroy();
    await place.remove();
  });

  it('waits for the deliveries under way, begins no other, and leaves the rest to the next start; nothing is repeated', async () => {
    const answers = Promise.withResolvers<void>();
    receivers.gate = () => answers.promise;
    const site = await startSite(place.env);
    const posts = Array.from({ length: 10 }, (_, n) => site.store(contactOf(n)));
    const acknowledged = await Promise.all(posts);
    await eventually('four deliveries to each of three targets are under way', () => receivers.waiting.size === 12);

    const ended = site.end();
    await eventually('it listens no more', async () => (await site.health().catch(() => 'gone')) === 'gone');
    receivers.gate = undefined;
    answers.resolve();
    expect(await ended).toBe(0);

    expect(receivers.takes).toHaveLength(12);
    const rows = await database.query.selectFrom('delivery').select(['id', 'state', 'lease_owner']).execute();
    const delivered = rows.filter((row) => row.state === 'delivered').map((row) => row.id);
    expect(delivered.sort()).toEqual(receivers.takes.map((take) => take.id).sort());
    expect(rows.filter((row) => row.lease_owner !== null)).toEqual([]);

    const next = await startSite(place.env);
    await expectDelivered(database, { acknowledged, takes: receivers.takes });
    expect(await next.end()).toBe(0);
  });
});

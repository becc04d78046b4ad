import { describe, expect, it } from 'vitest';
import { databaseKinds, eventually } from '../testLeads.ts';
import { contactOf } from './contactOf.ts';
import { expectDelivered } from './expectDelivered.ts';
import { setScene } from './scene.ts';
import { startSite } from './startSite.ts';

describe.each(databaseKinds)('SIGTERM on %s', { timeout: 120_000 }, (kind) => {
  const scene = setScene(kind);

  it('waits for the deliveries under way, begins no other, and leaves the rest to the next start; nothing is repeated', async () => {
    const answers = Promise.withResolvers<void>();
    scene.receivers.gate = () => answers.promise;
    const site = await startSite(scene.place.env);
    const posts = Array.from({ length: 10 }, (_, n) => site.store(contactOf(n)));
    const acknowledged = await Promise.all(posts);
    await eventually(
      'four deliveries to each of three targets are under way',
      () => scene.receivers.waiting.size === 12,
    );

    const ended = site.end();
    await eventually('it listens no more', async () => (await site.health().catch(() => 'gone')) === 'gone');
    scene.receivers.gate = undefined;
    answers.resolve();
    expect(await ended).toBe(0);

    expect(scene.receivers.takes).toHaveLength(12);
    const rows = await scene.database.query.selectFrom('delivery').select(['id', 'state', 'lease_owner']).execute();
    const delivered = rows.filter((row) => row.state === 'delivered').map((row) => row.id);
    expect(delivered.sort()).toEqual(scene.receivers.takes.map((take) => take.id).sort());
    expect(rows.filter((row) => row.lease_owner !== null)).toEqual([]);

    const next = await startSite(scene.place.env);
    await expectDelivered(scene.database, { acknowledged, takes: scene.receivers.takes });
    expect(await next.end()).toBe(0);
  });
});

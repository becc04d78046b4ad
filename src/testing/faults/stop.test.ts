import { describe, expect, it } from 'vitest';
import { databaseKinds, waitUntil } from '../createTestEnvironment.testing.ts';
import { contactFields } from './contactFields.testing.ts';
import { expectDelivered } from './expectDelivered.testing.ts';
import { setUpFixture } from './setUpFixture.testing.ts';
import { startSiteProcess } from './startSiteProcess.testing.ts';

describe.each(databaseKinds)('SIGTERM on %s', { timeout: 120_000 }, (kind) => {
  const fixture = setUpFixture(kind);

  it('completes running deliveries, starts no others, and leaves the rest to the next start without repeats', async () => {
    const answers = Promise.withResolvers<void>();
    fixture.receivers.gate = () => answers.promise;
    const site = await startSiteProcess(fixture.environment.env);
    const posts = Array.from({ length: 10 }, (_, n) => site.postUntilStored(contactFields(n)));
    const acknowledged = await Promise.all(posts);
    await waitUntil(
      'four deliveries to each of three destinations are in progress',
      () => fixture.receivers.inProgress.size === 12,
    );

    const ended = site.terminate();
    await waitUntil('it no longer listens', async () => (await site.health().catch(() => 'closed')) === 'closed');
    fixture.receivers.gate = undefined;
    answers.resolve();
    expect(await ended).toBe(0);

    expect(fixture.receivers.received).toHaveLength(12);
    const rows = await fixture.database.query.selectFrom('delivery').select(['id', 'state', 'lease_owner']).execute();
    const delivered = rows.filter((row) => row.state === 'delivered').map((row) => row.id);
    expect(delivered.sort()).toEqual(fixture.receivers.received.map(({ id }) => id).sort());
    expect(rows.filter((row) => row.lease_owner !== null)).toEqual([]);

    const next = await startSiteProcess(fixture.environment.env);
    await expectDelivered(fixture.database, { acknowledged, received: fixture.receivers.received });
    expect(await next.terminate()).toBe(0);
  });
});

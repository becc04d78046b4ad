import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Env } from '../../env.ts';
import { type DatabaseKind, waitUntil } from '../createTestEnvironment.testing.ts';
import { contactFields } from './contactFields.testing.ts';
import { expectDelivered, findUnsettled } from './expectDelivered.testing.ts';
import type { ReceivedDelivery } from './openReceivers.testing.ts';
import { setUpFixture } from './setUpFixture.testing.ts';
import { type SiteProcess, startSiteProcess } from './startSiteProcess.testing.ts';

/** worker.ts: four parallel deliveries per destination. */
const atOnce = { mail: 8, webhook: 4 };
const leadCount = 210;

const processCounts: [number, DatabaseKind][] = [
  [2, 'SQLite'],
  [4, 'SQLite'],
  [2, 'PostgreSQL'],
  [4, 'PostgreSQL'],
];

describe.each(processCounts)('%i processes on one %s', { timeout: 120_000 }, (count, kind) => {
  const fixture = setUpFixture(kind);
  let sites: { name: string; site: SiteProcess }[];

  beforeEach(async () => {
    const names = Array.from({ length: count }, (_, n) => `site-${n}`);
    sites = await Promise.all(
      names.map(async (name) => ({ name, site: await startSiteProcess(await settingsOf(name)) })),
    );
  });
  afterEach(() => Promise.all(sites.map(({ site }) => site.kill())));

  /** Each site has its own receivers, and its name as the application name of its connections. */
  async function settingsOf(name: string): Promise<Env> {
    const { DATABASE_URL, ...env } = fixture.environment.env;
    return {
      ...env,
      ...(await fixture.receivers.settingsFor(name)),
      ...(DATABASE_URL && { DATABASE_URL: `${DATABASE_URL}?application_name=${name}` }),
    };
  }
  const countInProgress = (via: ReceivedDelivery['via']) =>
    [...fixture.receivers.inProgress].filter((delivery) => delivery.via === via).length;
  const receivedBy = (name: string) => fixture.receivers.received.filter((delivery) => delivery.receiver === name);
  const connectionsOf = async (name: string) =>
    (await sql`select pid from pg_stat_activity where application_name = ${name}`.execute(fixture.database.query)).rows
      .length;

  it('share the deliveries, take over those of a killed process, and repeat none that it had settled', async () => {
    // The receivers respond only once all possible deliveries are in progress, so that every process has a full share.
    const closed = Promise.withResolvers<void>();
    fixture.receivers.gate = () => closed.promise;
    const posts = Array.from({ length: leadCount }, (_, n) => sites[n % count]?.site.postUntilStored(contactFields(n)));
    const acknowledged = new Set((await Promise.all(posts)).map((id) => id ?? ''));
    expect(acknowledged.size).toBe(leadCount);
    await waitUntil('every process has its full share', () => {
      return countInProgress('mail') === atOnce.mail * count && countInProgress('webhook') === atOnce.webhook * count;
    });
    fixture.receivers.gate = undefined;
    closed.resolve();
    await waitUntil('a third is done', () => fixture.receivers.received.length >= leadCount);
    for (const { name } of sites) expect(receivedBy(name).length).toBeGreaterThan(0);

    const [victim, ...others] = sites;
    if (!victim) throw new Error('There is no process to kill');
    const again = Promise.withResolvers<void>();
    fixture.receivers.gate = () => again.promise;
    await waitUntil('the victim is busy', () =>
      [...fixture.receivers.inProgress].some(({ receiver }) => receiver === victim.name),
    );
    // Pauses the others, so that the rows left by the victim can be read.
    for (const { site } of others) site.pause();
    await victim.site.kill();
    fixture.receivers.gate = undefined;
    again.resolve();
    await waitUntil('its receivers are done', () =>
      [...fixture.receivers.inProgress].every(({ receiver }) => receiver !== victim.name),
    );
    if (kind === 'PostgreSQL') {
      await waitUntil('its connections are closed', async () => (await connectionsOf(victim.name)) === 0);
    }
    const repeatable = new Set(await findUnsettled(fixture.database, receivedBy(victim.name)));
    expect(repeatable.size).toBeGreaterThan(0);
    for (const { site } of others) site.resume();

    await expectDelivered(fixture.database, { acknowledged, received: fixture.receivers.received, repeatable });
    for (const { site } of others) expect(await site.terminate()).toBe(0);
  });
});

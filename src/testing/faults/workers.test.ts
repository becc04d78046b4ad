import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Env } from '../../env.ts';
import { type DatabaseKind, eventually } from '../testLeads.ts';
import { contactOf } from './contactOf.ts';
import { expectDelivered, takenButNotNoted } from './expectDelivered.ts';
import type { Take } from './receivers.ts';
import { setScene } from './scene.ts';
import { type Site, startSite } from './startSite.ts';

/** deliver.ts: four parallel deliveries per target. */
const atOnce = { mail: 8, webhook: 4 };
const leadCount = 210;

const crowds: [number, DatabaseKind][] = [
  [2, 'SQLite'],
  [4, 'SQLite'],
  [2, 'PostgreSQL'],
  [4, 'PostgreSQL'],
];

describe.each(crowds)('%i processes on one %s', { timeout: 120_000 }, (count, kind) => {
  const scene = setScene(kind);
  let sites: { name: string; site: Site }[];

  beforeEach(async () => {
    const names = Array.from({ length: count }, (_, n) => `site-${n}`);
    sites = await Promise.all(names.map(async (name) => ({ name, site: await startSite(await settingsOf(name)) })));
  });
  afterEach(() => Promise.all(sites.map(({ site }) => site.kill())));

  /** Each site has separate doors, and its name as the application name of its connections. */
  async function settingsOf(name: string): Promise<Env> {
    const { DATABASE_URL, ...env } = scene.place.env;
    return {
      ...env,
      ...(await scene.receivers.door(name)),
      ...(DATABASE_URL && { DATABASE_URL: `${DATABASE_URL}?application_name=${name}` }),
    };
  }
  const waitingFor = (via: Take['via']) => [...scene.receivers.waiting].filter((take) => take.via === via).length;
  const takesOf = (name: string) => scene.receivers.takes.filter((take) => take.door === name);
  const connectionsOf = async (name: string) =>
    (await sql`select pid from pg_stat_activity where application_name = ${name}`.execute(scene.database.query)).rows
      .length;

  it('share the work, take over what one held when it was killed, and repeat nothing that it had noted', async () => {
    // The receivers respond only once all possible deliveries are in progress, so that every process has a full share.
    const closed = Promise.withResolvers<void>();
    scene.receivers.gate = () => closed.promise;
    const posts = Array.from({ length: leadCount }, (_, n) => sites[n % count]?.site.store(contactOf(n)));
    const acknowledged = new Set((await Promise.all(posts)).map((id) => id ?? ''));
    expect(acknowledged.size).toBe(leadCount);
    await eventually('everybody is busy', () => {
      return waitingFor('mail') === atOnce.mail * count && waitingFor('webhook') === atOnce.webhook * count;
    });
    scene.receivers.gate = undefined;
    closed.resolve();
    await eventually('a third is done', () => scene.receivers.takes.length >= leadCount);
    for (const { name } of sites) expect(takesOf(name).length).toBeGreaterThan(0);

    const [victim, ...others] = sites;
    if (!victim) throw new Error('Nobody to kill');
    const again = Promise.withResolvers<void>();
    scene.receivers.gate = () => again.promise;
    await eventually('the victim is busy', () => [...scene.receivers.waiting].some(({ door }) => door === victim.name));
    // Pauses the others, so that the rows left by the victim can be read.
    for (const { site } of others) site.pause();
    await victim.site.kill();
    scene.receivers.gate = undefined;
    again.resolve();
    await eventually('its receivers are done', () =>
      [...scene.receivers.waiting].every(({ door }) => door !== victim.name),
    );
    if (kind === 'PostgreSQL') {
      await eventually('its connections are gone', async () => (await connectionsOf(victim.name)) === 0);
    }
    const repeatable = new Set(await takenButNotNoted(scene.database, takesOf(victim.name)));
    expect(repeatable.size).toBeGreaterThan(0);
    for (const { site } of others) site.resume();

    await expectDelivered(scene.database, { acknowledged, takes: scene.receivers.takes, repeatable });
    for (const { site } of others) expect(await site.end()).toBe(0);
  });
});

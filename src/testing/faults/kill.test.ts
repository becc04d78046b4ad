import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFailed } from 'vitest';
import { databaseKinds, eventually } from '../testLeads.ts';
import { contactOf } from './contactOf.ts';
import { expectDelivered, takenButNotNoted } from './expectDelivered.ts';
import { randomFrom, seedOfThisRun } from './random.ts';
import type { Receivers, Take } from './receivers.ts';
import { setScene } from './scene.ts';
import { type Site, startSite } from './startSite.ts';

const kills = 20;
const perKill = 10;
/** Observable steps of a lead: form sent and answered; arrived and taken at three targets. */
const stepsPerLead = 8;

describe.each(databaseKinds)('kill -9 on %s', { timeout: 120_000 }, (kind) => {
  const scene = setScene(kind);

  /** Kills the process; returns the takes that it did not settle. */
  async function kill(site: Site): Promise<Take[]> {
    await site.kill();
    await scene.receivers.quiet();
    if (kind === 'PostgreSQL') await eventually('its last statements are done', isAlone);
    return takenButNotNoted(scene.database, scene.receivers.takes);
  }
  /** True once PostgreSQL has finished the statements of the killed client. */
  async function isAlone(): Promise<boolean> {
    const others = sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and pid != pg_backend_pid() and state != 'idle'`;
    return (await others.execute(scene.database.query)).rows.length === 0;
  }

  it(`at ${kills} random points of ${kills * perKill} submissions loses no lead, and repeats only what it had no time to note`, async () => {
    const seed = seedOfThisRun();
    onTestFailed(() => console.error(`To repeat it: FAULT_SEED=${seed}`));
    const random = randomFrom(seed);
    const acknowledged = new Map<number, string>();
    const repeatable = new Set<Take>();
    const unacknowledged = () =>
      Array.from({ length: kills * perKill }, (_, n) => n).filter((n) => !acknowledged.has(n));

    /** Like visitors: resends each unanswered form with the same form_id. Four at a time. */
    async function submit(site: Site, numbers: number[]): Promise<void> {
      const send = async (): Promise<void> => {
        for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) {
          scene.receivers.events.emit('step');
          acknowledged.set(n, await site.store(contactOf(n)));
          scene.receivers.events.emit('step');
        }
      };
      await Promise.allSettled([send(), send(), send(), send()]);
    }

    for (let round = 1; round <= kills; round++) {
      const site = await startSite(scene.place.env);
      const steps = 1 + Math.floor(random() * perKill * stepsPerLead);
      const reached = stepsSeen(scene.receivers, steps);
      const submitted = submit(
        site,
        unacknowledged().filter((n) => n < round * perKill),
      );
      await reached;
      // The random pause varies the point of the kill between two steps.
      await pause(random() * 6);
      for (const take of await kill(site)) repeatable.add(take);
      await submitted;
    }
    const site = await startSite(scene.place.env);
    await submit(site, unacknowledged());
    expect(acknowledged.size).toBe(kills * perKill);
    await expectDelivered(scene.database, {
      acknowledged: acknowledged.values(),
      takes: scene.receivers.takes,
      repeatable,
    });
    expect(await site.end()).toBe(0);
  });

  it('between a receiver’s answer and our note of it repeats the delivery under the same id', async () => {
    const site = await startSite(scene.place.env);
    const id = await site.store(contactOf(1));
    // Accepted by the receiver; the process dies before it settles the delivery.
    scene.receivers.gate = () => site.kill();
    await once(scene.receivers.events, 'step');
    const repeatable = new Set(await kill(site));
    scene.receivers.gate = undefined;
    expect(repeatable.size).toBeGreaterThan(0);

    const next = await startSite(scene.place.env);
    await expectDelivered(scene.database, { acknowledged: [id], takes: scene.receivers.takes, repeatable });
    expect(scene.receivers.takes).toHaveLength(3 + repeatable.size);
    await next.end();
  });

  it('of two processes on one database leaves each mail file once and whole', async () => {
    const { SMTP_URL: _, CLOUD_FUNCTIONS_URL: __, ...toFiles } = scene.place.env;
    const sites = await Promise.all([startSite(toFiles), startSite(toFiles)]);
    const visits = sites.flatMap((site, half) =>
      Array.from({ length: 10 }, (_, n) => site.store(contactOf(half * 10 + n))),
    );
    await Promise.all(visits);
    await Promise.all(sites.map((site) => site.kill()));

    const last = await startSite(toFiles);
    const unsettled = () =>
      scene.database.query.selectFrom('delivery').select('id').where('state', '=', 'pending').execute();
    await eventually('everything is delivered', async () => (await unsettled()).length === 0, 30_000);
    await last.end();
    const folder = join(toFiles.DATA_DIR, 'mail');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const rows = await scene.database.query.selectFrom('delivery').select('id').execute();
    expect(names.sort()).toEqual(rows.map((row) => `${row.id}.eml`).sort());
    expect(names).toHaveLength(40);
    for (const name of names) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      expect(mail.html).toContain('</html>');
      expect(mail.text).toMatch(/Ihre Nachricht|Neue Anfrage/);
    }
  });
});

function stepsSeen({ events }: Receivers, count: number): Promise<void> {
  return new Promise((resolve) => {
    let seen = 0;
    const look = () => {
      seen++;
      if (seen < count) return;
      events.off('step', look);
      resolve();
    };
    events.on('step', look);
  });
}

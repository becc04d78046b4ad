import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFailed } from 'vitest';
import { databaseKinds, waitUntil } from '../createTestEnvironment.testing.ts';
import { contactFields } from './contactFields.testing.ts';
import { expectDelivered, findUnsettled } from './expectDelivered.testing.ts';
import type { ReceivedDelivery, Receivers } from './openReceivers.testing.ts';
import { readSeed, seededRandom } from './seededRandom.testing.ts';
import { setUpFixture } from './setUpFixture.testing.ts';
import { type SiteProcess, startSiteProcess } from './startSiteProcess.testing.ts';

const kills = 20;
const perKill = 10;
/** Observable steps of a lead: form sent and answered; delivery arrived and accepted at three destinations. */
const stepsPerLead = 8;

describe.each(databaseKinds)('kill -9 on %s', { timeout: 300_000 }, (kind) => {
  const fixture = setUpFixture(kind);

  /** Kills the process; returns the deliveries that it did not settle. */
  async function kill(site: SiteProcess): Promise<ReceivedDelivery[]> {
    await site.kill();
    await fixture.receivers.waitUntilIdle();
    if (kind === 'PostgreSQL') await waitUntil('its last statements are done', isAlone);
    return findUnsettled(fixture.database, fixture.receivers.received);
  }
  /** True once PostgreSQL has finished the statements of the killed client. */
  async function isAlone(): Promise<boolean> {
    const others = sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and pid != pg_backend_pid() and state != 'idle'`;
    return (await others.execute(fixture.database.query)).rows.length === 0;
  }

  it(`at ${kills} random points of ${kills * perKill} submissions loses no lead and repeats only unsettled deliveries`, async () => {
    const seed = readSeed();
    onTestFailed(() => console.error(`To repeat it: FAULT_SEED=${seed}`));
    const random = seededRandom(seed);
    const acknowledged = new Map<number, string>();
    const repeatable = new Set<ReceivedDelivery>();
    const unacknowledged = () =>
      Array.from({ length: kills * perKill }, (_, n) => n).filter((n) => !acknowledged.has(n));

    /** Like visitors: resends each unanswered form with the same form_id. Four at a time. */
    async function submit(site: SiteProcess, numbers: number[]): Promise<void> {
      const send = async (): Promise<void> => {
        for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) {
          fixture.receivers.events.emit('step');
          acknowledged.set(n, await site.postUntilStored(contactFields(n)));
          fixture.receivers.events.emit('step');
        }
      };
      await Promise.allSettled([send(), send(), send(), send()]);
    }

    for (let round = 1; round <= kills; round++) {
      const site = await startSiteProcess(fixture.environment.env);
      const steps = 1 + Math.floor(random() * perKill * stepsPerLead);
      const reached = stepsSeen(fixture.receivers, steps);
      const submitted = submit(
        site,
        unacknowledged().filter((n) => n < round * perKill),
      );
      await reached;
      // The random pause varies the point of the kill between two steps.
      await pause(random() * 6);
      for (const delivery of await kill(site)) repeatable.add(delivery);
      await submitted;
    }
    const site = await startSiteProcess(fixture.environment.env);
    await submit(site, unacknowledged());
    expect(acknowledged.size).toBe(kills * perKill);
    await expectDelivered(fixture.database, {
      acknowledged: acknowledged.values(),
      received: fixture.receivers.received,
      repeatable,
    });
    expect(await site.terminate()).toBe(0);
  });

  it('between a receiver’s response and the settlement repeats the delivery with the same id', async () => {
    const site = await startSiteProcess(fixture.environment.env);
    const id = await site.postUntilStored(contactFields(1));
    // Accepted by the receiver; the process dies before it settles the delivery.
    fixture.receivers.gate = () => site.kill();
    await once(fixture.receivers.events, 'step');
    const repeatable = new Set(await kill(site));
    fixture.receivers.gate = undefined;
    expect(repeatable.size).toBeGreaterThan(0);

    const next = await startSiteProcess(fixture.environment.env);
    await expectDelivered(fixture.database, { acknowledged: [id], received: fixture.receivers.received, repeatable });
    expect(fixture.receivers.received).toHaveLength(3 + repeatable.size);
    await next.terminate();
  });

  it('of two processes at once leaves each mail file once and complete', async () => {
    const { SMTP_URL: _, CLOUD_FUNCTIONS_URL: __, ...toFiles } = fixture.environment.env;
    const sites = await Promise.all([startSiteProcess(toFiles), startSiteProcess(toFiles)]);
    const visits = sites.flatMap((site, half) =>
      Array.from({ length: 10 }, (_, n) => site.postUntilStored(contactFields(half * 10 + n))),
    );
    await Promise.all(visits);
    await Promise.all(sites.map((site) => site.kill()));

    const last = await startSiteProcess(toFiles);
    const unsettled = () =>
      fixture.database.query.selectFrom('delivery').select('id').where('state', '=', 'pending').execute();
    await waitUntil('everything is delivered', async () => (await unsettled()).length === 0, 30_000);
    await last.terminate();
    const folder = join(toFiles.DATA_DIR, 'mail');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const rows = await fixture.database.query.selectFrom('delivery').select('id').execute();
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

import { sql } from 'kysely';
import { describe, expect, it, onTestFailed } from 'vitest';
import { contactOf } from './contactOf.ts';
import { expectDelivered } from './expectDelivered.ts';
import { randomFrom, seedOfThisRun } from './random.ts';
import { setScene } from './scene.ts';
import { startSite } from './startSite.ts';

const leadCount = 40;
/** Application name of the site's connections, so that the test cuts only these. */
const name = `cut-${process.pid}`;

describe('Connections to PostgreSQL', { timeout: 120_000 }, () => {
  const scene = setScene('PostgreSQL');

  /** Simulates a server restart or a network failure: the client cannot tell whether its statement was executed. */
  const cutAll = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`.execute(
      scene.database.query,
    );

  it('that are cut again and again cost no lead, and repeat nothing, because nobody died', async () => {
    const seed = seedOfThisRun();
    onTestFailed(() => console.error(`To repeat it: FAULT_SEED=${seed}`));
    const random = randomFrom(seed);
    let cuts = 0;
    const cutting = scene.receivers.events.on('step', () => {
      if (random() < 0.9) return;
      cuts++;
      void cutAll();
    });
    const site = await startSite({
      ...scene.place.env,
      DATABASE_URL: `${scene.place.env.DATABASE_URL}?application_name=${name}`,
    });
    const numbers = Array.from({ length: leadCount }, (_, n) => n);
    const acknowledged: string[] = [];
    const visit = async () => {
      for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) {
        acknowledged.push(await site.store(contactOf(n)));
      }
    };
    await Promise.all([visit(), visit(), visit(), visit()]);
    expect(new Set(acknowledged).size).toBe(leadCount);
    await expectDelivered(scene.database, { acknowledged, takes: scene.receivers.takes });
    cutting.removeAllListeners();
    expect(cuts).toBeGreaterThan(0);
    expect(await site.end()).toBe(0);
  });
});

import { sql } from 'kysely';
import { describe, expect, it, onTestFailed } from 'vitest';
import { contactOf } from './contactOf.ts';
import { expectDelivered } from './expectDelivered.ts';
import { randomFrom, seedOfThisRun } from './random.ts';
import { setScene } from './scene.ts';
import { startSite } from './startSite.ts';

const leadCount = 40;
/** What the connections of the site are called, so that those of the test are left alone. */
const name = `cut-${process.pid}`;

describe('Connections to PostgreSQL', { timeout: 120_000 }, () => {
  const scene = setScene('PostgreSQL');

  /** As a server that restarts, or a network that fails: whoever asked does not learn whether it was done. */
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

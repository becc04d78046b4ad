import { sql } from 'kysely';
import { describe, expect, it, onTestFailed } from 'vitest';
import { contactFields } from './contactFields.testing.ts';
import { expectDelivered } from './expectDelivered.testing.ts';
import { readSeed, seededRandom } from './seededRandom.testing.ts';
import { setUpFixture } from './setUpFixture.testing.ts';
import { startSiteProcess } from './startSiteProcess.testing.ts';

const leadCount = 40;
/** Application name of the site's connections, so that the test cuts only these. */
const name = `cut-${process.pid}`;

describe('Connections to PostgreSQL', { timeout: 120_000 }, () => {
  const fixture = setUpFixture('PostgreSQL');

  /** Simulates a server restart or a network failure: the client cannot tell whether its statement was executed. */
  const cutAll = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`.execute(
      fixture.database.query,
    );

  it('that are cut repeatedly lose no lead and repeat no delivery', async () => {
    const seed = readSeed();
    onTestFailed(() => console.error(`To repeat it: FAULT_SEED=${seed}`));
    const random = seededRandom(seed);
    let cuts = 0;
    const cutting = fixture.receivers.events.on('step', () => {
      if (random() < 0.9) return;
      cuts++;
      void cutAll();
    });
    const site = await startSiteProcess({
      ...fixture.environment.env,
      DATABASE_URL: `${fixture.environment.env.DATABASE_URL}?application_name=${name}`,
    });
    const numbers = Array.from({ length: leadCount }, (_, n) => n);
    const acknowledged: string[] = [];
    const visit = async () => {
      for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) {
        acknowledged.push(await site.postUntilStored(contactFields(n)));
      }
    };
    await Promise.all([visit(), visit(), visit(), visit()]);
    expect(new Set(acknowledged).size).toBe(leadCount);
    await expectDelivered(fixture.database, { acknowledged, received: fixture.receivers.received });
    cutting.removeAllListeners();
    expect(cuts).toBeGreaterThan(0);
    expect(await site.terminate()).toBe(0);
  });
});

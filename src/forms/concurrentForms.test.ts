import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { isBalanced, reconcile } from '../leads/reconcile.ts';
import { type OpenedServices, openServices } from '../server/openServices.ts';
import {
  contactForm,
  createTestEnvironment,
  type DatabaseKind,
  databaseKinds,
  type TestEnvironment,
} from '../testing/createTestEnvironment.testing.ts';

const number = 50;
const unlucky = 'visitor-17@example.org';

/** Faults for one of the leads, as SQL; dropping the trigger removes them. */
const faults: Record<DatabaseKind, Record<string, string[]>> = {
  SQLite: {
    // Not at its first statement, so that there is something to roll back.
    'one is refused': [
      `create trigger fault before insert on delivery when new.mailbox = '${unlucky}'
         begin select raise(abort, 'No'); end`,
    ],
    // SQLite rolls back in the same way when the disk is full.
    'the whole transaction is ended': [
      `create trigger fault before insert on lead when new.email = '${unlucky}' begin select raise(rollback, 'No'); end`,
    ],
    'the commit fails': [
      'create table debt (lead text references lead (id) deferrable initially deferred)',
      `create trigger fault after insert on lead when new.email = '${unlucky}' begin insert into debt values (''); end`,
    ],
  },
  PostgreSQL: {
    'one is refused': [
      "create function fault() returns trigger language plpgsql as $$ begin raise exception 'No'; end $$",
      `create trigger fault before insert on delivery
         for each row when (new.mailbox = '${unlucky}') execute function fault()`,
    ],
    'the commit fails': [
      "create function fault() returns trigger language plpgsql as $$ begin raise exception 'No'; end $$",
      `create constraint trigger fault after insert on lead deferrable initially deferred
         for each row when (new.email = '${unlucky}') execute function fault()`,
    ],
  },
};

describe.each(databaseKinds)('Fifty concurrent forms on %s', (kind) => {
  let environment: TestEnvironment;
  let database: Database;
  let leads: OpenedServices;

  beforeEach(async () => {
    environment = await createTestEnvironment(kind);
    database = await openDatabase(environment.env);
    leads = await openServices(environment.env);
  });
  afterEach(async () => {
    await leads.stop();
    await database.query.destroy();
    await environment.remove();
  });

  const run = (text: string) => sql.raw(text).execute(database.query);
  const post = (visitor: number) =>
    leads.leadService.accept({
      form: 'contact',
      locale: 'de',
      page: 'contact',
      request: contactForm({ email: `visitor-${visitor}@example.org`, form_id: `view-${visitor}` }),
      clientAddress: '192.0.2.1',
    });
  const postAll = async () => {
    const outcomes = await Promise.all(Array.from({ length: number }, (_, visitor) => post(visitor)));
    return {
      accepted: outcomes.flatMap((outcome) => (outcome.status === 303 ? [outcome.id] : [])).sort(),
      refused: outcomes.filter(({ status }) => status === 503).length,
    };
  };
  const stored = async () => {
    const rows = await database.query.selectFrom('lead').select('id').execute();
    return rows.map(({ id }) => id).sort();
  };

  it.each(Object.keys(faults[kind]))('store exactly the acknowledged leads when %s', async (fault) => {
    for (const statement of faults[kind][fault] ?? []) await run(statement);
    const { accepted, refused } = await postAll();
    expect(accepted.length + refused).toBe(number);
    expect(refused).toBeGreaterThan(0);
    expect(await stored()).toEqual(accepted);
    expect(isBalanced(await reconcile(database))).toBe(true);

    await run(kind === 'SQLite' ? 'drop trigger fault' : 'drop function fault cascade');
    const again = await postAll();
    expect(again.refused).toBe(0);
    expect(again.accepted).toEqual(await stored());
    expect(again.accepted).toEqual(expect.arrayContaining(accepted));
    expect(await leads.counts()).toMatchObject({ leads: number, pending: 2 * number });
    expect(isBalanced(await reconcile(database))).toBe(true);
  });

  it('are stored, except the one that the database refuses', async () => {
    for (const statement of faults[kind]['one is refused'] ?? []) await run(statement);
    const { accepted, refused } = await postAll();
    expect([accepted.length, refused]).toEqual([number - 1, 1]);
  });
});

/**
 * Runs the pending migrations in one transaction. Kysely's own migrator takes no lock on SQLite, so two processes that
 * start at once would both create the tables; here the second one waits and then finds them.
 */
import { type Kysely, sql } from 'kysely';
import { leads } from './migrations/0001-leads.ts';
import { newsletter } from './migrations/0002-newsletter.ts';
import { bookings } from './migrations/0003-bookings.ts';
import { context } from './migrations/0004-context.ts';
import { challenges } from './migrations/0005-challenges.ts';
import { removals } from './migrations/0007-removals.ts';
import { leases } from './migrations/0008-leases.ts';
import { consents } from './migrations/0010-consents.ts';
import { conversions } from './migrations/0011-conversions.ts';
import { keptQuestions } from './migrations/0012-kept-questions.ts';
import type { Schema } from './schema.ts';

/** In order. The name of a released migration never changes. */
const migrations: { name: string; up: (query: Kysely<Schema>) => Promise<void> }[] = [
  { name: '0001-leads', up: leads },
  { name: '0002-newsletter', up: newsletter },
  { name: '0003-bookings', up: bookings },
  { name: '0004-context', up: context },
  { name: '0005-challenges', up: challenges },
  { name: '0007-removals', up: removals },
  { name: '0008-leases', up: leases },
  { name: '0010-consents', up: consents },
  { name: '0011-conversions', up: conversions },
  { name: '0012-kept-questions', up: keptQuestions },
];

/** Arbitrary id of the advisory lock, the same in all processes of this project. */
const lockId = 20_191_120;

type Target = { query: Kysely<Schema>; kind: 'sqlite' | 'postgres' };

export async function migrate({ query, kind }: Target): Promise<void> {
  if (await isUpToDate(query)) return;
  await query.transaction().execute(async (transaction) => {
    // SQLite transactions begin with the write lock already taken (sqliteDialect.ts).
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(transaction);
    await sql`create table if not exists migration (name text primary key, applied_at text not null)`.execute(
      transaction,
    );
    const applied = await namesOfApplied(transaction);
    for (const { name, up } of migrations.filter((migration) => !applied.has(migration.name))) {
      await up(transaction);
      await sql`insert into migration (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
        transaction,
      );
    }
  });
}

/** Avoids the lock when no migration is pending. A database without the table is new. */
async function isUpToDate(query: Kysely<Schema>): Promise<boolean> {
  const applied = await namesOfApplied(query).catch(() => new Set<string>());
  return migrations.every(({ name }) => applied.has(name));
}

async function namesOfApplied(query: Kysely<Schema>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(query);
  return new Set(rows.map((row) => row.name));
}

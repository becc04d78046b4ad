/**
 * Runs several queries on one consistent snapshot while others write. On SQLite it skips the write lock that our other
 * transactions take at the start (sqliteDialect.ts), so that it neither blocks writers nor waits for them.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from './openDatabase.ts';
import type { Schema } from './schema.ts';

export async function runInSnapshot<Answer>(
  { query, kind }: Database,
  ask: (moment: Kysely<Schema>) => Promise<Answer>,
): Promise<Answer> {
  if (kind === 'postgres') return query.transaction().setIsolationLevel('repeatable read').execute(ask);
  return query.connection().execute(async (connection) => {
    await sql`begin deferred`.execute(connection);
    return ask(connection).finally(() => sql`commit`.execute(connection));
  });
}

/**
 * Several questions about one moment, while others write. On SQLite without the write lock that every transaction of ours
 * begins with (sqlite.ts): who only looks makes no visitor wait, and waits for nobody.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from './connection.ts';
import type { Schema } from './schema.ts';

export async function snapshot<Answer>(
  { query, kind }: Database,
  ask: (moment: Kysely<Schema>) => Promise<Answer>,
): Promise<Answer> {
  if (kind === 'postgres') return query.transaction().setIsolationLevel('repeatable read').execute(ask);
  return query.connection().execute(async (connection) => {
    await sql`begin deferred`.execute(connection);
    return ask(connection).finally(() => sql`commit`.execute(connection));
  });
}

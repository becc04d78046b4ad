/** The database of the site: SQLite in DATA_DIR, or PostgreSQL when DATABASE_URL is set. */
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Env } from '../env.ts';
import { groupCommit, type Write } from './groupCommit.ts';
import { migrate } from './migrate.ts';
import { restrictPermissions } from './privateFolder.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqliteDialect.ts';

export type Database = {
  query: Kysely<Schema>;
  kind: 'sqlite' | 'postgres';
  /** Runs one transaction: durable when it resolves, rolled back when the work throws. */
  write: Write;
};

/** Opens the database and brings its tables up to date. */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  restrictPermissions(env.DATA_DIR);
  const database = env.DATABASE_URL ? await openPostgres(env.DATABASE_URL) : openSqlite(join(env.DATA_DIR, 'site.db'));
  try {
    await migrate(database);
  } catch (error) {
    await database.query.destroy();
    throw error;
  }
  return database;
}

/** True if the database responds within two seconds. */
export async function isDatabaseReachable({ query }: Database): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, 2_000, false).unref());
  const answer = sql`select 1`.execute(query).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
}

function openSqlite(file: string): Database {
  const query = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  return { kind: 'sqlite', query, write: groupCommit(query) };
}

async function openPostgres(address: string): Promise<Database> {
  const query = new Kysely<Schema>({ dialect: await postgresDialect(address) });
  return { kind: 'postgres', query, write: (work) => query.transaction().execute(work) };
}

/** Loads the driver lazily: most installations use SQLite. */
async function postgresDialect(connectionString: string): Promise<PostgresDialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    application_name: 'website',
  });
  // A broken connection fails its query or is replaced. Without `error` listeners it would end the process: `pool`
  // reports idle clients, each client reports itself while checked out (between two queries of a transaction).
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

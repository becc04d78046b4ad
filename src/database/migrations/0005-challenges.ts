import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Proof of work: used challenges, and the key that signs challenges. schema.ts documents the columns. */
export async function challenges(query: Kysely<Schema>): Promise<void> {
  await query.schema
    .createTable('used_challenge')
    .addColumn('nonce', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();

  await query.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Proofs of consent, and the texts of the consents. schema.ts documents the columns. */
export async function consents(query: Kysely<Schema>): Promise<void> {
  await query.schema
    .createTable('consent')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('purposes', 'text', (column) => column.notNull())
    .addColumn('given_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await query.schema.createIndex('consent_given').on('consent').column('given_at').execute();

  await query.schema
    .createTable('consent_text')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('consent_text_key', ['version', 'locale'])
    .execute();
}

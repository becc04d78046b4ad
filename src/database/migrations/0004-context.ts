import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** What is known of a visit beside what the visitor wrote. Leads from before have none. */
export async function context(query: Kysely<Schema>): Promise<void> {
  await query.schema
    .alterTable('lead')
    .addColumn('context', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}

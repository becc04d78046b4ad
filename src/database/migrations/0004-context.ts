import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Context of a visit, in addition to the visitor's input. Earlier leads have none. */
export async function context(query: Kysely<Schema>): Promise<void> {
  await query.schema
    .alterTable('lead')
    .addColumn('context', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}

import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Questions that the chat could not answer and visitors let us keep. schema.ts documents the columns. */
export async function keptQuestions(query: Kysely<Schema>): Promise<void> {
  await query.schema
    .createTable('kept_question')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('kept_on', 'text', (column) => column.notNull())
    .execute();
}

import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Time when a lead was reported as a conversion. schema.ts documents the column. */
export async function conversions(query: Kysely<Schema>): Promise<void> {
  await query.schema.alterTable('lead').addColumn('converted_at', 'text').execute();
}

import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** When a lead was reported as a conversion. What the column means: schema.ts. */
export async function conversions(query: Kysely<Schema>): Promise<void> {
  await query.schema.alterTable('lead').addColumn('converted_at', 'text').execute();
}

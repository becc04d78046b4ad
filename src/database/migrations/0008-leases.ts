import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Leases without wall clocks (outbox/leases.ts), and columns that detect a clock set back (outbox/clockShift.ts). */
export async function leases(query: Kysely<Schema>): Promise<void> {
  for (const table of ['delivery', 'letter', 'removal'] as const) {
    await query.schema.alterTable(table).addColumn('planned_at', 'text').execute();
    // A partial index: it holds only leased rows, which are few.
    await query.schema
      .createIndex(`${table}_leased`)
      .on(table)
      .column('lease_owner')
      .where('lease_owner', 'is not', null)
      .execute();
  }
}

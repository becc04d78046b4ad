import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Leases without clocks (outbox/holders.ts), and what it takes to see that a clock was put back (outbox/rewind.ts). */
export async function leases(query: Kysely<Schema>): Promise<void> {
  for (const table of ['delivery', 'letter', 'removal'] as const) {
    await query.schema.alterTable(table).addColumn('planned_at', 'text').execute();
    // Few rows are leased at a time; of those that wait, or are done, this index holds nothing.
    await query.schema
      .createIndex(`${table}_leased`)
      .on(table)
      .column('lease_owner')
      .where('lease_owner', 'is not', null)
      .execute();
  }
}

import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** The outbox of removals. It has no reference to leads, because those are deleted. schema.ts documents the columns. */
export async function removals(query: Kysely<Schema>): Promise<void> {
  await query.schema
    .createTable('removal')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('mailbox', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('trying_since', 'text', (column) => column.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('receipt', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .execute();
  await query.schema.createIndex('removal_due').on('removal').columns(['state', 'target', 'due_at']).execute();
  await query.schema.createIndex('removal_lead').on('removal').column('lead_id').execute();

  await query.schema
    .alterTable('ledger')
    .addColumn('removals', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

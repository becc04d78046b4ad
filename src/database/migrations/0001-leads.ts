import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Leads, the ledger that outlives them, and the outbox. schema.ts documents the columns. */
export async function leads(query: Kysely<Schema>): Promise<void> {
  await query.schema
    .createTable('lead')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_key', 'text', (column) => column.unique())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('lead_created_at').on('lead').column('created_at').execute();

  await query.schema
    .createTable('ledger')
    .addColumn('lead_id', 'text', (column) => column.primaryKey())
    .addColumn('accepted_at', 'text', (column) => column.notNull())
    .addColumn('deliveries', 'integer', (column) => column.notNull())
    .addColumn('erased_at', 'text')
    .execute();

  await query.schema
    .createTable('delivery')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
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
  await query.schema.createIndex('delivery_due').on('delivery').columns(['state', 'target', 'due_at']).execute();
  await query.schema.createIndex('delivery_lead').on('delivery').column('lead_id').execute();
  await query.schema.createIndex('delivery_mailbox').on('delivery').columns(['mailbox', 'created_at']).execute();
}

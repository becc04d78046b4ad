import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Subscriptions with their proof of consent, ledger and outbox; issues, tokens, and the suppression list. See
 * schema.ts.
 */
export async function newsletter(query: Kysely<Schema>): Promise<void> {
  await query.schema
    .createTable('subscription')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_key', 'text', (column) => column.unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('consent_text', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('requested_from', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('confirmed_from', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('ended_by', 'text')
    .execute();
  await query.schema.createIndex('subscription_address').on('subscription').columns(['address', 'state']).execute();
  await query.schema.createIndex('subscription_state').on('subscription').columns(['state', 'locale']).execute();

  await query.schema
    .createTable('subscription_ledger')
    .addColumn('subscription_id', 'text', (column) => column.primaryKey())
    .addColumn('accepted_at', 'text', (column) => column.notNull())
    .addColumn('letters', 'integer', (column) => column.notNull())
    .addColumn('erased_at', 'text')
    .execute();

  await query.schema
    .createTable('newsletter_issue')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('markdown', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await query.schema
    .createTable('letter')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('subscription.id').onDelete('cascade'),
    )
    .addColumn('issue_id', 'text', (column) => column.references('newsletter_issue.id'))
    .addColumn('recipient', 'text')
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
    // NULLs are distinct on both databases: any number of rows may have no issue.
    .addUniqueConstraint('letter_once', ['issue_id', 'recipient'])
    .execute();
  await query.schema.createIndex('letter_due').on('letter').columns(['state', 'target', 'due_at']).execute();
  await query.schema.createIndex('letter_subscription').on('letter').column('subscription_id').execute();
  await query.schema.createIndex('letter_mailbox').on('letter').columns(['mailbox', 'trying_since']).execute();

  await query.schema
    .createTable('newsletter_token')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('subscription.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .execute();
  await query.schema.createIndex('newsletter_token_of').on('newsletter_token').column('subscription_id').execute();

  await query.schema
    .createTable('suppression')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
}

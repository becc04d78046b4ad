/** Erasing a lead also removes its document in Firestore. Removals go through an outbox, with retries. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Milliseconds. Longer than any attempt (worker.ts), so that a write in progress cannot end after the removal. */
const afterAttempts = 90_000;

/** Call it in the transaction that erases the leads. Returns the number of removals written. */
export async function queueRemovals(transaction: Transaction<Schema>, leadIds: readonly string[]): Promise<number> {
  if (leadIds.length === 0) return 0;
  const now = new Date();
  const dueAt = new Date(now.getTime() + afterAttempts).toISOString();
  await transaction
    .insertInto('removal')
    .values(
      leadIds.map((lead_id) => ({
        id: randomUUID(),
        lead_id,
        target: 'firestore-removal',
        state: 'pending',
        attempts: 0,
        due_at: dueAt,
        trying_since: dueAt,
        created_at: now.toISOString(),
      })),
    )
    .execute();
  await transaction.updateTable('ledger').set({ removals: 1 }).where('lead_id', 'in', leadIds).execute();
  return leadIds.length;
}

/** Leads that may have a document in Firestore, including those whose delivery is not confirmed. */
export async function findMirroredLeads(
  transaction: Transaction<Schema>,
  leadIds: readonly string[],
): Promise<string[]> {
  const rows = transaction.selectFrom('delivery').select('lead_id').where('target', '=', 'firestore-mirror');
  return (await rows.where('lead_id', 'in', leadIds).execute()).map((row) => row.lead_id);
}

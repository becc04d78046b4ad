/** What was handed on of a lead has to go, too, when the lead is erased: that is sent like everything else, with repeats. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Longer than any attempt (deliver.ts): a document that is just being written is not written after its removal. */
const afterAttempts = 90_000;

/** To be called in the transaction that erases the leads. Returns how many removals were written. */
export async function planRemovals(transaction: Transaction<Schema>, leadIds: readonly string[]): Promise<number> {
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

/** Leads that are, or may be, documents in Firestore: also those whose delivery has not been confirmed. */
export async function mirroredAmong(transaction: Transaction<Schema>, leadIds: readonly string[]): Promise<string[]> {
  const rows = transaction.selectFrom('delivery').select('lead_id').where('target', '=', 'firestore-mirror');
  return (await rows.where('lead_id', 'in', leadIds).execute()).map((row) => row.lead_id);
}

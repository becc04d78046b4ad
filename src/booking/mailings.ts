/** Outbox rows that a booking adds to those of its lead: changes at once, the reminder when its time has come. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { TargetName } from '../leads/target.ts';
import type { Change } from './change.ts';
import type { Rules } from './rules.ts';

const hour = 3_600_000;

/** Mails about changes that one inbox gets in a day; sales hears of all of them. */
const changeMailsPerDay = 10;

type Mailing = { leadId: string; target: TargetName; change: Change; dueAt?: Date; suppressed?: boolean };

/** Tells the visitor and sales what has changed, in the transaction of the change. */
export async function announce(
  transaction: Transaction<Schema>,
  { leadId, email, change }: { leadId: string; email: string; change: Change },
): Promise<void> {
  const suppressed = await hasHadEnough(transaction, email, change.at);
  await addMailing(transaction, { leadId, target: 'mail-change-to-sales', change });
  await addMailing(transaction, { leadId, target: 'mail-change', change, suppressed });
}

/** Writes the reminder down for its day; a demo that begins sooner needs none. */
export async function planReminder(
  transaction: Transaction<Schema>,
  { leadId, slot, sequence, rules, now }: { leadId: string; slot: string; sequence: number; rules: Rules; now: Date },
): Promise<void> {
  const dueAt = new Date(Date.parse(slot) - rules.reminderHours * hour);
  // Within two hours of the confirmation it would only repeat it.
  if (dueAt.getTime() < now.getTime() + 2 * hour) return;
  const change: Change = { kind: 'reminder', slot, sequence, at: dueAt.toISOString() };
  await addMailing(transaction, { leadId, target: 'mail-reminder', change, dueAt });
}

/** The demo will not take place then. A reminder that is being sent at this moment finds out by itself (targets.ts). */
export async function dropReminder(transaction: Transaction<Schema>, leadId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('delivery')
    .set({ state: 'suppressed', settled_at: now.toISOString(), lease_owner: null, lease_until: null })
    .where('lead_id', '=', leadId)
    .where('target', '=', 'mail-reminder')
    .where('state', '=', 'pending')
    .execute();
}

async function addMailing(transaction: Transaction<Schema>, mailing: Mailing): Promise<void> {
  const { leadId, target, change, dueAt, suppressed = false } = mailing;
  const now = new Date().toISOString();
  const due = dueAt?.toISOString() ?? now;
  await transaction
    .insertInto('delivery')
    .values({
      id: randomUUID(),
      lead_id: leadId,
      target,
      state: suppressed ? 'suppressed' : 'pending',
      mailbox: null,
      attempts: 0,
      due_at: due,
      // The seven days of trying begin when it is due.
      trying_since: due,
      created_at: now,
      settled_at: suppressed ? now : null,
      payload: JSON.stringify(change),
    })
    .execute();
  await transaction
    .updateTable('ledger')
    .set((row) => ({ deliveries: row('deliveries', '+', 1) }))
    .where('lead_id', '=', leadId)
    .execute();
}

/** Who moves a booking to and fro must not be able to fill somebody's inbox with it. */
async function hasHadEnough(transaction: Transaction<Schema>, email: string, at: string): Promise<boolean> {
  const since = new Date(Date.parse(at) - 24 * hour).toISOString();
  const { sent } = await transaction
    .selectFrom('delivery')
    .innerJoin('lead', 'lead.id', 'delivery.lead_id')
    .select((select) => select.fn.countAll().as('sent'))
    .where('lead.email', '=', email)
    .where('delivery.target', '=', 'mail-change')
    .where('delivery.state', '!=', 'suppressed')
    .where('delivery.created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(sent) >= changeMailsPerDay;
}

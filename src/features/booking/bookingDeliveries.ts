/** Outbox rows that a booking adds to those of its lead: changes at once, the reminder at its due time. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Schema } from '../../database/schema.ts';
import { normaliseMailbox, secondsUntilBookingMail } from '../../forms/inboxRateLimits.ts';
import type { DestinationName } from '../../outbox/delivery.ts';
import type { BookingChange } from './bookingChange.ts';
import type { BookingRules } from './bookingRules.ts';

const hour = 3_600_000;

type Mailing = {
  leadId: string;
  destination: DestinationName;
  change: BookingChange;
  mailbox?: string;
  dueAt?: Date;
  suppressed?: boolean;
};

/**
 * Writes the mails about a change in its transaction. Sales gets every mail; the visitor gets none once the inbox has
 * reached its daily limit.
 */
export async function queueChangeMails(
  transaction: Transaction<Schema>,
  kind: Database['kind'],
  { leadId, email, change }: { leadId: string; email: string; change: BookingChange },
): Promise<void> {
  const mailbox = normaliseMailbox(email);
  const suppressed = (await secondsUntilBookingMail(transaction, kind, mailbox, new Date(change.at))) > 0;
  await addMailing(transaction, { leadId, destination: 'mail-change-to-sales', change });
  await addMailing(transaction, { leadId, destination: 'mail-change', change, mailbox, suppressed });
}

/** Whether the visitor was sent the latest change of this booking. */
export async function wasMailed(transaction: Transaction<Schema>, leadId: string): Promise<boolean> {
  const latest = await transaction
    .selectFrom('delivery')
    .select('state')
    .where('lead_id', '=', leadId)
    .where('target', '=', 'mail-change')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return latest?.state !== 'suppressed';
}

/** Schedules the reminder; a demo that begins sooner gets none. */
export async function scheduleReminder(
  transaction: Transaction<Schema>,
  {
    leadId,
    slot,
    sequence,
    rules,
    now,
  }: { leadId: string; slot: string; sequence: number; rules: BookingRules; now: Date },
): Promise<void> {
  const dueAt = new Date(Date.parse(slot) - rules.reminderHours * hour);
  // Within two hours of the confirmation it would only repeat it.
  if (dueAt.getTime() < now.getTime() + 2 * hour) return;
  const change: BookingChange = { kind: 'reminder', slot, sequence, at: dueAt.toISOString() };
  await addMailing(transaction, { leadId, destination: 'mail-reminder', change, dueAt });
}

/**
 * Suppresses the pending reminder. One that is already being sent is checked again by `isReminderDue`
 * (outbox/openDestinations.ts).
 */
export async function suppressReminder(transaction: Transaction<Schema>, leadId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('delivery')
    .set({ state: 'suppressed', settled_at: now.toISOString(), lease_owner: null, lease_until: null })
    .where('lead_id', '=', leadId)
    .where('target', '=', 'mail-reminder')
    .where('state', '=', 'pending')
    .execute();
}

async function addMailing(transaction: Transaction<Schema>, mailing: Mailing): Promise<void> {
  const { leadId, destination, change, mailbox = null, dueAt, suppressed = false } = mailing;
  const now = new Date().toISOString();
  const due = dueAt?.toISOString() ?? now;
  await transaction
    .insertInto('delivery')
    .values({
      id: randomUUID(),
      lead_id: leadId,
      target: destination,
      state: suppressed ? 'suppressed' : 'pending',
      mailbox,
      attempts: 0,
      due_at: due,
      // The seven days of retries begin at the due time.
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

/** Stores an accepted lead with its outbox rows in one transaction. */
import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { checkConfirmationLimit, normaliseMailbox } from '../forms/inboxRateLimits.ts';
import type { LeadContext } from '../forms/leadContext.ts';
import { markProofUsed, type ProofResult } from '../forms/proofOfWork.ts';
import { type DestinationName, rateLimitedDestinations } from '../outbox/delivery.ts';
import type { Locale, PageId } from '../routes/table.ts';
import type { LeadFormName } from './leadService.ts';

export type NewLead = {
  form: LeadFormName;
  locale: Locale;
  page: PageId;
  email: string;
  fields: Record<string, string>;
  context?: LeadContext;
  destinations: readonly DestinationName[];
  submissionKey: string | null;
  /** Marked as used in the same transaction; absent in commands. */
  proof?: ProofResult;
  /** Runs between the lead and its deliveries, in the same transaction; an exception rolls everything back. */
  inTransaction?: (transaction: Transaction<Schema>, leadId: string, now: Date) => Promise<void>;
};

type DeliveryRow = Insertable<Schema['delivery']>;

/** Stores the lead and its deliveries, or finds the lead stored under the same submission key. Returns its id. */
export async function storeLead(database: Database, lead: NewLead, now: Date = new Date()): Promise<string> {
  return database.write(async (transaction) => {
    const time = now.toISOString();
    const id = randomUUID();
    const inserted = await transaction
      .insertInto('lead')
      .values({
        id,
        submission_key: lead.submissionKey,
        form: lead.form,
        locale: lead.locale,
        page: lead.page,
        email: lead.email,
        fields: JSON.stringify(lead.fields),
        context: JSON.stringify(lead.context ?? {}),
        created_at: time,
      })
      .onConflict((conflict) => conflict.column('submission_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) {
      const known = transaction.selectFrom('lead').select('id').where('submission_key', '=', lead.submissionKey);
      return (await known.executeTakeFirstOrThrow()).id;
    }

    if (lead.proof) await markProofUsed(transaction, lead.proof);
    await transaction
      .insertInto('ledger')
      .values({ lead_id: id, accepted_at: time, deliveries: lead.destinations.length, erased_at: null })
      .execute();
    await lead.inTransaction?.(transaction, id, now);
    const deliveries: DeliveryRow[] = [];
    for (const destination of lead.destinations) {
      const mailbox = rateLimitedDestinations.has(destination) ? normaliseMailbox(lead.email) : null;
      // Bookings have a separate limit, checked before the seat was taken (features/booking/reserveSlot.ts).
      const isLimited = mailbox !== null && lead.form !== 'demo';
      const allowance = isLimited ? await checkConfirmationLimit(transaction, database.kind, mailbox, now) : null;
      // The mail with the calculated result is delayed, not suppressed: it contains more than the thank-you page.
      const dueAt = allowance?.kind === 'later' && lead.form === 'roi' ? allowance.at.toISOString() : time;
      const suppressed = allowance !== null && allowance.kind !== 'now' && dueAt === time;
      deliveries.push({
        id: randomUUID(),
        lead_id: id,
        target: destination,
        state: suppressed ? 'suppressed' : 'pending',
        mailbox,
        attempts: 0,
        due_at: dueAt,
        trying_since: dueAt,
        created_at: time,
        settled_at: suppressed ? time : null,
      });
    }
    if (deliveries.length > 0) await transaction.insertInto('delivery').values(deliveries).execute();
    return id;
  });
}

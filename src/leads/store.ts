/** Puts an accepted lead on disk together with everything that has to be sent for it: one transaction. */
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import type { Locale, PageId } from '../routes/table.ts';
import type { FormName } from './desk.ts';
import { limitedTargets, type TargetName } from './target.ts';

export type NewLead = {
  form: FormName;
  locale: Locale;
  page: PageId;
  email: string;
  fields: Record<string, string>;
  targets: readonly TargetName[];
  submissionKey: string | null;
};

const minute = 60_000;
const day = 24 * 60 * minute;

/** quality.md, Secure: confirmation mails per address. */
const confirmationLimits = [
  { within: 10 * minute, atMost: 1 },
  { within: day, atMost: 5 },
];

/** Stores the lead and its deliveries, or finds the one already stored under its key. Returns its id. */
export async function storeLead(database: Database, lead: NewLead, now: Date = new Date()): Promise<string> {
  return database.query.transaction().execute(async (transaction) => {
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
        created_at: time,
      })
      .onConflict((conflict) => conflict.column('submission_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) {
      const known = transaction.selectFrom('lead').select('id').where('submission_key', '=', lead.submissionKey);
      return (await known.executeTakeFirstOrThrow()).id;
    }

    await transaction
      .insertInto('ledger')
      .values({ lead_id: id, accepted_at: time, deliveries: lead.targets.length, erased_at: null })
      .execute();
    for (const target of lead.targets) {
      const mailbox = limitedTargets.has(target) ? mailboxOf(lead.email) : null;
      const suppressed = mailbox !== null && (await isFull(transaction, database.kind, mailbox, now));
      await transaction
        .insertInto('delivery')
        .values({
          id: randomUUID(),
          lead_id: id,
          target,
          state: suppressed ? 'suppressed' : 'pending',
          mailbox,
          attempts: 0,
          due_at: time,
          trying_since: time,
          created_at: time,
          settled_at: suppressed ? time : null,
        })
        .execute();
    }
    return id;
  });
}

/** Has this inbox had as many messages as we send to one? */
async function isFull(
  transaction: Transaction<Schema>,
  kind: Database['kind'],
  mailbox: string,
  now: Date,
): Promise<boolean> {
  // Two leads of one address at the same moment must not both find room. SQLite has one writer anyway.
  if (kind === 'postgres') {
    await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(transaction);
  }
  const sent = await transaction
    .selectFrom('delivery')
    .select('created_at')
    .where('mailbox', '=', mailbox)
    .where('state', '!=', 'suppressed')
    .where('created_at', '>', new Date(now.getTime() - day).toISOString())
    .execute();
  const ages = sent.map((row) => now.getTime() - Date.parse(row.created_at));
  return confirmationLimits.some(({ within, atMost }) => ages.filter((age) => age < within).length >= atMost);
}

/** Addresses that reach one inbox: letters of either case, with or without a +tag. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  return `${name}${address.slice(at)}`.toLowerCase();
}

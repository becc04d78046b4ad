/**
 * Limits mails per inbox (quality.md, Secure), so that a stranger cannot flood it through our forms. Confirmations: one
 * in ten minutes, five a day, over all forms. Booking mails: eight a day, counted separately (docs/decisions/0185).
 */
import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const confirmationIntervalMs = 10 * minute;
const confirmationsPerDay = 5;
const bookingMailsPerDay = 8;

/** Another mail is allowed now, at a later time, or not at all. */
export type MailAllowance = { kind: 'now' } | { kind: 'later'; at: Date } | { kind: 'none' };

export async function checkConfirmationLimit(
  transaction: Transaction<Schema>,
  kind: Database['kind'],
  mailbox: string,
  now: Date,
): Promise<MailAllowance> {
  await lockInbox(transaction, kind, mailbox);
  const all = await agesOfConfirmations(transaction, mailbox, now);
  if (all.filter((age) => age < day).length >= confirmationsPerDay) return { kind: 'none' };
  // A mail scheduled for later has a negative age; the next one is scheduled after it.
  const youngest = Math.min(...all);
  return youngest < confirmationIntervalMs
    ? { kind: 'later', at: new Date(now.getTime() - youngest + confirmationIntervalMs) }
    : { kind: 'now' };
}

/** Seconds until the inbox may get another booking mail; 0: now. */
export async function secondsUntilBookingMail(
  transaction: Transaction<Schema>,
  kind: Database['kind'],
  mailbox: string,
  now: Date,
): Promise<number> {
  await lockInbox(transaction, kind, mailbox);
  const sent = await mailsSentTo(transaction, 'delivery', mailbox, now).where(leadForm, '=', 'demo').execute();
  const ages = agesIn(sent, now).sort((one, other) => one - other);
  const age = ages[bookingMailsPerDay - 1];
  return age === undefined ? 0 : Math.ceil((day - age) / 1_000);
}

/** Serialises concurrent requests for one inbox, so that both cannot pass the limit. SQLite has one writer anyway. */
export async function lockInbox(
  transaction: Transaction<Schema>,
  kind: Database['kind'],
  mailbox: string,
): Promise<void> {
  if (kind !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(transaction);
}

async function agesOfConfirmations(transaction: Transaction<Schema>, mailbox: string, now: Date): Promise<number[]> {
  const forms = mailsSentTo(transaction, 'delivery', mailbox, now).where(leadForm, '!=', 'demo');
  const sent = await forms.unionAll(mailsSentTo(transaction, 'letter', mailbox, now)).execute();
  return agesIn(sent, now);
}

/** Mails to an inbox in the last 24 hours. */
const mailsSentTo = (transaction: Transaction<Schema>, table: 'delivery' | 'letter', mailbox: string, now: Date) =>
  transaction
    // Both tables have these columns (schema.ts, OutboxColumns).
    .selectFrom(table as 'delivery')
    .select('trying_since')
    .where('mailbox', '=', mailbox)
    .where('state', '!=', 'suppressed')
    .where('trying_since', '>', new Date(now.getTime() - day).toISOString());

/** The form of a delivery's lead. */
const leadForm = ({ selectFrom }: ExpressionBuilder<Schema, 'delivery'>) =>
  selectFrom('lead').select('lead.form').whereRef('lead.id', '=', 'delivery.lead_id');

/** Milliseconds. No mail is scheduled further ahead than the pause: later times come from a clock set back since. */
const agesIn = (sent: readonly { trying_since: string }[], now: Date): number[] =>
  sent.map((row) => now.getTime() - Date.parse(row.trying_since)).filter((age) => age >= -confirmationIntervalMs);

/**
 * Normalises addresses that reach the same inbox: lower case, without a +tag. Gmail also ignores dots in the name and
 * has a second domain (support.google.com/mail/answer/7436150).
 */
export function normaliseMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  const domain = address.slice(at + 1).toLowerCase();
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/**
 * How many mails one inbox gets (quality.md, Secure), so that a stranger cannot flood it with our forms: confirmations one
 * in ten minutes and five a day, all forms together; mails of bookings eight a day (docs/decisions/0185). Neither
 * counts the other.
 */
import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const pauseBetween = 10 * minute;
const perDay = 5;
const bookingMailsPerDay = 8;

/** Room for another mail now, from a later time on, or not at all. */
export type Room = { kind: 'now' } | { kind: 'later'; at: Date } | { kind: 'none' };

export async function roomIn(
  transaction: Transaction<Schema>,
  kind: Database['kind'],
  mailbox: string,
  now: Date,
): Promise<Room> {
  await lockInbox(transaction, kind, mailbox);
  const all = await agesOfConfirmations(transaction, mailbox, now);
  if (all.filter((age) => age < day).length >= perDay) return { kind: 'none' };
  // A mail that waits for its time has a negative age: the next one waits for it.
  const youngest = Math.min(...all);
  return youngest < pauseBetween
    ? { kind: 'later', at: new Date(now.getTime() - youngest + pauseBetween) }
    : { kind: 'now' };
}

/** Seconds until the inbox may get another mail about its bookings; 0: now. */
export async function waitForBookingMail(
  transaction: Transaction<Schema>,
  kind: Database['kind'],
  mailbox: string,
  now: Date,
): Promise<number> {
  await lockInbox(transaction, kind, mailbox);
  const sent = await sentBy(transaction, 'delivery', mailbox, now).where(leadForm, '=', 'demo').execute();
  const ages = agesIn(sent, now).sort((one, other) => one - other);
  const age = ages[bookingMailsPerDay - 1];
  return age === undefined ? 0 : Math.ceil((day - age) / 1_000);
}

/** Two requests for one inbox at the same moment must not both find room. SQLite has one writer anyway. */
export async function lockInbox(
  transaction: Transaction<Schema>,
  kind: Database['kind'],
  mailbox: string,
): Promise<void> {
  if (kind !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(transaction);
}

async function agesOfConfirmations(transaction: Transaction<Schema>, mailbox: string, now: Date): Promise<number[]> {
  const forms = sentBy(transaction, 'delivery', mailbox, now).where(leadForm, '!=', 'demo');
  const sent = await forms.unionAll(sentBy(transaction, 'letter', mailbox, now)).execute();
  return agesIn(sent, now);
}

/** Mails to an inbox in the last day. */
const sentBy = (transaction: Transaction<Schema>, table: 'delivery' | 'letter', mailbox: string, now: Date) =>
  transaction
    // The two have these columns in common (schema.ts, QueueColumns).
    .selectFrom(table as 'delivery')
    .select('trying_since')
    .where('mailbox', '=', mailbox)
    .where('state', '!=', 'suppressed')
    .where('trying_since', '>', new Date(now.getTime() - day).toISOString());

/** The form of a delivery's lead. */
const leadForm = ({ selectFrom }: ExpressionBuilder<Schema, 'delivery'>) =>
  selectFrom('lead').select('lead.form').whereRef('lead.id', '=', 'delivery.lead_id');

/** Nothing waits longer than the pause: what lies further ahead comes from a clock that was put back since. */
const agesIn = (sent: readonly { trying_since: string }[], now: Date): number[] =>
  sent.map((row) => now.getTime() - Date.parse(row.trying_since)).filter((age) => age >= -pauseBetween);

/**
 * Addresses that reach one inbox: letters of either case, with or without a +tag; Gmail also ignores dots in the name, and
 * has a second domain (support.google.com/mail/answer/7436150).
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  const domain = address.slice(at + 1).toLowerCase();
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

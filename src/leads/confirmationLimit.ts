/**
 * How many confirmation mails one inbox gets (quality.md, Secure): one in ten minutes, five a day, whichever form asks
 * for them. Nobody can use our forms to flood somebody else.
 */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const pauseBetween = 10 * minute;
const perDay = 5;

/** Room for another mail now, from a later time on, or not at all. */
export type Room = { kind: 'now' } | { kind: 'later'; at: Date } | { kind: 'none' };

export async function roomIn(
  transaction: Transaction<Schema>,
  kind: Database['kind'],
  mailbox: string,
  now: Date,
): Promise<Room> {
  await lockInbox(transaction, kind, mailbox);
  const all = await agesOf(transaction, mailbox, now);
  if (all.filter((age) => age < day).length >= perDay) return { kind: 'none' };
  // A mail that waits for its time has a negative age: the next one waits for it.
  const youngest = Math.min(...all);
  return youngest < pauseBetween
    ? { kind: 'later', at: new Date(now.getTime() - youngest + pauseBetween) }
    : { kind: 'now' };
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

async function agesOf(transaction: Transaction<Schema>, mailbox: string, now: Date): Promise<number[]> {
  const sentBy = (table: 'delivery' | 'letter') =>
    transaction
      // The two have these columns in common (schema.ts, QueueColumns).
      .selectFrom(table as 'delivery')
      .select('trying_since')
      .where('mailbox', '=', mailbox)
      .where('state', '!=', 'suppressed')
      .where('trying_since', '>', new Date(now.getTime() - day).toISOString());
  const sent = await sentBy('delivery').unionAll(sentBy('letter')).execute();
  // Nothing waits longer than the pause: what lies further ahead comes from a clock that was put back since.
  return sent.map((row) => now.getTime() - Date.parse(row.trying_since)).filter((age) => age >= -pauseBetween);
}

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
